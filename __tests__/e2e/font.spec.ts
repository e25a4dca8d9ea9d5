import type { Page } from '@playwright/test';
import { expectNoShifts, watchShifts } from './shifts';
import { expect, hydrated, idle, test } from './support';

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

/** Whether the text of a page has the site’s font, when all fonts that it has requested are there. */
async function hasSiteFont(page: Page): Promise<boolean> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.some(({ isCustomFont }) => isCustomFont);
}

test('on a slow network, the font moves nothing when it arrives, and a page that is loaded then has it', async ({
  page,
}) => {
  await slowDown(page);
  await watchShifts(page);
  await page.goto('/');
  await hydrated(page);
  await idle(page);
  // Browsers do not count a shift soon after a click.
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const positions = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
  const before = await positions();
  await page.getByRole('link', { name: 'Show All', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeFocused();
  await idle(page);
  expect(await positions()).toEqual(before);
  await expectNoShifts(page, 0);
  await page.goto('/apps/appdetails/1');
  await hydrated(page);
  expect(await hasSiteFont(page)).toBe(true);
  await expectNoShifts(page, 0);
});

test('no page preloads the font, or opens a second connection for it', async ({ request }) => {
  for (const path of ['/', '/apps', '/apps/install', '/apps/appdetails/1', '/no/such/page']) {
    const html = await (await request.get(path)).text();
    expect(html).not.toContain('rel="preconnect"');
    expect(html).not.toContain('as="font"');
  }
});
