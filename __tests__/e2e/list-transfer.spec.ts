import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import {
  button,
  catalogue,
  expect,
  holdRequest,
  hydrated,
  idle,
  LONG,
  rows,
  seedAppList,
  stopClock,
  storedAppList,
  test,
} from './support';

const question = (page: Page) => page.getByRole('dialog', { name: 'Add apps to your list?' });
const title = (id: number) => catalogue.find((app) => app.id === id)!.title;

async function open(page: Page, path = '/apps/install'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function chooseFile(page: Page, text: string, name = 'apps.json'): Promise<void> {
  // The browser reads it from the disk. Playwright would send a large text through its protocol.
  const file = test.info().outputPath(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  await page.getByLabel('Import list').setInputFiles(file);
}

/** The path, query string and fragment. */
const address = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

test('an exported list can be imported in another browser, with the days of its apps', async ({
  page,
  browser,
  baseURL,
}) => {
  await seedAppList(page, '[17,4000,3]');
  await page.addInitScript(() => localStorage.setItem('appList.days', '{"3":"2026-11-10"}'));
  await open(page);
  await expect(page.getByText('2 Apps Found')).toBeVisible();
  await test.step('a file that is not a list shows why, and changes nothing', async () => {
    for (const [text, cause] of [
      ['{"apps":[3]}', 'It contains no list of apps.'],
      ['[3', 'It could not be read.'],
    ] as const) {
      await chooseFile(page, text);
      const dialog = page.getByRole('dialog', { name: 'This file cannot be imported' });
      await expect.soft(dialog).toContainText(cause);
      await button(page, 'OK').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await storedAppList(page)).toBe('[17,4000,3]');
  });

  const download = page.waitForEvent('download');
  await button(page, 'Export list').click();
  expect((await download).suggestedFilename()).toBe('fjordline-apps.json');
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toEqual({
    version: 1,
    apps: [{ id: 17, title: title(17) }, { id: 4000 }, { id: 3, title: title(3), installed: '2026-11-10' }],
  });
  await expect(page.getByText('Your list was exported to fjordline-apps.json.')).toBeVisible();

  const other = await browser.newPage({ baseURL });
  await open(other);
  await expect(other.getByText('No Data Available!!')).toBeVisible();
  await chooseFile(other, text);
  await expect(question(other)).toContainText('2 apps to add');
  await question(other)
    .getByRole('checkbox', { name: 'Add these too, in case the catalogue lists them later' })
    .check();
  expect(await storedAppList(other)).toBeNull();
  await button(other, 'Add 3 apps').click();
  await expect(rows(other)).toHaveCount(3);
  await expect.poll(() => storedAppList(other)).toBe('[17,3,4000]');
  await expect(other.getByText('3 apps added to your list.')).toBeVisible();
  const days = await other.evaluate(() => JSON.parse(localStorage.getItem('appList.days') ?? '{}'));
  expect(days).toMatchObject({ 3: '2026-11-10' });
  await other.close();
});

test('a file that was chosen before hydration is imported', { tag: LONG }, async ({ page }) => {
  const release = await holdRequest(page, '**/*.js');
  await page.goto('/apps/install', { waitUntil: 'commit' });
  await chooseFile(page, '[3]');
  release();
  await expect(question(page)).toContainText('1 app to add');
});

test.describe('sharing', () => {
  test('copies the link, and says so', { tag: LONG }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await seedAppList(page, '[3,4000]');
    await open(page);
    await button(page, 'Share list').press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'The link was copied.' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${new URL(page.url()).origin}/apps/install#share=3,4000`);
    await expect(button(page, 'Share list')).toBeFocused();
  });
});

test.describe('a share link', () => {
  test('asks, adds the apps, and is removed from the URL', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await seedAppList(page, '[1]');
    await open(page, '/apps/install?sort=high-low#share=1,3,17,4000');
    await expect(question(page).getByRole('heading')).toHaveText([
      'Add apps to your list?',
      '2 apps to add',
      '1 app in your list already',
      '1 app not in this catalogue',
    ]);
    await expect(question(page).getByRole('heading', { level: 2 })).toBeFocused();
    expect(await storedAppList(page)).toBe('[1]');
    await button(page, 'Add 2 apps').click();
    await expect(page.getByText('3 Apps Found')).toBeVisible();
    await expect.poll(() => storedAppList(page)).toBe('[1,3,17]');
    await expect.poll(() => address(page)).toBe('/apps/install?sort=high-low');
    await expect(page.getByRole('combobox', { name: 'Sort the installed apps' })).toHaveValue('high-low');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(requests.filter((url) => url.includes('share'))).toEqual([]);
  });

  test('changes nothing after Cancel, and does not ask again', async ({ page }) => {
    await open(page, '/apps/install#share=3');
    await expect(question(page)).toContainText('1 app to add');
    await button(page, 'Cancel').click();
    await expect(page.getByText('Nothing was added.')).toBeVisible();
    await expect.poll(() => address(page)).toBe('/apps/install');
    expect(await storedAppList(page)).toBeNull();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('No Data Available!!')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('opens while the page is open, again after a decision, and not twice', { tag: LONG }, async ({
    page,
  }) => {
    await open(page);
    const openLink = () => page.evaluate(() => window.location.assign('#share=3'));
    for (let round = 0; round < 2; round += 1) {
      await openLink();
      await expect(question(page)).toBeVisible();
      await openLink();
      await expect(question(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => address(page)).toBe('/apps/install');
    }
    await openLink();
    await button(page, 'Add 1 app').click();
    await expect(rows(page)).toHaveText([new RegExp(`^${title(3)}`)]);
  });

  test('is closed by back without a decision, and asks again after forward', { tag: LONG }, async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => window.location.assign('#share=3'));
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(address(page)).toBe('/apps/install');
    await page.goForward();
    await expect(question(page)).toBeVisible();
    expect(await storedAppList(page)).toBeNull();
  });

  test('waits for a slow catalogue, and can be cancelled meanwhile', { tag: LONG }, async ({ page }) => {
    const release = await holdRequest(page, '**/appsData.json');
    await page.goto('/apps/install#share=3');
    await expect(question(page)).toContainText('Loading the apps …');
    await page.keyboard.press('Escape');
    await expect.poll(() => address(page)).toBe('/apps/install');
    await page.evaluate(() => window.location.assign('#share=1,3'));
    await expect(question(page)).toContainText('Loading the apps …');
    release();
    await expect(question(page)).toContainText('2 apps to add');
  });

  test('a double click on Add presses nothing below it', { tag: LONG }, async ({ page }) => {
    await seedAppList(page, JSON.stringify(catalogue.slice(0, 20).map(({ id }) => id)));
    await stopClock(page);
    await open(page, '/apps/install#share=30');
    await button(page, 'Add 1 app').dblclick();
    await page.clock.resume();
    await expect(page.getByText('1 app added to your list.')).toBeVisible();
    await idle(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(address(page)).toBe('/apps/install');
  });

  test('that is incomplete shows an error, and is removed from the URL', { tag: LONG }, async ({ page }) => {
    await open(page, '/apps/install#share=3,');
    await expect(page.getByRole('dialog', { name: 'This link contains no list of apps' })).toBeVisible();
    await expect.poll(() => address(page)).toBe('/apps/install');
    expect(await storedAppList(page)).toBeNull();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the question fits, and its buttons can be reached with the keyboard', async ({ page }) => {
    await seedAppList(page, '[1]');
    await open(page, `/apps/install#share=${catalogue.map(({ id }) => id).join()},4000`);
    await expect(question(page)).toContainText(`and ${catalogue.length - 1 - 20} more`);
    const buttons = question(page).getByRole('button');
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    const option = question(page).getByRole('checkbox');
    await option.focus();
    const [{ y, height }, { y: top }] = [
      (await option.boundingBox())!,
      (await buttons.first().boundingBox())!,
    ];
    expect(y + height).toBeLessThanOrEqual(top);
    await question(page).getByRole('heading', { level: 2 }).focus();
    const box = (await question(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(await question(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    for (const name of [/^Add these too/, 'Cancel', `Add ${catalogue.length - 1} apps`]) {
      await page.keyboard.press('Tab');
      const control = question(page)
        .getByRole('checkbox', { name })
        .or(question(page).getByRole('button', { name }));
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${catalogue.length} Apps Found`)).toBeVisible();
  });
});
