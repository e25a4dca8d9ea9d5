import { cards, catalogue, expect, test } from './support';

test.use({ javaScriptEnabled: false });

test('home shows its content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'We Build Productive Apps' })).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
  await expect(cards(page).first()).toBeVisible();
});

test('the listing shows every app', async ({ page }) => {
  await page.goto('/apps');
  await expect(page.getByText('(132) Apps Found.')).toBeVisible();
  await expect(cards(page)).toHaveCount(132);
  await expect(cards(page).last()).toBeVisible();
});

test('every detail page shows its app', async ({ page }) => {
  test.slow();
  for (const app of catalogue) {
    await page.goto(`/apps/appdetails/${app.id}`);
    await expect(page.getByRole('heading', { level: 1, name: app.title, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Description' })).toBeVisible();
  }
});

test('ratings stand as a table, and the page says why it cannot install', async ({ page }) => {
  await page.goto('/apps/appdetails/1');
  await expect(page.getByRole('table')).toBeInViewport();
  await expect(page.locator('noscript p')).toContainText('Installing needs JavaScript');
});

test('the menu opens at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Apps', exact: true }).click();
  await expect(page).toHaveURL('/apps');
});

test('the installed page says what it needs', async ({ page }) => {
  await page.goto('/apps/install');
  await expect(page.locator('noscript p')).toContainText('This list needs JavaScript');
});
