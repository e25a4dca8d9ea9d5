import { cards, catalogue, countSkeletons, expect, hydrated, LONG, listedTitles, test } from './support';

test.beforeEach(async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
});

const search = (page: import('@playwright/test').Page) =>
  page.getByRole('searchbox', { name: 'Search Apps' });

test('lists the whole catalogue and shows the count', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeVisible();
  await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
  expect(await listedTitles(page)).toEqual(catalogue.map(({ title }) => title));
});

test('a card shows image, title, developer, downloads and rating', { tag: LONG }, async ({ page }) => {
  const [app] = catalogue;
  const card = cards(page).first();
  await expect(card).toHaveAccessibleName(
    `${app?.title} ${app?.companyName} ${app?.downloads.toLocaleString('en-US')} downloads rated ${app?.ratingAvg.toFixed(1)} out of 5`,
  );
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 512);
});

test('finds titles in other scripts', { tag: LONG }, async ({ page }) => {
  await search(page).fill('слово');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Доброе Слово');
});

test('finds a typographic apostrophe by a straight one', { tag: LONG }, async ({ page }) => {
  await search(page).fill("who's");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Who’s for Lunch?!');
});

test('every change shows fifteen skeletons and restarts their minimum display time of 1 s', async ({
  page,
}) => {
  const mostSkeletons = await countSkeletons(page);
  // Measured in the page: from the last input event until aria-busy ends.
  await page.evaluate(() => {
    const times = { change: 0, wasBusy: false, settled: 0 };
    Object.assign(window, { times });
    const isBusy = () => document.querySelector('section[aria-busy="true"]') !== null;
    document.addEventListener(
      'input',
      () => Object.assign(times, { change: performance.now(), wasBusy: isBusy(), settled: 0 }),
      true,
    );
    new MutationObserver(() => {
      if (isBusy()) times.wasBusy = true;
      else if (times.wasBusy) times.settled ||= performance.now();
    }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['aria-busy'] });
  });
  await search(page).pressSequentially('q');
  await page.waitForTimeout(700);
  await search(page).press('Backspace');
  await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(search(page)).toBeFocused();
  const { change, settled } = await page.evaluate(
    () => (window as unknown as { times: { change: number; settled: number } }).times,
  );
  expect(settled - change).toBeGreaterThanOrEqual(999);
  expect(await mostSkeletons()).toBe(15);
});

test('finds titles by substring, ignores case and surrounding spaces, and shows a message when none matches', async ({
  page,
}) => {
  await search(page).fill('  FJORDLINE ');
  await expect(page.getByText('(4) Apps Found.')).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await search(page).fill('no such app');
  await expect(page.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  await expect(
    page.getByText('The app you are looking is not found in your system, Please try another apps.'),
  ).toBeVisible();
  await expect(page.getByText('(0) Apps Found.')).toBeVisible();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('no such app');
});

test('Go Back ! traverses one history entry back', { tag: LONG }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Show All' }).click();
  await search(page).fill('no such app');
  await page.getByRole('button', { name: 'Go Back !' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'We Build Productive Apps' })).toBeVisible();
});

test('back restores a search', async ({ page }) => {
  await search(page).fill('otter');
  await search(page).fill('gosl');
  await expect(cards(page)).toHaveCount(1);
  await cards(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gosling' })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('gosl');
  await expect(cards(page)).toHaveCount(1);
});

test('the grid has one column at 390 px, and four at 820 and 1440 px', async ({ page }) => {
  for (const [width, columns] of [
    [390, 1],
    [820, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards(page).evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
});

test('a URL with a query string opens that search, and the Apps link clears it', async ({ page }) => {
  await page.goto('/apps?q=gosl');
  await hydrated(page);
  await expect(search(page)).toHaveValue('gosl');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Apps', exact: true }).click();
  await expect(page).toHaveURL('/apps');
  await expect(search(page)).toHaveValue('');
  await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
});
