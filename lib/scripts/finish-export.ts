/**
 * The last step of npm run build: completes the pages of `out/`, removes files that no browser requests, and writes
 * resized images, the licences, the hosts' files, the sitemap and the share pictures.
 *
 * In a page over 12.8 kB, React writes the content of a `<Suspense>` boundary (every `loading.tsx` is one) to the end,
 * hidden, with a script that moves it into place (react#35460, next.js#91806). This step moves it into place in the
 * file, so that the page is complete without JavaScript. It also inlines the stylesheets, so that the first paint does
 * not wait for them.
 */
import '@/lib/build/load-env';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeLargeFiles } from '@/lib/build/catalogue/large';
import { readCatalogue } from '@/lib/build/catalogue/read';
import { checkFiles } from '@/lib/build/export/check-files';
import { imageOrigins } from '@/lib/build/export/content-security-policy';
import { finishPages } from '@/lib/build/export/finish-pages';
import { writeFormerPages } from '@/lib/build/export/former-pages';
import { listFiles } from '@/lib/build/export/list-files';
import { removeUnneeded } from '@/lib/build/export/remove-unneeded';
import { sizeReport } from '@/lib/build/export/size-report';
import { writeHeadersFile } from '@/lib/build/hosting/headers-file';
import { writeResized } from '@/lib/build/images/write-resized';
import { writeLicences } from '@/lib/build/licences/write';
import { writeWorker } from '@/lib/build/offline/write-worker';
import { pageHead } from '@/lib/build/seo/page-head';
import { siteUrl } from '@/lib/build/seo/site-url';
import { describeSettings, readSettings } from '@/lib/build/settings';
import { writeSharing } from '@/lib/build/sharing/write';
import { loadProjectSettings } from '@/lib/catalogue/check/settings';
import { printable } from '@/lib/catalogue/printable';
import { plural } from '@/lib/format';
import { runScript } from '@/lib/machine/run-script';

const OUT = join(process.cwd(), 'out');

/** Placeholder pages. A static export needs at least one page for each route, also if the catalogue is empty. */
const PLACEHOLDERS = [
  join('apps', 'appdetails', 'none'),
  join('apps', 'page', 'none'),
  join('apps', 'developers', '_none'),
];

async function finish(): Promise<void> {
  const settings = describeSettings();
  if (settings.length > 0) console.log(printable(`Settings: ${settings.join(', ')}.`));
  for (const path of PLACEHOLDERS.flatMap((page) => [`${page}.html`, `${page}.txt`, page]))
    await rm(join(OUT, path), { recursive: true, force: true });
  await removeUnneeded(OUT);
  await checkFiles(OUT, join(process.cwd(), 'public'));

  const apps = await readCatalogue();
  const pages = await finishPages(OUT, { head: pageHead(apps), imageOrigins: imageOrigins(apps) });
  console.log(`Finished the export: ${plural(pages, 'page')}, complete without JavaScript.`);
  const formerPages = await writeFormerPages(OUT, apps, loadProjectSettings(process.cwd()).formerDevelopers);
  if (formerPages > 0) console.log(`Wrote ${plural(formerPages, 'page')} for former names of developers.`);
  const shards = await writeLargeFiles(OUT);
  if (shards > 0)
    console.log(
      `Wrote the cards of a large catalogue, and ${plural(shards, 'shard')} for the comparison of apps.`,
    );
  const resized = await writeResized(apps, {
    out: OUT,
    cache: join(process.cwd(), '.next', 'cache', 'resized'),
  });
  if (resized > 0) console.log(`Resized ${plural(resized, 'image')}.`);
  const sizes = await writeWorker(readSettings().hasWorker, OUT);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    sizes.length > 0
      ? `Wrote the service worker, which stores ${plural(sizes.length, 'file')} (${Math.round(bytes / 1000)} kB uncompressed) when it is installed.`
      : 'Wrote a service worker that removes itself: this build works online only.',
  );
  const licences = writeLicences(OUT, process.cwd());
  console.log(`Wrote the licences of ${licences} packages, fonts and sets of icons.`);
  await writeHeadersFile(OUT);
  const drawn = await writeSharing(apps, OUT);
  console.log(
    drawn === null
      ? 'No sitemap, canonical URLs or share pictures, because SITE_URL is not set.'
      : `Wrote the sitemap and drew ${drawn} share pictures for ${siteUrl()}.`,
  );
  for (const line of sizeReport(await listFiles(OUT))) console.log(line);
}

runScript(finish);
