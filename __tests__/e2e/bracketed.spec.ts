import type { Page } from '@playwright/test';
import { copies } from './copies';
import { misfits } from './misfits';
import { expect, hydrated, idle, seedAppList, test } from './support';

// The texts of the interface are in brackets, longer than in English, and from right to left; all others are Georgian. So a
// Latin word outside of brackets is a text that no other language could have.

// One of the pages does not exist.
test.use({
  folder: copies.bracketed,
  viewport: { width: 320, height: 800 },
  expectedNoise: /404 \(Not Found\)/,
});

/** Numbers with units, dates, names of hosts and files, and of other companies. */
const NO_TEXT = /\S+@\S+|\d[\d.,]*[KMBT]?|[A-Z][a-z]+ \d{4}|[\w-]+(\.[\w-]+)+|LinkedIn|Facebook/g;

/** What people meet of the page without brackets: texts, and attributes with texts. */
async function unbracketed(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    let depth = 0;
    /** What is outside of the brackets of a text, which can begin and end in other ones. */
    const outside = (text: string) => {
      let result = '';
      for (const letter of text) {
        if (letter === '⟦') depth += 1;
        else if (letter === '⟧') depth -= 1;
        else result += depth > 0 ? ' ' : letter;
      }
      return result;
    };
    // Dialogs have buttons that are not shown.
    const isShown = (element: Element | null) =>
      element?.matches('title, option') || element?.checkVisibility();
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isShown(node.parentElement)) found.push(outside(node.textContent ?? ''));
    if (depth !== 0) found.push(`A text has no end: ${depth}`);
    depth = 0;
    const names = [
      'alt',
      'aria-description',
      'aria-label',
      'aria-roledescription',
      'label',
      'placeholder',
      'title',
    ];
    for (const name of names)
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isShown(element)) found.push(outside(element.getAttribute(name)!));
    const metas = '[name="description"], [property$="title"], [property$="description"], [property$=":alt"]';
    for (const meta of document.querySelectorAll(`meta:is(${metas})`))
      found.push(outside(meta.getAttribute('content')!));
    for (const [, text] of document.body.getAttribute('style')!.matchAll(/"([^"]*)"/g))
      found.push(outside(text!));
    return found;
  });
  const words = texts
    .map((text) => text.replace(NO_TEXT, ' ').trim())
    .filter((text) => /\p{Script=Latin}{2}/u.test(text));
  return [...new Set(words)];
}

async function expectBracketed(page: Page, state: string): Promise<void> {
  await idle(page);
  expect.soft(await unbracketed(page), state).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect.soft(scrollWidth, state).toBe(clientWidth);
}

const PATHS = [
  '/',
  '/apps',
  '/apps?q=zzzz',
  '/apps?q=%E1%83%90',
  '/apps?sort=rating&rating=4',
  '/apps/page/2',
  '/apps/appdetails/1',
  '/apps/appdetails/15',
  '/apps/appdetails/24',
  '/apps/install',
  '/apps/compare',
  '/apps/compare?ids=1,15',
  '/apps/compare?ids=1,99999',
  '/offline.html',
  '/no-such-page',
];

for (const path of PATHS)
  test(`the texts of ${path} are those of the language, and fit`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectBracketed(page, path);
    expect(await misfits(page)).toEqual([]);
  });

const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^⟦${name}`) });

test('what an app’s page says of a click is in the language, and fits', async ({ page }) => {
  await page.goto('/apps/appdetails/1');
  await hydrated(page);
  await button(page, 'Install Now').click();
  await expectBracketed(page, 'an installed app');
  await button(page, 'OK').click();
  await button(page, 'Share').click();
  await expect(page.getByText(/⟦(Copy this link|The link was copied)/)).toBeVisible();
  await expectBracketed(page, 'a copied link');
  await page.goto('/apps/appdetails/1');
  await hydrated(page);
  await page.getByRole('region', { name: '⟦Screenshots' }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectBracketed(page, 'a screenshot');
  // The next one is at the left.
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog').getByText('⟦2 of 4')).toBeVisible();
});

test('what the installed list says is in the language, and fits', async ({ page }) => {
  await seedAppList(page, '[1,2,4000]');
  await page.goto('/apps/install#share=1,3,17,4001');
  await expect(button(page, 'Add 2 apps')).toBeVisible();
  await expectBracketed(page, 'a shared list');
  await button(page, 'Cancel').click();
  await button(page, 'Unistall').first().click();
  await expect(button(page, 'Yes, Uninstall it!')).toBeVisible();
  await expectBracketed(page, 'the question before an app is uninstalled');
  await button(page, 'No, cancel!').click();
  await expect(page.getByText('⟦Your imaginary file is safe')).toBeVisible();
  await expectBracketed(page, 'a cancelled answer');
  await button(page, 'OK').click();
  await button(page, 'Unistall').first().click();
  await button(page, 'Yes, Uninstall it!').click();
  await expect(page.getByText('⟦App has been Uninstalled.')).toBeVisible();
  await expectBracketed(page, 'an uninstalled app');
  await button(page, 'OK').click();
  const download = page.waitForEvent('download');
  await button(page, 'Export').click();
  await download;
  await expectBracketed(page, 'an exported list');
  for (const [name, content] of [
    ['damaged.json', '{'],
    ['other.json', '{"apps":[1]}'],
    ['wrong.json', '[{}]'],
  ] as const) {
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) };
    await button(page, 'Import').setInputFiles(file);
    await expect(page.getByText('⟦This file cannot be imported')).toBeVisible();
    await expectBracketed(page, `the file ${name}`);
    await button(page, 'OK').click();
  }
});

test('what a listing says of filters and chosen apps is in the language, and fits', async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  await button(page, 'Filter').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectBracketed(page, 'the filters');
  await page.keyboard.press('Escape');
  const toggles = page.getByRole('main').getByRole('button', { name: /^⟦Compare/ });
  for (const index of [0, 1, 2, 3, 4]) await toggles.nth(index).click();
  await expect(page.getByText('⟦You can compare up to 4 apps').first()).toBeVisible();
  await expectBracketed(page, 'too many chosen apps');
});

test.describe('without a connection', () => {
  test.use({ expectedNoise: /ERR_FAILED|Failed to fetch/ });

  test('what failed is in the language, and fits', async ({ page }) => {
    await page.route(/appsData|\.json/, (route) => route.abort());
    await page.goto('/apps?q=ab');
    await expect(page.getByText('⟦The list of apps could not be loaded').first()).toBeVisible();
    await expectBracketed(page, 'a list that could not be loaded');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/apps', '/apps/appdetails/1', '/apps/install', '/apps/compare'])
    test(`the texts of ${path} are those of the language`, async ({ page }) => {
      await page.goto(path);
      expect(await unbracketed(page)).toEqual([]);
    });
});
