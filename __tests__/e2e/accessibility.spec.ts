import { unusualApps } from './any-site';
import { expectNoViolations } from './axe';
import { catalogue, drawnChart, hydrated, LONG, seedAppList, test, variants } from './support';

test.use({ expectedNoise: /404 \(Not Found\)/ });

/** Repeated cards of the listing, which are excluded. */
const LATER_CARDS = 'main li:nth-child(n + 13)';

// any-site.ts has the other pages, in the site of the owner, and layout.spec.ts home with the open menu.
test('axe finds no violations on the pages, and in a comparison at 320 px', async ({ page }) => {
  await seedAppList(page, '[2,15,35]');
  for (const path of variants(
    [
      '/apps/collections/start-here',
      '/offline',
      '/no/such/page',
      // It has all optional fields.
      '/apps/appdetails/1',
      '/apps/developers/fjordline',
      '/apps/compare',
      '/apps/categories/photo-video',
      '/apps',
      '/apps/install',
      '/apps/appdetails/79',
      // It is deprecated.
      '/apps/appdetails/9',
      ...unusualApps(catalogue).map(({ id }) => `/apps/appdetails/${id}`),
    ],
    4,
  )) {
    await page.goto(path);
    await hydrated(page);
    if (path === '/apps/install') await page.getByText('3 Apps Found').waitFor();
    if (path.startsWith('/apps/appdetails/')) await drawnChart(page);
    await expectNoViolations(page, LATER_CARDS);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/apps/compare?ids=1,7,15,99999');
  await page.getByRole('table').waitFor();
  await expectNoViolations(page);
});

test('axe finds no violations during a search and in an empty search result', { tag: LONG }, async ({
  page,
}) => {
  await page.goto('/apps');
  await hydrated(page);
  await page.getByRole('searchbox').fill('no such app');
  await page.locator('[data-slot="skeleton-card"]').first().waitFor();
  await expectNoViolations(page);
  await page.getByText('OOPS!! APP NOT FOUND').waitFor();
  await expectNoViolations(page);
});

test('axe finds no violations in marked results, developers, chosen apps and near apps', async ({ page }) => {
  await seedAppList(page, '[1,3]');
  await page.goto('/apps?q=fjor&sort=rating');
  await page.getByRole('list', { name: 'Developers' }).waitFor();
  await page.getByRole('heading', { name: /^Other results/ }).waitFor();
  for (const index of [0, 1])
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Compare / })
      .nth(index)
      .click();
  await page.getByRole('region', { name: 'Chosen apps' }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('searchbox').fill('wgatail');
  await page.getByRole('heading', { name: 'Did you mean' }).waitFor();
  await expectNoViolations(page);
});

test('axe finds no violations in a dialog, in the question of a share link, and with an unlisted app', async ({
  page,
}) => {
  await seedAppList(page, '[1,4000]');
  await page.goto('/apps/install#share=1,3,5000');
  await page.getByText('1 app to add').waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByText('Nothing was added.').waitFor();
  await page.getByRole('button', { name: /Unistall/ }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).waitFor();
  await expectNoViolations(page);
});
