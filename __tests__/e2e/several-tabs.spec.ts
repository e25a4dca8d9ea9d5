import { cards, catalogue, expect, test } from './support';

test('a filtered list that other tabs make as short as a page, and longer again, has all its apps', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/apps/appdetails/1');
  const install = (count: number) =>
    other.evaluate(
      (ids) => localStorage.setItem('appList', JSON.stringify(ids)),
      catalogue.slice(0, count).map(({ id }) => id),
    );
  await install(catalogue.length - 40);
  await page.goto('/apps?installed=no');
  for (const left of [40, 20, 40]) {
    await install(catalogue.length - left);
    await expect(page.getByText(`(${left}) Apps Found.`)).toBeVisible();
    await expect(cards(page)).toHaveCount(left);
  }
});
