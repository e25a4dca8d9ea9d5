import {
  button,
  catalogue,
  click,
  dialog,
  expect,
  focused,
  hydrated,
  nav,
  open,
  see,
  seePage,
  seeText,
  storedAppList,
  test,
} from './support';
import type { Tab } from './tab';

const app = catalogue[2]!;
const path = `/apps/appdetails/${app.id}`;

async function install(tab: Tab): Promise<void> {
  await open(tab, path);
  await click(tab, button('Install Now'));
  await see(tab, dialog('App Installed!'));
  await click(tab, button('OK'));
  await see(tab, dialog('App Installed!'), 0);
}

test('install stores the app, and moves the focus to the heading', async ({ tab }) => {
  await install(tab);
  await see(tab, button('Installed'));
  await expect.poll(() => focused(tab)).toBe(app.title);
  await expect.poll(() => storedAppList(tab)).toBe(`[${app.id}]`);
  await tab.reload();
  await hydrated(tab);
  await see(tab, button('Installed'));
  await click(tab, nav('Installation'));
  await seePage(tab, 'Your Installed Apps', '/apps/install');
  await seeText(tab, '1 Apps Found');
});

test.describe('uninstall', () => {
  const unistall = button(`Unistall ${app.title}`);

  test.beforeEach(async ({ tab }) => {
    await install(tab);
    await click(tab, nav('Installation'));
    await seePage(tab, 'Your Installed Apps', '/apps/install');
    await click(tab, unistall);
    await see(tab, dialog('Are you sure?'));
    await expect.poll(() => focused(tab)).toBe('No, cancel!');
  });

  test('changes nothing on Escape, which returns the focus, and removes the app when the visitor confirms', async ({
    tab,
  }) => {
    await tab.press('Escape');
    await see(tab, dialog('Are you sure?'), 0);
    await expect.poll(() => focused(tab)).toBe('Unistall');
    await expect.poll(() => storedAppList(tab)).toBe(`[${app.id}]`);
    await click(tab, unistall);
    await see(tab, dialog('Are you sure?'));
    await expect.poll(() => focused(tab)).toBe('No, cancel!');
    await click(tab, button('Yes, Uninstall it!'));
    await see(tab, dialog('Uninstalled!'));
    await click(tab, button('OK'));
    await seeText(tab, 'No Data Available!!');
    await expect.poll(() => storedAppList(tab)).toBe('[]');
  });

  test('is cancelled by back', async ({ tab }) => {
    await tab.back();
    await seePage(tab, app.title, path);
    await see(tab, dialog('Are you sure?'), 0);
    // The link that was left, or the heading: Safari does not focus a link that is clicked.
    const isMoved = async () =>
      /^Installation/.test(await focused(tab)) || (await focused(tab)) === app.title;
    await expect.poll(isMoved).toBe(true);
    await expect.poll(() => storedAppList(tab)).toBe(`[${app.id}]`);
  });
});

test('two tabs stay synchronized, in both directions', async ({ tab, openTab }) => {
  await open(tab, '/apps/install');
  await seeText(tab, 'No Data Available!!');
  const other = await openTab();
  await install(other);
  await seeText(tab, '1 Apps Found');
  await click(tab, button(/^Unistall/));
  await click(tab, button('Yes, Uninstall it!'));
  await see(tab, dialog('Uninstalled!'));
  await see(other, button('Install Now'));
});

test('back to another document shows an app that was installed since', async ({ tab }) => {
  await open(tab, '/apps/install');
  await seeText(tab, 'No Data Available!!');
  await install(tab);
  await tab.back();
  await seePage(tab, 'Your Installed Apps', '/apps/install');
  await seeText(tab, '1 Apps Found');
});

test('a document that is restored from the bfcache after an install shows the change of another tab', async ({
  tab,
  openTab,
}, { project }) => {
  test.skip(project.name === 'webkit', 'WebKit disables its bfcache under automation.');
  const other = await openTab();
  // The browser decides: not while a service worker takes over.
  await expect(async () => {
    await install(tab);
    await see(tab, button('Installed'));
    await tab.evaluate(() => document.documentElement.setAttribute('data-same', ''), null);
    await tab.goto('/favicons/icon.svg');
    await open(other, '/apps/install');
    await click(other, button(/^Unistall/));
    await click(other, button('Yes, Uninstall it!'));
    await see(other, dialog('Uninstalled!'));
    await tab.back();
    await see(tab, button('Install Now'));
    expect(await tab.evaluate(() => 'same' in document.documentElement.dataset, null)).toBe(true);
  }).toPass();
});

test.describe('a share link', () => {
  const question = dialog('Add apps to your list?');
  const fragment = (tab: Tab) => tab.evaluate(() => window.location.hash, null);

  test('asks, adds the app, and is removed from the URL', async ({ tab }) => {
    await open(tab, `/apps/install#share=${app.id},4000`);
    await see(tab, question);
    await seeText(tab, '1 app not in this catalogue');
    await expect.poll(() => focused(tab)).toBe('Add apps to your list?');
    expect(await storedAppList(tab)).toBeNull();
    await click(tab, button('Add 1 app'));
    await seeText(tab, '1 Apps Found');
    await expect.poll(() => storedAppList(tab)).toBe(`[${app.id}]`);
    await expect.poll(() => fragment(tab)).toBe('');
    await expect.poll(() => focused(tab)).toBe('Your Installed Apps');
  });
});
