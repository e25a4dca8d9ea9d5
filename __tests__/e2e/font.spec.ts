import type { Page } from '@playwright/test';
import { expectNoShifts, watchShifts } from './shifts';
import { expect, hydrated, idle, LONG, test, variants } from './support';

/** A slow phone network, as Chromium reports it to pages. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** The URLs of the fonts that a page requests. */
function fontRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') urls.push(request.url());
  });
  return urls;
}

/** The families of the fonts that the page has loaded, and whether its text has the site's font. */
async function fonts(page: Page): Promise<{ loaded: string[]; isUsed: boolean }> {
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
  const { fonts: used } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return { loaded, isUsed: used.some(({ isCustomFont }) => isCustomFont) };
}

for (const path of variants(['/', '/apps/appdetails/1']))
  test(`${path} loads the site’s font on a fast network, without a shift`, async ({ page }) => {
    await watchShifts(page);
    const requests = fontRequests(page);
    await page.goto(path);
    await hydrated(page);
    // Whether it is used depends on the machine: a font that arrives after the first paint is not.
    expect((await fonts(page)).loaded).toContain('Figtree');
    expect(requests).toHaveLength(1);
    await expectNoShifts(page, 0);
  });

test('on a slow network, pages do not wait for the font, and do not request it', async ({ page }) => {
  await slowDown(page);
  await watchShifts(page);
  const requests = fontRequests(page);
  await page.goto('/');
  await hydrated(page);
  expect(await fonts(page)).toMatchObject({ loaded: expect.not.arrayContaining(['Figtree']), isUsed: false });
  // Browsers do not count a shift soon after a click.
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const positions = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
  const before = await positions();
  await page.getByRole('link', { name: 'Show All' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeFocused();
  await idle(page);
  expect(requests).toEqual([]);
  expect(await positions()).toEqual(before);
  await expectNoShifts(page, 0);
});

test('no page opens a second connection for the font', async ({ request }) => {
  for (const path of ['/', '/apps', '/apps/install', '/apps/appdetails/1', '/no/such/page'])
    expect(await (await request.get(path)).text()).not.toContain('rel="preconnect"');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a second page on a slow network has the site’s font', { tag: LONG }, async ({ page }) => {
    await slowDown(page);
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await watchShifts(page);
    await page.goto('/apps');
    await hydrated(page);
    expect((await fonts(page)).loaded).toContain('Figtree');
    await expectNoShifts(page, 0);
  });
});
