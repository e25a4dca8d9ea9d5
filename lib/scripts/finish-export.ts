/**
 * The last step of `npm run build`: makes every page of `out/` complete without JavaScript, and names its hashed files
 * to the hosts.
 *
 * React writes what stands inside a `<Suspense>` boundary (every `loading.tsx` makes one) to the end of a page that
 * is longer than 12.8 kB, hidden, and has a script move it to its place: right for a stream, wrong for a file.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineBoundaries } from '@/lib/build/export/inline-boundaries';
import { writeHosting } from '@/lib/build/hosting/write';
import { siteUrl } from '@/lib/build/seo/site-url';
import { writeSharing } from '@/lib/build/sharing/write';

const OUT = join(process.cwd(), 'out');

/** The page that stands in for the details of an empty catalogue: an export needs one. */
const NO_APP = join('apps', 'appdetails', 'none');

async function finish(): Promise<void> {
  for (const path of [`${NO_APP}.html`, `${NO_APP}.txt`, NO_APP])
    await rm(join(OUT, path), { recursive: true, force: true });

  const pages = (await readdir(OUT, { recursive: true })).filter((path) => path.endsWith('.html'));
  let inlined = 0;
  for (const page of pages) {
    const path = join(OUT, page);
    const html = await readFile(path, 'utf8');
    const finished = inlineBoundaries(html, page);
    if (finished === html) continue;
    await writeFile(path, finished);
    inlined += 1;
  }
  console.log(
    `Finished the export: ${pages.length} pages, ${inlined} of them made whole without JavaScript.`,
  );
  await writeHosting(OUT);
  const drawn = await writeSharing(OUT);
  console.log(
    drawn === null
      ? 'No sitemap, canonical addresses or share pictures: SITE_URL names no origin.'
      : `Wrote the sitemap and drew ${drawn} share pictures for ${siteUrl()}.`,
  );
}

void finish();
