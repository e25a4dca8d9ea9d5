import { expect, hydrated, test } from './support';

test.use({ expectedNoise: /404 \(Not Found\)/ });

test('a URL without a page answers with 404 and the not-found page, which goes back', async ({ page }) => {
  for (const path of ['/no/such/page', '/apps/appdetails/99999']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops, page not found!!' })).toBeVisible();
    await expect(page.getByText('The page you are looking for is not available.')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('main img')).not.toHaveJSProperty('naturalWidth', 0);
  }
  await hydrated(page);
  await page.getByRole('button', { name: 'Go Back !' }).dblclick();
  await expect(page).toHaveURL('/no/such/page');

  await test.step('the number of the first page of a list leads to the list', async () => {
    for (const path of ['/apps', '/apps/categories/games']) {
      await page.goto(`${path}${path === '/apps' ? '/page' : ''}/1?order=title`);
      await expect.soft(page).toHaveURL(`${path}?order=title`);
    }
  });
});
