import { catalogue, expect, seedAppList, settled, test } from './support';

test('a title in another language says so, on its card, its row and in a comparison', async ({ page }) => {
  const app = catalogue.find(({ title }) => /\p{Script=Hiragana}/u.test(title))!;
  const languages = () =>
    page
      .getByRole('main')
      .locator('[lang]')
      .evaluateAll((all) => all.map((element) => [element.textContent, element.getAttribute('lang')]));
  await seedAppList(page, `[1,${app.id}]`);
  for (const path of [`/apps?q=${app.title}`, '/apps/install', `/apps/compare?ids=1,${app.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: app.title }).first()).toBeVisible();
    await settled(page);
    expect(await languages()).toEqual([[app.title, 'ja']]);
  }
});
