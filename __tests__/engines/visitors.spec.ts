import {
  button,
  card,
  catalogue,
  click,
  dialog,
  expect,
  focused,
  hydrated,
  open,
  see,
  seePage,
  seeText,
  storedAppList,
  test,
} from './support';
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
  await expect.poll(() => tab.evaluate(background, null)).toBe(dark);
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

test('a link is shown if the browser neither shares nor copies it', async ({ tab }) => {
  await open(tab, '/apps/appdetails/3');
  await tab.evaluate(() => {
    for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
  }, null);
  await click(tab, button('Share'));
  await see(tab, dialog('Copy this link'));
  const selected = () => {
    const { activeElement: field } = document;
    return field instanceof HTMLInputElement && field.value.slice(field.selectionStart!, field.selectionEnd!);
  };
  await expect.poll(() => tab.evaluate(selected, null)).toMatch(/\/apps\/appdetails\/3$/);
  await tab.press('Escape');
  await see(tab, dialog('Copy this link'), 0);
});

test('a search in any script and encoding marks what it has found', async ({ tab }) => {
  const marks = () => [...document.querySelectorAll('main mark')].map(({ textContent }) => textContent);
  await open(tab, '/apps');
  for (const [typed, title, marked] of [
    ['cafe\u0301', 'Café Glacé à Emporter', 'Café'],
    ['地図', '海の地図', '地図'],
    ['قلم', 'قلم', 'قلم'],
  ] as const) {
    await click(tab, { role: 'searchbox' });
    await tab.type(typed);
    await see(tab, card(new RegExp(`^${title}`)));
    await seeText(tab, '(1) Apps Found.');
    await expect.poll(() => tab.evaluate(marks, null)).toEqual([marked]);
    await tab.press('Escape');
    await seeText(tab, `(${catalogue.length}) Apps Found.`);
    await tab.evaluate(() => (document.activeElement as HTMLElement).blur(), null);
  }
});

test('an exported list can be imported again, and an app that is no longer listed removed', async ({
  tab,
}) => {
  const saved = () =>
    (window as unknown as { saved?: Promise<string> }).saved?.then((text) => JSON.parse(text) as unknown);
  await open(tab, '/apps/install');
  await tab.evaluate(() => localStorage.setItem('appList', '[3,4000]'), null);
  await tab.reload();
  await seeText(tab, '1 Apps Found');
  await hydrated(tab);
  // The folder for downloads is outside of the page.
  await tab.evaluate(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      Object.assign(window, { saved: file.text() });
      return createObjectURL(file);
    };
    window.addEventListener('click', (event) => {
      if ((event.target as Element).matches('[download]')) event.preventDefault();
    });
  }, null);
  await click(tab, button('Export list'));
  await seeText(tab, 'Your list was exported to fjordline-apps.json.');
  const list = await tab.evaluate(saved, null);
  expect(list).toEqual({ version: 1, apps: [{ id: 3, title: catalogue[2]!.title }, { id: 4000 }] });

  await click(tab, button('Remove app 4000'));
  await click(tab, button('Yes, Uninstall it!'));
  await see(tab, dialog('Uninstalled!'));
  await click(tab, button('OK'));
  await expect.poll(() => storedAppList(tab)).toBe('[3]');
  await tab.evaluate((text) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], 'apps.json', { type: 'application/json' }));
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no field for a file');
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, JSON.stringify(list));
  await see(tab, dialog('Add apps to your list?'));
  await seeText(tab, '1 app not in this catalogue');
  await tab.evaluate(
    () => document.querySelector<HTMLInputElement>('dialog [type="checkbox"]')?.click(),
    null,
  );
  await click(tab, button('Add 1 app'));
  await expect.poll(() => storedAppList(tab)).toBe('[3,4000]');
});
