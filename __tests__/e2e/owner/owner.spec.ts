import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { site } from '@/lib/site';
import { needsEnglish, testAnySite } from '../any-site';
import { expect, test } from '../support';

// The site in `out`, with the catalogue and the brand of its owner, whatever they are.

testAnySite('out');

test('the catalogue is published unchanged', () => {
  const [published, source] = ['out', 'public'].map((folder) => readFileSync(join(folder, 'appsData.json')));
  expect(published?.equals(source!), 'out/ is older than the catalogue: npm run build').toBe(true);
});

test('the pictures of the manifest exist, in the sizes that it names', async () => {
  const { icons, screenshots } = JSON.parse(readFileSync(join('out', 'manifest.webmanifest'), 'utf8'));
  for (const { src, sizes } of [...icons, ...screenshots]) {
    // Below a base path, the folder is that of the path.
    const file = src.replace(/^.*\/(favicons|screenshots)\//, '$1/');
    const { width, height } = await sharp(join('out', file)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the brand is in the titles, the header and the footer', async ({ page }) => {
  needsEnglish('out');
  await page.goto('./apps');
  await expect(page).toHaveTitle(`All Apps | ${site.name}`);
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAccessibleName(site.name);
  await expect(page.getByRole('contentinfo')).toContainText(site.tagline);
});
