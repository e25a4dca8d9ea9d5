import { catalogue, expect, LONG, seedAppList, settled, test } from './support';

const app = catalogue.find(({ title }) => /\p{Script=Hiragana}/u.test(title))!;

test('a title in another language says so, on its card, its row and in a comparison', async ({ page }) => {
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

test('a title in another language says so, in its breadcrumb and in a shared list', { tag: LONG }, async ({
  page,
}) => {
  await page.goto(`/apps/appdetails/${app.id}`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByText(app.title)).toHaveAttribute('lang', 'ja');
  await expect(trail.locator('[lang]')).toHaveCount(1);

  await page.goto(`/apps/install#share=1,${app.id}`);
  const review = page.getByRole('dialog');
  await expect(review.getByRole('listitem').getByText(app.title)).toHaveAttribute('lang', 'ja');
  await expect(review.locator('[lang]')).toHaveCount(1);
});

test('the joined letters of an Arabic title have no space between them, on a page from left to right', async ({
  page,
}) => {
  const spacing = async (title: RegExp) => {
    const { id } = catalogue.find((app) => title.test(app.title))!;
    await page.goto(`/apps/appdetails/${id}`);
    return page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).letterSpacing);
  };
  expect(await spacing(/^\p{Script=Latin}/u)).toMatch(/^-/);
  expect(await spacing(/\p{Script=Arabic}/u)).toBe('normal');
});
