import { PAGE_SIZE } from '@/lib/catalogue/pages';
import { expectNoShifts, MAX_INVISIBLE, watchShifts } from './shifts';
import {
  catalogue,
  drawnChart,
  expect,
  holdRequest,
  hydrated,
  idle,
  scrollToCard,
  scrollTop,
  seedAppList,
  skeletons,
  test,
  variants,
} from './support';

for (const width of variants([360, 1280, 820]))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('pages have no layout shift while they load', async ({ page }) => {
      await watchShifts(page);
      await seedAppList(page, '[1,2,3,4]');
      for (const path of ['/', '/apps', '/apps/appdetails/15', '/apps/install', '/apps/compare?ids=1,15,7'])
        await test.step(path, async () => {
          await page.goto(path);
          await hydrated(page);
          await idle(page);
          if (path.includes('appdetails')) await drawnChart(page);
          await expectNoShifts(page, MAX_INVISIBLE);
        });
    });

    test('a search, and a navigation and back, have no layout shift between skeletons and content', async ({
      page,
    }) => {
      await watchShifts(page);
      await page.goto('/apps');
      await hydrated(page);
      for (const text of ['no such app', 'postcards', 'fjor']) {
        await page.getByRole('searchbox').fill(text);
        await expect(page.getByText(/\) Apps Found\./)).toBeVisible();
      }
      await page.getByRole('searchbox').fill('');
      await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
      await expectNoShifts(page, MAX_INVISIBLE);
      // Above the footer of the page of skeletons, below it, and where the footer of the list is. Each is further down: after a
      // jump up, Chromium counts as shifts what it has not rendered meanwhile.
      for (const app of [catalogue[4]!, catalogue[40]!, catalogue.at(-1)!]) {
        const card = await scrollToCard(page, app);
        await card.evaluate((link: HTMLElement) => link.click());
        await expect(page.getByRole('button', { name: 'Install Now' })).toBeVisible();
        await page.goBack();
        await expect(card).toBeInViewport();
        await expectNoShifts(page, MAX_INVISIBLE);
      }
    });

    test('a list that is loaded again where its first page ends has no layout shift', async ({ page }) => {
      await watchShifts(page);
      await page.goto('/apps');
      await hydrated(page);
      for (const index of [PAGE_SIZE - 4, PAGE_SIZE, PAGE_SIZE + 4]) {
        const card = await scrollToCard(page, catalogue[index]!);
        await page.reload();
        await hydrated(page);
        await expect(card).toBeInViewport();
        await expectNoShifts(page, MAX_INVISIBLE);
      }
    });

    test('a filtered list has no layout shift while it loads, nor when it is loaded again further down', async ({
      page,
    }) => {
      await watchShifts(page);
      for (const query of ['category=Games&q=e', 'rating=4'])
        await test.step(query, async () => {
          await page.goto(`/apps?${query}`);
          await expect(page.getByText(/\) Apps Found\./)).toBeVisible();
          await expectNoShifts(page, MAX_INVISIBLE);
        });
      await page.evaluate(() => window.scrollTo(0, 2200));
      const top = await scrollTop(page);
      const send = await holdRequest(page, '**/appsData.json');
      await page.reload();
      await hydrated(page);
      await expect(skeletons(page).first()).toBeAttached();
      send();
      await expect.poll(() => scrollTop(page)).toBe(top);
      await expectNoShifts(page, MAX_INVISIBLE);
    });

    test('nothing shifts at the end of a page with chosen apps after a reload and after back', async ({
      page,
    }) => {
      await watchShifts(page);
      const footer = page.getByRole('contentinfo');
      const link = page.getByRole('region', { name: 'Chosen apps' }).getByRole('link');
      await page.goto('/apps');
      await hydrated(page);
      for (const { title } of catalogue.slice(0, 3))
        await page.getByRole('button', { name: `Compare ${title}`, exact: true }).click();
      await expect(link).toBeVisible();
      // The list of all apps becomes longer meanwhile.
      for (let times = 0; times < 2; times += 1) {
        await idle(page);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      }
      const end = await footer.boundingBox();
      for (const returnToEnd of [
        () => page.reload(),
        () => page.goto('/robots.txt').then(() => page.goBack()),
      ]) {
        await returnToEnd();
        await expect(link).toBeVisible();
        await idle(page);
        await expectNoShifts(page, MAX_INVISIBLE, false);
      }
      // Inside of the site, the footer moves with each page. The comparison has no bar.
      await link.click();
      await expect(page.getByRole('heading', { name: 'Compare Apps' })).toBeVisible();
      await expect(link).toHaveCount(0);
      await page.goBack();
      await expect.poll(() => footer.boundingBox()).toEqual(end);
    });
  });
