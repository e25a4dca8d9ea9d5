import { cards, catalogue, expect, hydrated, test } from './support';

test('an app leads to its developer, and the developer to the other apps', async ({ page }) => {
  const own = catalogue.filter(({ companyName }) => companyName === 'Fjordline');
  await page.goto('/apps/appdetails/1');
  await hydrated(page);
  await page.getByText('Developed By').getByRole('link', { name: 'Fjordline' }).click();
  await expect(page).toHaveURL('/apps/developers/fjordline');
  await expect(page.getByRole('heading', { level: 1, name: 'Fjordline' })).toBeFocused();
  await expect(page).toHaveTitle('Apps by Fjordline | Fjordline');
  await expect(cards(page)).toHaveCount(own.length);
  await expect(page.getByText(`${own.length} apps`, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apps', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).filter({ hasText: 'Henhouse' })).toHaveAttribute(
    'href',
    /^\/apps\/appdetails\/\d+$/,
  );
});
