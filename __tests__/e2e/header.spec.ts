import { brand } from '../fixtures/site/site';
import { colorsAt, rgb } from './pixels';
import { cards, catalogue, expect, hydrated, LONG, seedAppList, test, variants } from './support';

/** The colour of the focus ring. */
const BRAND = rgb(brand.from);

test.use({ expectedNoise: /404 \(Not Found\)/ });

test('each page uses each id once', { tag: LONG }, async ({ page }) => {
  for (const path of ['/apps', '/', '/apps/appdetails/1', '/apps/install', '/no/such/page']) {
    await page.goto(path);
    await hydrated(page);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  }
});

for (const width of variants([768, 390, 1280]))
  test(`the number of all apps does not cover the name of its link, at ${width} px`, { tag: LONG }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await seedAppList(page, JSON.stringify(catalogue.map(({ id }) => id)));
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    const number = page.getByRole('banner').getByText(String(catalogue.length), { exact: true });
    await expect(number).toBeVisible();
    const { left } = (await number.evaluate((element) =>
      element.getBoundingClientRect().toJSON(),
    )) as DOMRect;
    const nameEnd = await page.getByText('Installation').evaluate(({ firstChild }) => {
      const range = document.createRange();
      range.selectNodeContents(firstChild!);
      return range.getBoundingClientRect().right;
    });
    expect(left).toBeGreaterThanOrEqual(nameEnd);
  });

test('the number of installed apps is that of their page, and stays it on a page that marks them', async ({
  page,
}) => {
  await seedAppList(page, '[1,2,999]');
  await page.goto('/apps/install');
  await expect(page.getByText('2 Apps Found')).toBeVisible();
  const link = page.getByRole('banner').getByRole('link', { name: 'Installation' });
  await expect(link).toHaveAccessibleDescription('2 apps');
  await page.goto('/');
  await expect(link).toHaveAccessibleDescription('2 apps');
  await expect(cards(page).first()).toHaveAccessibleName(/Installed$/);
  await expect(cards(page).nth(2)).not.toHaveAccessibleName(/Installed/);

  await test.step('the focus ring of the last link is visible on all four sides', async () => {
    const last = page.getByRole('banner').getByRole('link', { name: 'Contribute (opens in a new tab)' });
    // The browser shows a focus ring only after a key press.
    await page.keyboard.press('Tab');
    await last.focus();
    await expect(last).toHaveCSS('outline-color', BRAND);
    await expect(last.locator('.icon-github')).toBeVisible();

    const { left, right, top, bottom } = await last.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
      return {
        left: box.left - ring,
        right: box.right + ring,
        top: box.top - ring,
        bottom: box.bottom + ring,
      };
    });
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const sides = [
      { x: left, y },
      { x: right, y },
      { x, y: top },
      { x, y: bottom },
    ];
    expect(await colorsAt(page, sides)).toEqual(Array(4).fill(BRAND));
  });
});

test('a menu opened on a narrow screen closes on a wide one, and its link keeps the focus', {
  tag: LONG,
}, async ({ page }) => {
  await page.setViewportSize({ width: 430, height: 932 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const home = nav.getByRole('link', { name: 'Home' });
  await expect(home).toBeFocused();

  await page.setViewportSize({ width: 932, height: 430 });

  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Fjordline' })).toBeInViewport();
  expect((await home.boundingBox())!.y).toBeLessThan(64);
  await expect(home).toBeFocused();
});

test('the menu fits the screen, and scrolls inside it', { tag: LONG }, async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [320, 256],
    [667, 280],
    [341, 157],
  ] as const)
    await test.step(`at ${width} x ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
      expect(menu.y + menu.height).toBeLessThanOrEqual(height);
      // Two links, of 48 px each.
      expect(menu.height).toBeGreaterThan(96);

      // The wheel scrolls the menu, not the page below.
      await page.mouse.move(menu.x + menu.width / 2, menu.y + menu.height / 2);
      await page.mouse.wheel(0, 600);
      await expect(page.getByRole('link', { name: /Contribute/ })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press('Escape');
    });
});

test('a long name of the site leaves its mark whole', { tag: LONG }, async ({ page }) => {
  await page.setViewportSize({ width: 256, height: 640 });
  await page.goto('/');
  const home = page.getByRole('banner').getByRole('link').first();
  await home.locator('bdi').evaluate((name) => {
    name.textContent = 'Werkzeugkasten der Stadtwerke Nordwestdeutschland';
  });
  const { width, height } = (await home.locator('svg').boundingBox())!;
  expect([width, height]).toEqual([36, 36]);
});
