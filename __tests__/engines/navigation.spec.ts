import { find } from './find';
import {
  button,
  card,
  catalogue,
  click,
  expect,
  focused,
  hydrated,
  nav,
  open,
  see,
  seePage,
  seeText,
  test,
} from './support';
import type { Tab } from './tab';

const scrollTop = (tab: Tab) => tab.evaluate(() => Math.round(window.scrollY), null);

/** Scrolls, and waits for the scroll event, after which the site saves the position: it fires before the next frame. */
async function scrollTo(tab: Tab, top: number): Promise<void> {
  await tab.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => scrollTop(tab)).toBe(top);
  await tab.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    null,
  );
}

/** Follows a card in the middle of the viewport, without scrolling. */
async function followCardInView(tab: Tab): Promise<void> {
  await expect(async () => {
    const found = (await find(tab, card())).find(({ isHit, y }) => isHit && y > 150 && y < 650);
    expect(found, 'a card in view').toBeDefined();
    await tab.clickAt(found!.x, found!.y);
  }).toPass();
  await expect.poll(() => tab.evaluate(() => window.location.pathname, null)).toContain('/appdetails/');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('[aria-busy="true"]') === null, null))
    .toBe(true);
}

const near = (top: number) => async (tab: Tab) => Math.abs((await scrollTop(tab)) - top) <= 2;

test('each page moves the focus to its heading, and has its title', async ({ tab }) => {
  await open(tab, '/');
  for (const [link, heading, path, title] of [
    ['Apps', 'All Apps', '/apps', 'All Apps | Fjordline'],
    ['Installation', 'Your Installed Apps', '/apps/install', 'Your Installed Apps | Fjordline'],
    ['Home', 'We Build Productive Apps', '/', 'Fjordline: We Build Productive Apps'],
  ] as const) {
    await click(tab, nav(link));
    await seePage(tab, heading, path);
    await expect.poll(() => focused(tab)).toBe(heading);
    await expect.poll(() => tab.evaluate(() => document.title, null)).toBe(title);
    const current = () => document.querySelector('header nav [aria-current="page"]')?.textContent;
    await expect.poll(() => tab.evaluate(current, null)).toBe(link);
  }
});

test('back and forward show their pages', async ({ tab }) => {
  await open(tab, '/');
  await click(tab, nav('Apps'));
  await seePage(tab, 'All Apps', '/apps');
  await click(tab, nav('Installation'));
  await seePage(tab, 'Your Installed Apps', '/apps/install');
  await tab.back();
  await seePage(tab, 'All Apps', '/apps');
  // The link that was left. Safari does not focus a link that is clicked.
  await expect.poll(() => focused(tab)).toMatch(/^(Installation|All Apps)$/);
  await tab.back();
  await seePage(tab, 'We Build Productive Apps', '/');
  await tab.evaluate(() => window.history.forward(), null);
  await seePage(tab, 'All Apps', '/apps');
});

test('back restores a search with its scroll position, which survives a reload', async ({ tab }) => {
  await open(tab, '/apps');
  await click(tab, { role: 'searchbox' });
  await tab.type('e');
  await seePage(tab, 'All Apps', '/apps?q=e');
  const found = `(${catalogue.filter(({ title }) => /e/i.test(title)).length}) Apps Found.`;
  await seeText(tab, found);
  await scrollTo(tab, 1700);
  await followCardInView(tab);
  await tab.back();
  await seePage(tab, 'All Apps', '/apps?q=e');
  await seeText(tab, found);
  await expect.poll(() => near(1700)(tab)).toBe(true);
  await tab.reload();
  await hydrated(tab);
  await seePage(tab, 'All Apps', '/apps?q=e');
  await expect.poll(() => near(1700)(tab)).toBe(true);
});

test('back from another document restores the scroll position', async ({ tab }) => {
  await open(tab, '/apps');
  await scrollTo(tab, 2500);
  await tab.goto('/apps/appdetails/3');
  await tab.back();
  await seePage(tab, 'All Apps', '/apps');
  await expect.poll(() => near(2500)(tab)).toBe(true);
  await click(tab, nav('Installation'));
  await seePage(tab, 'Your Installed Apps', '/apps/install');
});

test('a narrow screen has the links in a menu, which closes after a navigation', async ({ tab }) => {
  await tab.resize(500, 800);
  await open(tab, '/');
  await see(tab, nav('Apps'), 0);
  await click(tab, button('Menu'));
  await click(tab, nav('Apps'));
  await seePage(tab, 'All Apps', '/apps');
  await see(tab, nav('Apps'), 0);
});

test('a document that is restored from the bfcache still works', async ({ tab }, { project }) => {
  test.skip(project.name === 'webkit', 'WebKit disables its bfcache under automation.');
  // The browser decides: not while the page loads files, or a service worker takes over.
  await expect(async () => {
    await open(tab, '/apps');
    await scrollTo(tab, 1200);
    await tab.evaluate(() => document.documentElement.setAttribute('data-same', ''), null);
    await tab.goto('/favicons/icon.svg');
    await tab.back();
    await seePage(tab, 'All Apps', '/apps');
    expect(await tab.evaluate(() => 'same' in document.documentElement.dataset, null)).toBe(true);
  }).toPass();
  await expect.poll(() => near(1200)(tab)).toBe(true);
  await click(tab, nav('Home'));
  await seePage(tab, 'We Build Productive Apps', '/');
});
