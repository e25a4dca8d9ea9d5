import type { Page } from '@playwright/test';
import { tokens } from '../fixtures/site/site';
import { colorsAt, rgb } from './pixels';
import { drawnChart, expect, holdChart, holdRequest, hydrated, idle, LONG, test, variants } from './support';

type Theme = 'light' | 'dark';

/** Each theme is tested on a system with the other colour scheme. */
const THEMES = [
  { theme: 'dark', system: 'light' },
  { theme: 'light', system: 'dark' },
] as const;

const select = (page: Page) => page.getByRole('combobox', { name: 'Theme' });

/** Chooses a theme in the switch of the wide header. */
const choose = (page: Page, label: string) => select(page).selectOption({ label });

/** Stores a theme before the page's scripts run, on the first page load of a tab only. */
async function seedTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('seeded theme')) return;
    sessionStorage.setItem('seeded theme', 'yes');
    localStorage.setItem('theme', text);
  }, theme);
}

/** Expects the colours of a theme, in the page and in the browser's own controls, for both schemes of the system. */
async function expectTheme(page: Page, theme: Theme): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectColors(page, theme);
  }
}

async function expectColors(page: Page, theme: Theme): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(tokens[theme].canvas));
  await expect(page.locator('body')).toHaveCSS('color', rgb(tokens[theme].ink));
  expect(await themeColors(page)).toEqual([tokens[theme].canvas]);
}

/** The theme colours whose media queries match. */
function themeColors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => window.matchMedia(media).matches)
      .map(({ content }) => content),
  );
}

/** Expects that the page follows the colour scheme of the system. */
async function expectSystemTheme(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectColors(page, colorScheme);
  }
}

for (const { theme, system } of variants(THEMES))
  test.describe(`the theme ${theme} on a ${system} system`, () => {
    test.use({ colorScheme: system });

    test('is chosen in the header, and remains after a navigation and a reload', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await expectSystemTheme(page);
      await choose(page, `${theme === 'dark' ? 'Dark' : 'Light'} theme`);
      await expectTheme(page, theme);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(theme);

      await page.getByRole('banner').getByRole('link', { name: 'Apps', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeFocused();
      await expectTheme(page, theme);
      await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);

      await page.reload();
      await hydrated(page);
      await expectTheme(page, theme);
      await expect(select(page)).toHaveValue(theme);
      await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);

      await choose(page, 'System theme');
      await expectSystemTheme(page);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    });

    test('has its colours in every frame, also before any script has loaded, and not in print', async ({
      page,
    }) => {
      await seedTheme(page, theme);
      await page.addInitScript(() => {
        const colors = new Set<string>();
        Object.assign(window, { colors });
        const look = () => {
          if (document.body) colors.add(getComputedStyle(document.body).backgroundColor);
          requestAnimationFrame(look);
        };
        look();
      });
      const release = await holdRequest(page, '**/*.js');
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      expect(await colorsAt(page, [{ x: 4, y: 300 }])).toEqual([rgb(tokens[theme].canvas)]);
      await expect(select(page)).toHaveValue(theme);
      await expectTheme(page, theme);

      release();
      await hydrated(page);
      await idle(page);
      await expect(select(page)).toHaveValue(theme);
      await expectTheme(page, theme);
      const colors = await page.evaluate(() => [...(window as unknown as { colors: Set<string> }).colors]);
      expect(colors).toEqual([rgb(tokens[theme].canvas)]);

      // Browsers print in the light scheme.
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      await expect(page.locator('body')).toHaveCSS('color', rgb(tokens.light.ink));
    });

    test('applies to the prerendered bars, the chart and dialogs', async ({ page }) => {
      const colors = tokens[theme];
      await seedTheme(page, theme);
      const release = await holdChart(page);
      await page.goto('/apps/appdetails/3');
      await expect(page.locator('.chart-bar').first()).toHaveCSS('background-color', rgb(colors.rating));
      release();
      const chart = await drawnChart(page);
      await expect(chart.locator('.recharts-bar-rectangle path').first()).toHaveCSS(
        'fill',
        rgb(colors.rating),
      );
      await chart.hover();
      const tooltip = page.locator('.recharts-default-tooltip');
      await expect(tooltip).toHaveCSS('background-color', rgb(colors.surface));
      await expect(tooltip).toHaveCSS('color', rgb(colors.ink));

      await page.getByRole('button', { name: 'Install Now' }).click();
      const dialog = page.getByRole('dialog', { name: 'App Installed!' });
      await expect(dialog).toHaveCSS('background-color', rgb(colors.surface));
      await expect(dialog).toHaveCSS('color', rgb(colors.ink));
    });
  });

test('a choice applies to other tabs, and to a dialog that is open there', { tag: LONG }, async ({
  page,
  context,
}) => {
  await page.goto('/apps/appdetails/3');
  await hydrated(page);
  await page.getByRole('button', { name: 'Install Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'App Installed!' });
  await expect(dialog).toHaveCSS('background-color', rgb(tokens.light.surface));
  const other = await context.newPage();
  await other.goto(new URL('/apps', page.url()).href);
  await hydrated(other);

  await choose(other, 'Dark theme');

  await expectTheme(other, 'dark');
  await expect(dialog).toHaveCSS('background-color', rgb(tokens.dark.surface));
  for (const part of await page.locator('[class^="swal2-success-circular-line"], .swal2-success-fix').all())
    await expect(part).toHaveCSS('background-color', rgb(tokens.dark.surface));
  await expectTheme(page, 'dark');
  await expect(page.getByLabel('Theme')).toHaveValue('dark');

  await choose(other, 'System theme');
  await expectSystemTheme(page);
});

test('in the menu, the switch works with the keyboard, and is large enough for touch', { tag: LONG }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Installation' }).focus();
  await page.keyboard.press('Tab');
  await expect(select(page)).toBeFocused();
  await expect(select(page)).toHaveCSS('outline', `${rgb(tokens.light.brand)} solid 3px`);
  const box = (await select(page).boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.keyboard.press('d');

  await expect(select(page)).toHaveValue('dark');
  await expectTheme(page, 'dark');
  await expect(select(page)).toBeFocused();
});
