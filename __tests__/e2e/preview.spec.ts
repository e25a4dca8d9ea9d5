import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_PATH, PICTURE_PATH, TOKEN_HEADER } from '@/lib/editor/protocol';
import { expectNoViolations } from './axe';
import { builtSite } from './build-site';
import { chunksOf, newerMethodsIn } from './client-code';
import { copies } from './copies';
import { productionOrigin, SECRETS } from './preview-copy';
import { expectQuietBuild, headOf } from './published-site';
import { expect, hydrated, LONG, test } from './support';

/** Strings that only a preview build contains: names and texts of its markup, and values of its settings. */
const MARKERS = [
  'preview-bar',
  'Changes from production',
  'noindex, nofollow',
  'PREVIEW',
  '1a2b3c4',
  'new-icons',
];

/** The strings that occur in any file of a folder. */
function stringsIn(out: string, strings: readonly string[]): string[] {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
  return strings.filter((string) => texts.some((text) => text.includes(string)));
}

test('a production build excludes the preview and the editor', () => {
  expect(stringsIn(copies.site, [...MARKERS, FILE_PATH, PICTURE_PATH, TOKEN_HEADER])).toEqual([]);
  expect(existsSync(join(copies.site, 'edit.html'))).toBe(false);
});

test.describe('a preview', () => {
  test.use({ folder: copies.preview, expectedNoise: /404 \(Not Found\)/ });

  test('contains the markers that a production build must not contain', () => {
    expect(stringsIn(copies.preview, MARKERS)).toEqual(
      expect.arrayContaining(['preview-bar', 'Changes from production', 'new-icons']),
    );
  });

  test('has an editor that calls no method that the oldest browsers lack', () => {
    const code = chunksOf(copies.preview);
    expect(code.join('\n')).toContain('The editor cannot start');
    expect(code.flatMap(newerMethodsIn)).toEqual([]);
  });

  test('has no offline page, and a worker that removes itself', () => {
    expect(readFileSync(join(copies.preview, 'sw.js'), 'utf8')).toContain('unregister()');
    expect(existsSync(join(copies.preview, 'offline.html'))).toBe(false);
  });

  test('has nothing that is for sharing its URL, and forbids crawlers', () => {
    for (const name of ['share', 'sitemap.xml', 'opensearch.xml', 'feed.xml', 'feeds'])
      expect(existsSync(join(copies.preview, name))).toBe(false);
    const html = readFileSync(join(copies.preview, 'index.html'), 'utf8');
    expect(html).not.toMatch(/rel="canonical"|og:(?:image|url)|https:\/\/apps\.example/);
    expect(headOf(html)).toMatchObject({ 'twitter:card': 'summary' });
    expect(readFileSync(join(copies.preview, 'robots.txt'), 'utf8')).toMatch(/^Disallow: \/$/m);
    expectQuietBuild('preview');
  });

  test('publishes no secret', () => {
    expect(stringsIn(copies.preview, SECRETS)).toEqual([]);
    const { log } = builtSite('preview');
    for (const secret of SECRETS) expect(log).not.toContain(secret);
  });

  test('has its bar also on the not-found page, is noindex, and its panel shows the origin and the path of production, without axe violations at 320 px, and works with the keyboard', async ({
    page,
  }) => {
    await page.goto('/apps/appdetails/4000');
    await hydrated(page);
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar).toContainText('new-icons at 1a2b3c4');
    await expect(bar).toContainText('1 app added, 1 removed, 1 changed');
    expect((await bar.boundingBox())?.y).toBe(0);
    // Also on a site in another language.
    await expect(bar).toHaveAttribute('lang', 'en');
    await expect(bar).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('meta[name="robots"][content="noindex, nofollow"]')).toHaveCount(1);

    await page.setViewportSize({ width: 320, height: 800 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Preview report' });
    await expect(panel).toBeVisible();
    await expect(panel.getByText('9 Gone')).toBeVisible();
    await expect(
      panel.getByText(
        `Compared with ${productionOrigin()}/appsData.json: 1 app added, 1 removed, 1 changed.`,
      ),
    ).toBeVisible();
    await expectNoViolations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const line = panel.getByRole('listitem').filter({ hasText: 'downloads 1.5M -> 750K, -50 %' });
    await line.getByRole('link', { name: '3 App 3' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/apps\/appdetails\/3$/);
    await expect(page.getByRole('heading', { level: 1, name: 'App 3' })).toBeInViewport();
    await expect(bar).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens its panel', { tag: LONG }, async ({ page }) => {
      await page.goto('/apps');
      await page.getByText('new-icons at 1a2b3c4').click();
      await expect(page.getByRole('heading', { name: 'Changes from production' })).toBeVisible();
    });
  });
});
