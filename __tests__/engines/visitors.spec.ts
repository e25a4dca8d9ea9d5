import { card, catalogue, click, expect, focused, open, see, seePage, seeText, test } from './support';
import type { Tab } from './tab';

/** Chooses an option of a dropdown. The menus of the browsers are outside of the page. */
async function choose(tab: Tab, label: string, value: string): Promise<void> {
  await tab.evaluate(
    ([label, value]) => {
      const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
      if (!select) throw new Error(`no dropdown ${label}`);
      select.value = value ?? '';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [label, value],
  );
}

const byDownloads = catalogue.toSorted((a, b) => Number(b.downloads) - Number(a.downloads));

const firstTitle = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('main li[data-index] [title]')?.textContent, null);

test('the order of the listing is in the URL, and restored by Back', async ({ tab }) => {
  await open(tab, '/apps');
  await choose(tab, 'Sort the apps', 'downloads');
  await seePage(tab, 'All Apps', '/apps?sort=downloads');
  await expect.poll(() => firstTitle(tab)).toBe(byDownloads[0]!.title);
  await click(tab, card(new RegExp(`^${byDownloads[0]!.title}`)));
  await seePage(tab, byDownloads[0]!.title, `/apps/appdetails/${byDownloads[0]!.id}`);
  await tab.back();
  await seePage(tab, 'All Apps', '/apps?sort=downloads');
  await expect.poll(() => firstTitle(tab)).toBe(byDownloads[0]!.title);
});

test('a search by keyboard suggests the nearest titles, and offers developers', async ({ tab }) => {
  await open(tab, '/apps');
  await tab.type('/');
  await expect
    .poll(() => tab.evaluate(() => document.activeElement?.matches('[type="search"]'), null))
    .toBe(true);
  await tab.type('koi papr');
  await seeText(tab, 'OOPS!! APP NOT FOUND');
  await see(tab, { role: 'link', name: /^Paper Koi/, inside: 'main' });
  await tab.press('Escape');
  await seeText(tab, `(${catalogue.length}) Apps Found.`);
  await tab.type('larkmoor');
  await click(tab, { role: 'link', name: /^Developer/, inside: 'main' });
  await seePage(tab, 'Larkmoor', '/apps/developers/larkmoor');
  await expect.poll(() => focused(tab)).toBe('Larkmoor');
});

test('the theme applies to all pages, and survives a reload', async ({ tab }) => {
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;
  const background = () => getComputedStyle(document.body).backgroundColor;
  await open(tab, '/');
  await choose(tab, 'Theme', 'dark');
  await expect.poll(() => tab.evaluate(scheme, null)).toBe('dark');
  const dark = await tab.evaluate(background, null);
  await click(tab, { role: 'link', name: 'Apps', inside: 'header nav' });
  await seePage(tab, 'All Apps', '/apps');
  await tab.reload();
  expect(await tab.evaluate(background, null)).toBe(dark);
  await choose(tab, 'Theme', 'light');
  await expect.poll(() => tab.evaluate(background, null)).not.toBe(dark);
});

test('the page of an app leads to similar apps', async ({ tab }) => {
  await open(tab, '/apps/appdetails/5');
  await click(tab, { role: 'link', inside: '[aria-labelledby="similar"]' });
  await expect.poll(() => tab.evaluate(() => window.location.pathname, null)).not.toBe('/apps/appdetails/5');
  await expect.poll(() => focused(tab)).not.toBe('BODY');
});

test('two apps are chosen on their cards, compared, and removed from the comparison', async ({ tab }) => {
  const [first, second] = catalogue.map(({ title }) => title);
  await open(tab, '/apps');
  await click(tab, { role: 'button', name: `Compare ${first}`, inside: 'main' });
  await click(tab, { role: 'button', name: `Compare ${second}`, inside: 'main' });
  await click(tab, { role: 'link', name: 'Compare (2)' });
  await seePage(tab, 'Compare Apps', `/apps/compare?ids=${catalogue[0]!.id},${catalogue[1]!.id}`);
  const columns = () => [...document.querySelectorAll('thead a')].map(({ textContent }) => textContent);
  await expect.poll(() => tab.evaluate(columns, null)).toEqual([first, second]);
  await tab.reload();
  await expect.poll(() => tab.evaluate(columns, null)).toEqual([first, second]);
  await click(tab, { role: 'button', name: `Remove ${first} from the comparison` });
  await seePage(tab, 'Compare Apps', `/apps/compare?ids=${catalogue[1]!.id}`);
  await see(tab, { role: 'heading', name: 'Choose one more app' });
});
