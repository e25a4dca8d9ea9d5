/**
 * Builds the site that the tests of the software use, with the catalogue and the brand in __tests__/fixtures/site, into
 * .next/catalogue-site/out.
 *
 *   npm run test:site
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { runScript } from '@/lib/machine/run-script';
import { screenshots } from '@/lib/publish/seo/screenshots';
import { buildSite } from '../e2e/build-site';
import { copyDir } from '../e2e/site-copy';
import { catalogue } from '../fixtures/site/catalogue';

/** Blank pictures for the manifest. */
async function drawScreenshots(): Promise<Map<string, Buffer>> {
  const drawn = new Map<string, Buffer>();
  for (const { file, width, height, scale } of screenshots) {
    const blank = { width: width * scale, height: height * scale, channels: 3, background: '#fff' } as const;
    drawn.set(file, await sharp({ create: blank }).webp().toBuffer());
  }
  return drawn;
}

async function buildTestSite(): Promise<void> {
  const pictures = await drawScreenshots();
  const { log } = await buildSite('site', {
    apps: catalogue,
    prepare: (dir) => {
      for (const [file, picture] of pictures) {
        const path = join(dir, 'public', file);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, picture);
      }
    },
  });
  // Whoever builds the site for the first time would have to understand it.
  const [warning] = /^.*\bWarning: .*$/m.exec(log) ?? [];
  if (warning) throw new Error(`The build prints ${JSON.stringify(warning)}.`);
  console.log(`Built the site under test in ${copyDir('site')}.`);
}

runScript(buildTestSite);
