import { oldestChromium } from '../tools/oldest-chromium';
import { copies } from './copies';
import { cards, catalogue, expect, hydrated, LONG, storedAppList, test } from './support';

// The oldest browser that the framework supports: Chromium 111, without popovers and relaxed nesting in CSS.

// One worker downloads it.
test.describe.configure({ mode: 'default' });
test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'There is no such build of Chromium 111.');

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  launchOptions: async ({}, use) => use({ ...oldestChromium(), args: ['--no-sandbox', '--headless'] }),
  viewport: { width: 390, height: 800 },
  // Chromium 111 warns that the attribute will have a meaning.
  expectedNoise: /Found a 'popover' attribute/,
});

test('the links of the header are a row that can be reached, and lead to their pages', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const link of await nav.getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await nav.getByRole('link', { name: 'Apps', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeFocused();
  await nav.getByRole('combobox').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('an app is found, installed, looked at and uninstalled', { tag: LONG }, async ({ page }) => {
  const app = catalogue.find(({ screenshots }) => screenshots?.length)!;
  await page.goto('/apps');
  await hydrated(page);
  await page.getByRole('searchbox').fill(app.title.toUpperCase());
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: app.title })).toBeFocused();
  await page.getByRole('region', { name: 'Screenshots' }).getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('dialog', { name: 'App Installed!' }).getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => storedAppList(page)).toBe(`[${app.id}]`);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Installation' });
  await expect(link).toContainText('Installation1');
  const [label, count] = await link
    .locator('> *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
  expect(count.left, 'the number is beside the name').toBeGreaterThanOrEqual(label.right);
  await link.click();
  await page.getByRole('button', { name: /^Unistall/ }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: /Yes/ }).click();
  await expect.poll(() => storedAppList(page)).toBe('[]');
});

test.describe('in several languages', () => {
  test.use({ folder: copies.languages, viewport: { width: 1024, height: 700 } });

  test('a wide header has links to the others', { tag: LONG }, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('button')).toHaveCount(0);
    for (const link of await nav.getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await nav.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/');
  });
});
