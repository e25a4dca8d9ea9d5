import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { catalogue, expect, hydrated, remember, test } from './support';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}

test.use({ expectedNoise: /404 \(Not Found\)/ });

for (const path of ['/', '/apps', '/apps/install', '/no/such/page'])
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    test.slow();
    await remember(page, '[1,15,35]');
    await page.goto(path);
    await hydrated(page);
    if (path === '/apps/install') await page.getByText('3 Apps Found').waitFor();
    await expectNoViolations(page);
  });

const SHARES = 6;
for (let share = 0; share < SHARES; share += 1)
  test(`axe finds nothing on the detail pages, share ${share + 1} of ${SHARES}`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const app of catalogue.filter((_, index) => index % SHARES === share)) {
      await page.goto(`/apps/appdetails/${app.id}`);
      await page.locator('.recharts-wrapper').waitFor();
      await expectNoViolations(page);
    }
  });

test('axe finds nothing in the states of a visit', async ({ page }) => {
  test.slow();
  await remember(page, '[1]');
  await page.goto('/apps');
  await hydrated(page);
  await page.getByRole('searchbox').fill('no such app');
  await page.locator('[data-slot="skeleton-card"]').first().waitFor();
  await expectNoViolations(page);
  await page.getByText('OOPS!! APP NOT FOUND').waitFor();
  await expectNoViolations(page);
  await page.goto('/apps/install');
  await page.getByRole('button', { name: /Unistall/ }).click();
  await page.getByRole('dialog').waitFor();
  await expectNoViolations(page);
});

test('axe finds nothing in the open menu at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNoViolations(page);
});
