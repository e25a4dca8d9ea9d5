/**
 * Takes the pictures that browsers show when they offer to install the site, of the built site in `out/`:
 *
 *   npm run build && npm run screenshots
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { runScript } from '@/lib/machine/run-script';
import { serveFolder } from '@/lib/publish/hosting/static-server';
import { screenshots } from '@/lib/publish/seo/screenshots';
import { BROWSER_ARGS, findBrowser } from './browser';
import { firstAppPath } from './first-app';

async function takeAll(): Promise<void> {
  const app = firstAppPath('out');
  if (!app) throw new Error('The catalogue is empty. Add an app first.');
  const server = await serveFolder('out');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    for (const { file, page: path = app, width, height, scale } of screenshots) {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      // The first visit loads the font, and does not show it.
      await page.reload({ waitUntil: 'networkidle' });
      const picture = await sharp(await page.screenshot())
        .webp({ quality: 80 })
        .toBuffer();
      const target = join('public', file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, picture);
      console.log(`${target}: ${Math.round(picture.length / 1000)} kB`);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

runScript(takeAll);
