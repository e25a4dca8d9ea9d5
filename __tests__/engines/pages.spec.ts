import { find } from './find';
import {
  button,
  card,
  catalogue,
  click,
  expect,
  hydrated,
  open,
  see,
  seePage,
  seeText,
  test,
} from './support';
import type { Tab } from './tab';

const app = catalogue[0]!;

/** The pictures of the page that are in the viewport and have not loaded. Runs in the page. */
const missingPictures = () =>
  [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight && image.checkVisibility() && image.naturalWidth === 0;
  }).length;

/** The list items with a gap above their contents, as a line for an empty marker would be. Runs in the page. */
const itemsWithGap = () =>
  [...document.querySelectorAll('main li')]
    .filter((item) => {
      const [first] = item.childNodes;
      if (!(first instanceof Element)) return false;
      const style = getComputedStyle(first);
      if (style.display.startsWith('inline')) return false;
      const { paddingTop, borderTopWidth } = getComputedStyle(item);
      const space = [paddingTop, borderTopWidth, style.marginTop].reduce(
        (sum, px) => sum + Number.parseFloat(px),
        0,
      );
      return first.getBoundingClientRect().top - item.getBoundingClientRect().top - space > 1;
    })
    .map((item) => item.textContent);

/** Opens the pages, with some apps installed, one after the other. */
async function forEachPage(tab: Tab, test: (path: string) => Promise<void>): Promise<void> {
  await open(tab, '/');
  await tab.evaluate(() => localStorage.setItem('appList', '[1,2,3]'), null);
  for (const path of ['/', '/apps', `/apps/appdetails/${app.id}`, '/apps/install', '/apps/compare?ids=1,2']) {
    await open(tab, path);
    // A request that the next page ends is an error in Firefox.
    await expect
      .poll(() => tab.evaluate(() => !document.querySelector('main [aria-busy="true"]'), null))
      .toBe(true);
    await test(path);
  }
}

test('list items begin where their contents do', async ({ tab }) => {
  await forEachPage(tab, async (path) => {
    // A comparison is a table.
    const least = path.includes('compare') ? 0 : 3;
    const count = () => tab.evaluate(() => document.querySelectorAll('main li').length, null);
    await expect.poll(count, path).toBeGreaterThanOrEqual(least);
    expect(await tab.evaluate(itemsWithGap, null), path).toEqual([]);
  });
});

// Firefox has no window of less than 500 px.
for (const width of [500, 820])
  test(`no page is wider than a window of ${width} px`, async ({ tab }) => {
    await tab.resize(width, 800);
    await expect.poll(() => tab.evaluate(() => window.innerWidth, null)).toBe(width);
    await forEachPage(tab, async (path) => {
      const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await tab.evaluate(excess, null), path).toBe(0);
    });
  });

test('home shows the trending apps, and the header links to all apps', async ({ tab }) => {
  await open(tab, '/');
  await seePage(tab, 'We Build Productive Apps', '/');
  await see(tab, { ...card(), inside: '[aria-labelledby="trending"]' }, 8);
  await expect.poll(() => tab.evaluate(missingPictures, null)).toBe(0);
  await click(tab, { role: 'link', name: 'Apps', inside: 'header nav' });
  await seePage(tab, 'All Apps', '/apps');
  await seeText(tab, `(${catalogue.length}) Apps Found.`);
  await expect.poll(() => tab.evaluate(missingPictures, null)).toBe(0);
  await expect(async () => {
    await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight), null);
    expect(await find(tab, card(new RegExp(`^${catalogue.at(-1)?.title}`)))).toHaveLength(1);
  }).toPass();
  await expect.poll(() => tab.evaluate(missingPictures, null)).toBe(0);
});

test('a detail page shows the company, the chart and the description', async ({ tab }) => {
  await open(tab, '/apps');
  await click(tab, card(new RegExp(`^${app.title}`)));
  await seePage(tab, app.title, `/apps/appdetails/${app.id}`);
  await seeText(tab, `Developed By ${app.companyName}`);
  await see(tab, button('Install Now'));
  const showRatings = () =>
    [...document.querySelectorAll('h2')].find((h2) => h2.textContent === 'Ratings')?.scrollIntoView();
  await tab.evaluate(showRatings, null);
  await see(tab, { role: 'bar' }, app.ratings.length);
  await seeText(tab, app.description.split('\n\n')[0]!);
});

test.describe('Go Back ! on the 404 page', () => {
  test.use({ expectedNoise: /404/ });

  test('returns to the previous page', async ({ tab }) => {
    await open(tab, '/apps/install');
    await tab.evaluate(() => void setTimeout(() => window.location.assign('/no/such/page')), null);
    await seePage(tab, 'Oops, page not found!!', '/no/such/page');
    await hydrated(tab);
    await seeText(tab, 'The page you are looking for is not available.');
    await click(tab, button('Go Back !'));
    await seePage(tab, 'Your Installed Apps', '/apps/install');
    await hydrated(tab);
  });

  test('opens the home page when there is no previous page', async ({ tab }) => {
    await open(tab, '/no/such/page');
    const hasNavigationApi = await tab.evaluate(() => 'navigation' in window, null);
    test.skip(
      !hasNavigationApi,
      'Without the Navigation API, the blank page before it is the previous page.',
    );
    await click(tab, button('Go Back !'));
    await seePage(tab, 'We Build Productive Apps', '/');
  });
});
