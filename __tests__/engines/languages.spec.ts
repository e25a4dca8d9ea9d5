import { copies } from '../e2e/copies';
import { button, click, expect, nav, open, see, seePage, storedAppList, test } from './support';
import type { Tab } from './tab';

// English at the root, German below /de and Arabic below /ar.

test.use({ site: copies.languages });

const rootOf = (tab: Tab) =>
  tab.evaluate(() => ({ lang: document.documentElement.lang, dir: document.dir }), null);

test('the header leads to the same page in each language, and Back to the one before', async ({ tab }) => {
  await open(tab, '/apps/appdetails/tidewater');
  await click(tab, button('Language'));
  await click(tab, { role: 'link', name: 'Deutsch', inside: 'header' });
  await seePage(tab, 'Tidenzeit', '/de/apps/appdetails/tidewater');
  await click(tab, button('Sprache'));
  await click(tab, { role: 'link', name: 'العربية', inside: 'header' });
  await seePage(tab, 'تايدووتر', '/ar/apps/appdetails/tidewater');
  expect(await rootOf(tab)).toEqual({ lang: 'ar', dir: 'rtl' });
  await tab.back();
  await seePage(tab, 'Tidenzeit', '/de/apps/appdetails/tidewater');
});

test('an app is installed in all languages', async ({ tab }) => {
  await open(tab, '/de/apps/appdetails/tidewater');
  await click(tab, button('Jetzt installieren'));
  await click(tab, button('OK'));
  await expect.poll(() => storedAppList(tab)).toBe('["tidewater"]');
  await open(tab, '/apps/install');
  await see(tab, { role: 'link', name: 'Tidewater', inside: 'main' });
});

test('from right to left, a search finds an app, and its page opens', async ({ tab }) => {
  await open(tab, '/ar/');
  await click(tab, nav('التطبيقات'));
  await seePage(tab, 'كل التطبيقات', '/ar/apps');
  await click(tab, { role: 'searchbox' });
  await tab.type('تايدووتر');
  // Until the results are there, the app is elsewhere in the list of all.
  await see(tab, { role: 'link', inside: '#results > ul' }, 1);
  await click(tab, { role: 'link', name: /^تايدووتر/, inside: 'main' });
  await seePage(tab, 'تايدووتر', '/ar/apps/appdetails/tidewater');
});
