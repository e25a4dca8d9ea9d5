import { expectNoViolations } from './axe';
import { cards, doubleTextSize, expect, hydrated, isLong, LONG, test, variants } from './support';

const PAGES = [
  '/',
  '/apps',
  '/apps?q=fjor&sort=rating',
  '/apps?q=carp%20papr',
  '/apps/developers/fjordline',
  '/apps/collections/start-here',
  '/apps/categories/photo-video',
  '/apps/appdetails/15',
  '/apps/appdetails/35',
  '/apps/install',
  '/no/such/page',
];

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the menu opens by keyboard and by a click, and closes after Escape, after a navigation, and when the focus leaves it', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const apps = page.getByRole('link', { name: 'Apps', exact: true });
    await expect(apps).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(apps).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(apps).toBeVisible();
    await expectNoViolations(page);
    await apps.click();
    await expect(apps).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeVisible();

    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Contribute (opens in a new tab)' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.locator(':focus')).toBeInViewport();
  });
});

test.describe('with text of twice the size', () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  for (const width of variants([256, 320, 390]))
    test(`no page overflows horizontally at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await doubleTextSize(page);
      await page.addInitScript(() => localStorage.setItem('appList', '[15,35,4000]'));
      const pages = [...PAGES, '/apps/appdetails/1', '/apps/compare?ids=1,15'];
      // text-fit.spec.ts has the others.
      for (const path of isLong ? pages : ['/', '/apps', '/apps/appdetails/15', '/no/such/page'])
        for (const font of ['used', 'fallback']) {
          if (font === 'used') await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.evaluate((font) => {
            // A fallback font can be wider.
            document.documentElement.style.fontFamily = font === 'fallback' ? font : '';
          }, font);
          const overflow = () =>
            page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          await expect.poll(overflow, `${path} in the ${font} font`).toBeLessThanOrEqual(0);
        }
    });

  test('cards show their figures at 390 px', { tag: LONG }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await doubleTextSize(page);
    await page.goto('/apps');
    const [card, ...figures] = await cards(page)
      .first()
      .evaluate((link) => {
        const parts = [link, ...link.querySelectorAll('.figures > *')];
        return parts.map((part) => {
          const { right, bottom } = part.getBoundingClientRect();
          return { right, bottom, clipped: part.scrollWidth - part.clientWidth };
        });
      });
    expect(figures).toHaveLength(2);
    for (const { right, bottom, clipped } of figures) {
      expect(right).toBeLessThan(card!.right);
      expect(bottom).toBeLessThan(card!.bottom);
      expect(clipped).toBeLessThanOrEqual(0);
    }
  });
});

test('no page has room for something that it does not show', async ({ page }) => {
  for (const path of isLong
    ? PAGES.slice(0, -1)
    : ['/apps/install', '/apps?q=carp%20papr', '/apps/appdetails/15']) {
    await page.goto(path);
    await hydrated(page);
    const invisible = page.locator('body *').filter({ visible: false });
    const withRoom = () =>
      invisible.evaluateAll((elements) =>
        elements
          .filter((element) => element.clientWidth * element.clientHeight > 0)
          .filter((element) => !/absolute|fixed/.test(getComputedStyle(element).position))
          .map((element) => element.outerHTML),
      );
    await expect.poll(withRoom, path).toEqual([]);
  }
});

test('every page has a unique title and description, and no links to telephone numbers', async ({
  request,
}) => {
  const seen = new Set<string>();
  const paths = [
    '/',
    '/apps',
    '/apps/page/2',
    '/apps/install',
    '/apps/developers/fjordline',
    '/apps/developers/cardstock-tools',
    '/apps/categories/photo-video',
    '/apps/categories/tools',
    '/apps/appdetails/1',
    '/apps/appdetails/2',
  ];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const [, title] = /<title>(.+?)<\/title>/.exec(html)!;
    const [, description] = /<meta name="description" content="(.+?)"/.exec(html)!;
    seen.add(`${title} ${description}`);
    // iOS would make links of long numbers.
    expect(html).toContain('<meta name="format-detection" content="telephone=no"/>');
  }
  expect(seen.size).toBe(paths.length);
});
