import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { App } from '@/lib/catalogue/schema';
import { writeError } from '@/lib/editor/server/replace-files';
import { type Editor, startEditor } from '@/lib/editor/server/start';
import { folderListener } from '@/lib/machine/static-server';
import { buildApp, buildApps, buildFullApp } from '../fixtures/apps';
import { type TemporaryFolder, temporaryFolder } from '../fixtures/temporary-folder';
import { expectNoViolations } from './axe';
import { copies } from './copies';
import { test as base, expect } from './support';

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>';
const FILE = 'public/appsData.json';

interface Project {
  folder: TemporaryFolder;
  server: Editor;
  /** Starts the server again at the same URL, after it was closed. */
  restart: (root?: string) => Promise<void>;
  /** Writes the catalogue, as an editor’s `git pull` does. */
  write: (apps: readonly object[] | string) => void;
  read: () => string;
}

/** The editor of a project with twelve apps. Its pages are those of the preview. */
const test = base.extend<{ project: Project }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  project: async ({}, use) => {
    const folder = temporaryFolder();
    const write: Project['write'] = (apps) =>
      folder.write({ [FILE]: typeof apps === 'string' ? apps : `${JSON.stringify(apps, null, 2)}\n` });
    folder.write({ 'public/pictures/wagtail.svg': ICON, 'package.json': '{}' });
    write(apps);
    const [site, pictures] = [copies.preview, join(folder.path, 'public')].map((path) =>
      folderListener(path),
    );
    const page: RequestListener = (request, response) =>
      (request.url?.startsWith('/pictures/') ? pictures : site)?.(request, response);
    const server = await startEditor({ root: folder.path, page });
    const restart = async (root = folder.path) => {
      project.server = await startEditor({ root, page, port: Number(new URL(server.url).port) });
    };
    const project: Project = { folder, server, restart, write, read: () => folder.read(FILE) };
    await use(project);
    await project.server.close();
    folder.remove();
  },
  baseURL: async ({ project }, use) => use(`${project.server.url}/`),
});

const LONG_TEXT = 'A text of forty words and more, so that the check has nothing to say about it. '.repeat(4);
const apps = buildApps(12).map((app): App => ({ ...app, description: LONG_TEXT, ratingAvg: 4.7 }));

const manyApps = buildApps(10_000).map((app) => ({ ...app, description: LONG_TEXT }));

async function openEditor(page: Page, project: Project, path = '/edit'): Promise<void> {
  await page.goto(`${path}#token=${project.server.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const openApp = (page: Page, title: string) =>
  page.getByRole('row').getByRole('button', { name: title, exact: true }).click();
const rows = (page: Page) => page.getByRole('rowheader').getByRole('button');
const status = (page: Page) => page.getByRole('region', { name: 'Changes' }).getByRole('status');
const dialog = (page: Page) => page.getByRole('dialog');

/** The keys of what the browser keeps of unsaved changes. */
const storedKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
          keys.onsuccess = () => resolve(keys.result as string[]);
        };
      }),
  );

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save …' }).click();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

test('a changed field is checked, shown and saved, and nothing else in the file changes', async ({
  page,
  project,
}) => {
  // Formatted by hand: such a file stays as it is.
  const text = `\uFEFF[\r\n${apps.map((app) => `\t${JSON.stringify(app)}`).join(',\r\n')}]\r\n`;
  project.write(text);
  await openEditor(page, project);
  await openApp(page, 'App 3');
  await expect(page.getByRole('heading', { name: 'App 3', level: 1 })).toBeFocused();
  const average = page.getByRole('textbox', { name: 'Average rating' });
  await average.fill('6');
  await expect(average).toHaveAttribute('aria-invalid', 'true');
  await expect(average).toHaveAccessibleDescription(/is greater than 5\. Use a number from 0 to 5/);
  await average.fill('4.1');
  await expect(average).toHaveAccessibleDescription(/is 4\.1, but the average of the star levels is 4\.71/);
  await page.getByRole('button', { name: 'Use 4.7' }).click();
  await expect(average).toHaveValue('4.7');
  await page.getByRole('textbox', { name: 'Title' }).fill('Nuthatch');
  await expect(page.getByRole('region', { name: 'As visitors will see it' })).toContainText('Nuthatch');
  await page.getByRole('button', { name: 'Save …' }).click();
  await expect(dialog(page)).toContainText('1 app changed.');
  await expect(dialog(page)).toContainText('title "App 3" -> "Nuthatch"');
  expect(project.read()).toBe(text);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(status(page)).toHaveText('Saved.');
  expect(project.read()).toBe(text.replace('"App 3"', '"Nuthatch"'));
  await expect(page.getByRole('button', { name: 'Save …' })).toBeDisabled();
});

test('an app is added with the next id, duplicated and removed, and all of it undone', async ({
  page,
  project,
}) => {
  await openEditor(page, project);
  await page.getByRole('button', { name: 'Add an app' }).click();
  await expect(page.getByRole('textbox', { name: 'Id', exact: true })).toHaveValue('13');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveAccessibleDescription(/Error: has no visible character/);
  await title.fill('Wryneck');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('textbox', { name: 'Id', exact: true })).toHaveValue('14');
  await page.getByRole('button', { name: 'Remove …' }).click();
  await expect(dialog(page)).toContainText('Never use its id for another app.');
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: '13 apps' })).toBeVisible();
  for (const count of ['14 apps', '13 apps', '13 apps']) {
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('heading', { name: count })).toBeVisible();
  }
  await rows(page).last().focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: '12 apps' })).toBeFocused();
  await expect(status(page)).toContainText(/No changes\.|removed/);
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: '12 apps' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('heading', { name: '13 apps' })).toBeVisible();
});

test('the second click of a double click does not hit what has appeared under it', async ({
  page,
  project,
}) => {
  await openEditor(page, project);
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  await page.getByRole('button', { name: 'Add an app' }).dblclick();
  await expect(heading('App 13')).toBeVisible();
  await page.getByRole('button', { name: 'Remove star level 1' }).dblclick();
  await expect(page.getByRole('textbox', { name: 'Star level' })).toHaveCount(4);
  await page.getByRole('button', { name: 'All apps' }).dblclick();
  await expect(heading('13 apps')).toBeVisible();
  await page.getByRole('button', { name: 'App 12', exact: true }).dblclick();
  await expect(heading('App 12')).toBeVisible();
  await page.getByRole('button', { name: 'Save …' }).dblclick();
  await expect(dialog(page)).toBeVisible();
  page.once('dialog', (question) => question.accept());
});

test('the table is searched, filtered and ordered, and keeps its place', async ({ page, project }) => {
  const odd = { ...apps[4], downloads: true };
  const short = buildApp({ id: 13, title: 'Short', downloads: '9B', description: LONG_TEXT });
  project.write([...apps.with(4, odd as never), short]);
  await openEditor(page, project);
  const filter = page.getByRole('checkbox', { name: 'With warnings (2)' });
  await filter.check();
  await expect(rows(page)).toHaveText(['App 5', 'Short']);
  await filter.uncheck();
  await page.getByRole('searchbox').fill('app 1');
  await expect(rows(page)).toHaveText(['App 1', 'App 10', 'App 11', 'App 12']);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Order of the table' }).selectOption('Most downloads');
  await expect(rows(page).first()).toHaveText('Short');
  await expect(page.getByRole('textbox', { name: 'Position of Short' })).toHaveCount(0);
  await openApp(page, 'App 12');
  await page.goBack();
  await expect(rows(page).first()).toHaveText('Short');
  await expect(rows(page).filter({ hasText: 'App 12' })).toBeFocused();
});

test('a row of a narrow screen has all columns', async ({ page, project }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  project.write([...apps, buildApp({ id: 13, title: 'Short', ratingAvg: 4 })]);
  await openEditor(page, project);
  const row = page.getByRole('row', { name: /Short/ });
  await expect(row.getByRole('rowheader')).toContainText('Fjordline');
  await expect(row.getByRole('cell')).toHaveText(['', '1.5M', '4.0', /2 warnings/]);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Position',
    'App',
    'Downloads',
    'Rating',
    'Warnings',
  ]);
});

test('apps are moved by keyboard, by a number and by drag, and the last trending app is marked', async ({
  page,
  project,
}) => {
  await openEditor(page, project);
  const position = page.getByRole('textbox', { name: 'Position of App 9' });
  await position.press('ArrowUp');
  await expect(position).toHaveValue('8');
  await expect(position).toBeFocused();
  await expect(status(page)).toHaveText('App 9 is at position 8 of 12.');
  await expect(page.getByRole('row', { name: /App 9/ })).toContainText('Trending, the last one');
  await position.fill('1');
  await position.press('Enter');
  await expect(rows(page).first()).toHaveText('App 9');
  await page
    .getByRole('row', { name: /App 2/ })
    .getByTitle('Drag to another position')
    .dragTo(page.getByRole('row', { name: /App 9/ }));
  await expect(rows(page).first()).toHaveText('App 2');
  await save(page);
  const ids = (JSON.parse(project.read()) as App[]).map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual([2, 9, 1, 3]);
});

test('a position that the table does not have is refused with the numbers that it has', async ({
  page,
  project,
}) => {
  await openEditor(page, project);
  const position = page.getByRole('textbox', { name: 'Position of App 2' });
  for (const typed of ['0', '-1', '13', 'first']) {
    await position.press('ArrowUp');
    await expect(status(page)).toHaveText('App 2 is at position 1 of 12.');
    await position.fill(typed);
    await position.press('Enter');
    await expect(status(page)).toHaveText('Use a number from 1 to 12.');
    await expect(position).toHaveValue('1');
  }
  await position.fill('9');
  await position.press('ArrowDown');
  await expect(position).toHaveValue('2');
  await position.fill('9');
  await position.press('Tab');
  await expect(position).toHaveValue('9');
  await expect(rows(page).filter({ hasText: 'App 2' })).toBeFocused();
});

test.describe('by keyboard', () => {
  // A picture is looked for while its path is typed.
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  /** Presses a key until an element has the focus. */
  async function moveTo(target: Locator, key = 'Tab'): Promise<void> {
    const isFocused = () => target.evaluateAll(([element]) => element === document.activeElement);
    for (let presses = 0; presses < 100 && !(await isFocused()); presses += 1)
      await target.page().keyboard.press(key);
    await expect(target).toBeFocused();
  }

  test('apps are found, changed, added, moved, removed and saved', async ({ page, project }) => {
    await openEditor(page, project);
    const { keyboard } = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const enter = async (target: Locator, text: string) => {
      await moveTo(target);
      await keyboard.press('Control+a');
      await keyboard.type(text);
    };
    await enter(page.getByRole('searchbox'), 'app 3');
    await expect(rows(page)).toHaveText(['App 3']);
    await moveTo(button('App 3'));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'App 3', level: 1 })).toBeFocused();
    await enter(page.getByRole('textbox', { name: 'Title' }), 'Nuthatch');
    await moveTo(button('All apps'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '12 apps' })).toBeFocused();
    await moveTo(page.getByRole('searchbox'));
    await keyboard.press('Control+a');
    await keyboard.press('Delete');
    await expect(rows(page)).toHaveCount(12);

    await moveTo(button('Add an app'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'App 13', level: 1 })).toBeFocused();
    await enter(page.getByRole('textbox', { name: 'Icon' }), '/pictures/wagtail.svg');
    await enter(page.getByRole('textbox', { name: 'Title' }), 'Wryneck');
    await enter(page.getByRole('combobox', { name: 'Developer' }), 'Fjordline');
    await enter(page.getByRole('textbox', { name: 'Description' }), 'Sorts parcels.');
    await moveTo(button('All apps'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(button('Wryneck')).toBeFocused();
    const position = page.getByRole('textbox', { name: 'Position of Wryneck' });
    await moveTo(position, 'Shift+Tab');
    await keyboard.press('Control+a');
    await keyboard.type('1');
    await keyboard.press('Enter');
    await expect(position).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(rows(page)).toContainText(['App 1', 'Wryneck', 'App 2']);

    await moveTo(button('App 5'));
    await keyboard.press('Enter');
    await moveTo(button('Remove …'));
    await keyboard.press('Enter');
    await moveTo(dialog(page).getByRole('button', { name: 'Remove' }));
    await keyboard.press('Enter');
    await expect(button('App 6')).toBeFocused();
    await moveTo(button('Save …'));
    await keyboard.press('Enter');
    await moveTo(dialog(page).getByRole('button', { name: 'Save', exact: true }));
    await keyboard.press('Enter');
    await expect(status(page)).toHaveText('Saved.');
    const added = {
      ...(JSON.parse(project.read()) as App[]).find(({ id }) => id === 13),
      title: 'Wryneck',
      image: '/pictures/wagtail.svg',
      companyName: 'Fjordline',
      description: 'Sorts parcels.',
    };
    const [first, second, third, fourth, , ...others] = apps;
    const expected = [first, added, second, { ...third, title: 'Nuthatch' }, fourth, ...others];
    expect(project.read()).toBe(`${JSON.stringify(expected, null, 2)}\n`);
  });

  test('Control+Z in the search box and in a typed position undoes the typing only', async ({
    page,
    project,
  }) => {
    await openEditor(page, project);
    const position = page.getByRole('textbox', { name: 'Position of App 3' });
    await position.press('ArrowUp');
    await page.getByRole('searchbox').press('x');
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await position.selectText();
    await page.keyboard.type('9');
    await page.keyboard.press('Control+z');
    await expect(position).toHaveValue('2');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect(position).toHaveValue('3');
  });

  test('the row that is moved stays in view and has the focus, also far away', async ({ page, project }) => {
    project.write(manyApps);
    await openEditor(page, project);
    const position = page.getByRole('textbox', { name: 'Position of App 3', exact: true });
    await position.fill('5000');
    await position.press('Enter');
    await expect(position).toHaveValue('5000');
    await expect(position).toBeFocused();
    await expect(position).toBeInViewport({ ratio: 1 });
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
    await expect(position).toHaveValue('5012');
    await expect(position).toBeFocused();
    await expect(position).toBeInViewport({ ratio: 1 });
    const { y } = (await position.boundingBox())!;
    const bar = (await page.getByRole('region', { name: 'Changes' }).boundingBox())!;
    expect(y).toBeLessThan(bar.y);
  });

  test('after the last app is removed, the focus is on the heading', async ({ page, project }) => {
    await openEditor(page, project);
    await openApp(page, 'App 12');
    await page.getByRole('button', { name: 'Remove …' }).click();
    await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('heading', { name: '11 apps' })).toBeFocused();
  });
});

for (const [width, size] of [
  [256, '100%'],
  [390, '200%'],
] as const)
  test(`nothing is wider than a screen of ${width} px with text of ${size}`, async ({ page, project }) => {
    const long = 'Honorificabilitudinitatibus';
    const screenshots = [{ image: '/pictures/wagtail.svg', alt: long }];
    const app = buildFullApp({ title: long, companyName: long, screenshots });
    project.write([{ ...app, reviews: 'none' }, ...apps.slice(1)]);
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, project);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      // The font of the system, as on a slow network, is wider.
      document.documentElement.dataset.font = '';
    }, size);
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    const bar = page.getByRole('region', { name: 'Changes' });
    await expect(page.getByRole('checkbox', { name: /With warnings \([1-9]/ })).toBeVisible();
    expect(await fits()).toBe(true);
    await openApp(page, long);
    await expect(page.getByText('Error:')).toBeVisible();
    expect(await fits()).toBe(true);
    for (const name of ['Undo', 'Redo', 'Save …'])
      await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });

test('the app is shown with its replacement, and with screenshots in their shapes', async ({
  page,
  project,
}) => {
  const shape = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  project.folder.write({ 'public/pictures/wide.svg': shape(18, 9) });
  const screenshots = [{ image: '/pictures/wide.svg', alt: 'Wide' }];
  const status = { deprecated: 'It is not developed any more.', replacedBy: 2 };
  project.write([{ ...apps[0], screenshots, status }, ...apps.slice(1)]);
  await openEditor(page, project);
  await openApp(page, 'App 1');
  await page.getByRole('button', { name: 'Add a screenshot' }).click();
  await page
    .getByLabel('Choose a picture for screenshot 2')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(shape(9, 18)) });
  await page.getByRole('textbox', { name: 'Alternative text' }).last().fill('High');
  const live = page.getByRole('region', { name: 'As visitors will see it' });
  await expect(live).toContainText('Replaced by App 2.');
  for (const [alt, ratio] of [
    ['Wide', 2],
    ['High', 0.5],
  ] as const) {
    const { width, height } = (await live.getByAltText(alt).boundingBox())!;
    expect(width / height).toBeCloseTo(ratio, 1);
  }
});

test('a date that is none and a number in quotation marks are corrected by typing', async ({
  page,
  project,
}) => {
  project.write([{ ...apps[0], added: '2024-13-45', reviews: '5' }, ...apps.slice(1)]);
  await openEditor(page, project);
  await openApp(page, 'App 1');
  await expect(page.getByText('Error:')).toHaveCount(2);
  const added = page.getByLabel('Added');
  await expect(added).toHaveValue('2024-13-45');
  await added.selectText();
  await page.keyboard.type('2024-11-05');
  await expect(added).toHaveAttribute('type', 'date');
  await expect(added).toHaveValue('2024-11-05');
  await expect(added).toBeFocused();
  await page.getByRole('textbox', { name: 'Reviews' }).selectText();
  await page.keyboard.type('5');
  await expect(page.getByText('Error:')).toHaveCount(0);
  await save(page);
  expect(JSON.parse(project.read())[0]).toEqual({ ...apps[0], added: '2024-11-05', reviews: 5 });
});

test.describe('a picture', () => {
  test.use({ expectedNoise: /400 \(Bad Request\)|409 \(Conflict\)/ });

  const red = ICON.replace('<svg', '<svg fill="red"');
  const choose = (page: Page, svg: string) =>
    page
      .getByLabel('Choose a picture')
      .first()
      .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  const icon = (page: Page) => page.getByRole('textbox', { name: 'Icon' });
  /** The path that the editor gives an SVG file. */
  const pathOf = (slug: string, svg: string) =>
    `/pictures/${slug}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
  /** The icons of the first two apps in the file. */
  const images = (project: Project) =>
    (JSON.parse(project.read()) as App[]).slice(0, 2).map(({ image }) => image);
  /** The pictures on the disk. */
  const pictures = (project: Project) =>
    project.folder
      .files()
      .filter((name) => name.startsWith('public/pictures/'))
      .map((name) => name.slice('public'.length));

  test('is checked, named by the title, and written with the file', async ({ page, project }) => {
    const path = pathOf('snow-bunting', ICON);
    await openEditor(page, project);
    await openApp(page, 'App 1');
    await page.getByRole('textbox', { name: 'Title' }).fill('Snow Bunting');
    await choose(page, ICON.replace('<circle', '<script>alert(1)</script><circle'));
    await expect(page.getByRole('alert').filter({ hasText: 'script' })).toBeVisible();
    await choose(page, ICON);
    await expect(icon(page)).toHaveValue(path);
    expect(pictures(project)).toEqual(['/pictures/wagtail.svg']);
    await save(page);
    expect(project.folder.read(`public${path}`)).toBe(ICON);
    expect(JSON.parse(project.read())[0].image).toBe(path);
    expect(pictures(project)).toEqual([path, '/pictures/wagtail.svg']);
  });

  test('that was saved can be undone, with the file of the earlier one', async ({ page, project }) => {
    const blue = ICON.replace('<svg', '<svg fill="blue"');
    project.folder.write({ 'public/pictures/robin.svg': blue });
    project.write(apps.map((app) => (app.id === 1 ? { ...app, image: '/pictures/robin.svg' } : app)));
    await openEditor(page, project);
    await openApp(page, 'App 1');
    for (const svg of [red, ICON]) {
      await choose(page, svg);
      await expect(icon(page)).toHaveValue(pathOf('app-1', svg));
      await save(page);
      expect(pictures(project)).toEqual([pathOf('app-1', svg), '/pictures/wagtail.svg']);
    }
    for (const [path, svg] of [
      [pathOf('app-1', red), red],
      ['/pictures/robin.svg', blue],
    ] as const) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(icon(page)).toHaveValue(path);
      await save(page);
      expect(pictures(project)).toEqual([path, '/pictures/wagtail.svg']);
      expect(project.folder.read(`public${path}`)).toBe(svg);
    }
  });

  test('of a new app goes with it by an undo after the save, and returns by a redo', async ({
    page,
    project,
  }) => {
    await openEditor(page, project);
    await page.getByRole('button', { name: 'Add an app' }).click();
    await choose(page, red);
    const path = pathOf('app', red);
    await expect(icon(page)).toHaveValue(path);
    await save(page);
    expect(pictures(project)).toEqual([path, '/pictures/wagtail.svg']);
    for (const _ of ['the picture', 'the app']) await page.getByRole('button', { name: 'Undo' }).click();
    await save(page);
    expect(pictures(project)).toEqual(['/pictures/wagtail.svg']);
    for (const _ of ['the app', 'the picture']) await page.getByRole('button', { name: 'Redo' }).click();
    await save(page);
    expect(pictures(project)).toEqual([path, '/pictures/wagtail.svg']);
    expect(project.folder.read(`public${path}`)).toBe(red);
  });

  test('of a duplicate is the file of the original until one of them gets another', async ({
    page,
    project,
  }) => {
    const shared = pathOf('app-1', ICON);
    await openEditor(page, project);
    await openApp(page, 'App 1');
    await choose(page, ICON);
    await expect(icon(page)).toHaveValue(shared);
    await save(page);
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await choose(page, red);
    await expect(icon(page)).toHaveValue(pathOf('app-1', red));
    await choose(page, ICON);
    await expect(icon(page)).toHaveValue(shared);
    await save(page);
    expect(pictures(project)).toEqual([shared, '/pictures/wagtail.svg']);
    await choose(page, red);
    await expect(icon(page)).toHaveValue(pathOf('app-1', red));
    await save(page);
    expect(images(project)).toEqual([shared, pathOf('app-1', red)]);
    expect(project.folder.read(`public${shared}`)).toBe(ICON);
    expect(project.folder.read(`public${pathOf('app-1', red)}`)).toBe(red);
  });

  test('is dropped on its box, and the browser does not open one that is dropped beside it', async ({
    page,
    context,
    project,
  }) => {
    const session = await context.newCDPSession(page);
    /** Drops from outside of the browser. */
    const drop = async (target: Locator, data: { files?: string[]; text?: string }) => {
      await target.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      const items = data.text ? [{ mimeType: 'text/plain', data: data.text }] : [];
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await session.send('Input.dispatchDragEvent', {
          type,
          x: x + width / 2,
          y: y + height / 2,
          data: { items, files: data.files ?? [], dragOperationsMask: 1 },
        });
    };
    const files = [join(project.folder.path, 'public/pictures/wagtail.svg')];
    const box = page.getByText('Or drop one here').first();
    await openEditor(page, project);
    await openApp(page, 'App 1');
    await page.getByRole('textbox', { name: 'Title' }).fill('Robin');
    await drop(page.getByRole('heading', { level: 1 }), { files });
    await drop(page.getByRole('textbox', { name: 'Title' }), { files });
    await drop(box, { text: 'https://a.example/a.png' });
    await expect(page.getByRole('alert').filter({ hasText: 'Drop a file' })).toBeVisible();
    await expect(icon(page)).toHaveValue('/pictures/wagtail.svg');
    await drop(box, { files });
    await expect(icon(page)).toHaveValue(pathOf('robin', ICON));
    await drop(page.getByRole('textbox', { name: 'Title' }), { text: 's' });
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/s/);
    // Some browsers open it in another tab.
    expect(context.pages()).toEqual([page]);
  });

  test('of another tab stays, also if its app has the same title', async ({ page, context, project }) => {
    const other = await context.newPage();
    for (const [tab, app, svg] of [
      [page, 'App 1', ICON],
      [other, 'App 2', red],
    ] as const) {
      await openEditor(tab, project);
      await openApp(tab, app);
      await tab.getByRole('textbox', { name: 'Title' }).fill('Robin');
      await choose(tab, svg);
      await expect(icon(tab)).toHaveValue(pathOf('robin', svg));
    }
    await save(page);
    await other.getByRole('button', { name: 'Save …' }).click();
    await dialog(other).getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByRole('button', { name: 'Continue' }).click();
    await save(other);
    expect(images(project)).toEqual([pathOf('robin', ICON), pathOf('robin', red)]);
    for (const svg of [ICON, red]) expect(project.folder.read(`public${pathOf('robin', svg)}`)).toBe(svg);
  });
});

test.describe('a file that has changed since', () => {
  test.use({ expectedNoise: /409 \(Conflict\)/ });

  test('is joined with other changes, and asks about the same', async ({ page, project }) => {
    await openEditor(page, project);
    await openApp(page, 'App 1');
    await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
    await page.getByRole('textbox', { name: 'Reviews' }).fill('7');
    project.write(apps.map((app) => (app.id <= 2 ? { ...app, title: `Theirs ${app.id}` } : app)));
    await page.getByRole('button', { name: 'Save …' }).click();
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'The file has changed since you opened it' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Changes in the file' })).toContainText('2 apps changed');
    await expectNoViolations(page);
    expect(JSON.parse(project.read())[0].title).toBe('Theirs 1');
    const proceed = page.getByRole('button', { name: 'Continue' });
    await expect(proceed).toBeDisabled();
    await page
      .getByRole('group', { name: /title/ })
      .getByRole('radio', { name: /Keep your change/ })
      .check();
    await proceed.click();
    await save(page);
    const [first, second] = JSON.parse(project.read());
    expect(first).toMatchObject({ title: 'Mine', reviews: 7 });
    expect(second.title).toBe('Theirs 2');
  });
});

/** Reloads, although there are changes that are not saved. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (question) => question.accept());
  await page.reload();
}

test('a merge conflict in the file is offered app by app, and the answers survive a reload', async ({
  page,
  project,
}) => {
  const lines = apps.map((app, index) => `  ${JSON.stringify(app)}${index < 11 ? ',' : ''}\n`);
  const theirs = lines[4]!.replace('App 5', 'Theirs');
  const conflict = `<<<<<<< HEAD\n${lines[4]}=======\n${theirs}>>>>>>> other\n`;
  project.write(`[\n${lines.toSpliced(4, 1, conflict).join('')}]\n`);
  await openEditor(page, project);
  await expect(page.getByRole('heading', { name: 'The file has merge conflicts' })).toBeFocused();
  await page.getByRole('radio', { name: /Keep other/ }).check();
  await reload(page);
  await expect(page.getByRole('radio', { name: /Keep other/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: '12 apps' })).toBeFocused();
  await expect.poll(() => storedKeys(page)).toHaveLength(2);
  await reload(page);
  await expect(status(page)).toHaveText('Your changes that were not saved are restored.');
  await expect(rows(page)).toContainText(['Theirs']);
  await save(page);
  expect(project.read()).toBe(`[\n${lines.with(4, theirs).join('')}]\n`);
  await expect(page.getByRole('button', { name: 'Save …' })).toBeDisabled();
});

test('changes of an earlier version of the file can be discarded', async ({ page, project }) => {
  await openEditor(page, project);
  await openApp(page, 'App 1');
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await expect.poll(() => storedKeys(page)).toHaveLength(2);
  project.write(apps.with(0, { ...apps[0]!, title: 'Theirs' }));
  await reload(page);
  await expect(page.getByRole('group', { name: /title/ })).toContainText('Mine');
  const discard = page.getByRole('button', { name: 'Discard my changes …' });
  await discard.click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(discard).toBeFocused();
  await discard.click();
  await dialog(page).getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Theirs', level: 1 })).toBeFocused();
  await expect.poll(() => storedKeys(page)).toHaveLength(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Theirs', level: 1 })).toBeVisible();
});

test('the URL of a form has the id of its app, also after the id has changed', async ({ page, project }) => {
  await openEditor(page, project);
  await openApp(page, 'App 3');
  await expect(page).toHaveURL(/\/edit#id=3$/);
  await page.getByRole('textbox', { name: 'Id', exact: true }).fill('30');
  await expect(page).toHaveURL(/\/edit#id=30$/);
  await save(page);
  await page.goBack();
  await expect(rows(page)).toHaveCount(12);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'App 3', level: 1 })).toBeVisible();
  project.write(apps.map((app) => (app.id === 3 ? { ...app, id: 30 } : app)).toReversed());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'App 3', level: 1 })).toBeVisible();
  await page.goto('/edit#id=3');
  await expect(status(page)).toHaveText('No app has the id 3.');
  await expect(rows(page)).toHaveCount(12);
});

test('a reload shows the same one of two apps with one id', async ({ page, project }) => {
  project.write(apps.map((app) => (app.id === 3 ? { ...app, id: 2 } : app)));
  await openEditor(page, project);
  await openApp(page, 'App 3');
  await expect(page).toHaveURL(/#id=2&n=2$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'App 3', level: 1 })).toBeVisible();
});

test('what is not saved survives a reload, and closing asks', async ({ page, project }) => {
  await openEditor(page, project);
  await openApp(page, 'App 1');
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept');
  await expect.poll(() => storedKeys(page)).toHaveLength(2);
  const asked = page.waitForEvent('dialog');
  // The reload waits for the answer.
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(status(page)).toHaveText('Your changes that were not saved are restored.');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept');
  page.once('dialog', (next) => next.accept());
});

test('two tabs keep their own changes, and the second one joins those of the first', async ({
  page,
  context,
  project,
}) => {
  const other = await context.newPage();
  await openEditor(page, project);
  await openEditor(other, project);
  await openApp(page, 'App 1');
  await openApp(other, 'App 2');
  await page.getByRole('textbox', { name: 'Title' }).fill('First');
  await other.getByRole('textbox', { name: 'Title' }).fill('Second');
  await expect.poll(() => storedKeys(page)).toHaveLength(4);
  other.once('dialog', (question) => question.accept());
  await other.reload();
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('Second');
  await save(page);
  await other.getByRole('button', { name: 'Save …' }).click();
  await dialog(other).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('They do not touch each other, and are joined.')).toBeVisible();
  await other.getByRole('button', { name: 'Continue' }).click();
  await save(other);
  const titles = (JSON.parse(project.read()) as App[]).map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual(['First', 'Second', 'App 3']);
});

test('the changes of a tab that was closed are restored in a new one', async ({ page, context, project }) => {
  await openEditor(page, project);
  await openApp(page, 'App 1');
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept');
  await expect.poll(() => storedKeys(page)).toHaveLength(2);
  // Without the question, as after a crash.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await openEditor(next, project);
  await expect(rows(next).first()).toHaveText('Kept');
});

test('the changes of each of several tabs that were closed are restored', async ({
  page,
  context,
  project,
}) => {
  const other = await context.newPage();
  await openEditor(page, project);
  await openEditor(other, project);
  for (const [tab, title] of [
    [page, 'One'],
    [other, 'Two'],
  ] as const) {
    await openApp(tab, 'App 1');
    await tab.getByRole('textbox', { name: 'Title' }).fill(title);
  }
  await expect.poll(() => storedKeys(page)).toHaveLength(4);
  await page.close({ runBeforeUnload: false });
  await other.close({ runBeforeUnload: false });
  const titles = [];
  for (const message of [/Changes of another window are kept, too/, /^Your changes .* are restored\.$/]) {
    const next = await context.newPage();
    await openEditor(next, project);
    await expect(status(next)).toHaveText(message);
    titles.push(await rows(next).first().textContent());
  }
  expect(titles.toSorted()).toEqual(['One', 'Two']);
});

test.describe('without its server', () => {
  test.use({ expectedNoise: /ERR_CONNECTION_REFUSED|403/ });

  test('a tab of another session opens with the URL that it asks for', async ({ page, project }) => {
    await page.goto('/edit#token=of-another-session');
    await expect(page.getByRole('alert')).toContainText('Open the URL that npm run edit has printed last.');
    await openEditor(page, project);
    await expect(rows(page)).toHaveCount(12);
  });

  test('a save says what to do, and succeeds when the server is started again', async ({
    page,
    context,
    project,
  }) => {
    await openEditor(page, project);
    await openApp(page, 'App 1');
    await page.getByRole('textbox', { name: 'Title' }).fill('Kept');
    await page.getByRole('button', { name: 'Save …' }).click();
    await project.server.close();
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(/Start it again with npm run edit/);
    await project.restart();
    // The command opens its page, which has the new token.
    await openEditor(await context.newPage(), project);
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(status(page)).toHaveText('Saved.');
    expect(JSON.parse(project.read())[0].title).toBe('Kept');
  });
});

test.describe('a save that fails', () => {
  test.use({ expectedNoise: /409 \(Conflict\)|500 \(Internal Server Error\)/ });

  test('says what to do, and succeeds afterwards', async ({ page, project }) => {
    await openEditor(page, project);
    await openApp(page, 'App 1');
    await page.getByRole('textbox', { name: 'Title' }).fill('Kept');
    await page.getByRole('button', { name: 'Save …' }).click();
    const retry = () => dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    const error = writeError(FILE, Object.assign(new Error(), { code: 'ENOSPC' })).message;
    await page.route('**/editor-api/file', (route) => route.fulfill({ status: 500, json: { error } }), {
      times: 1,
    });
    await retry();
    await expect(dialog(page).getByRole('alert')).toHaveText(/the disk is full\. Free some space/);
    const text = project.read();
    rmSync(join(project.folder.path, FILE));
    await retry();
    await expect(dialog(page).getByRole('alert')).toHaveText(/does not exist\. Restore it/);
    project.write(text);
    await retry();
    await expect(status(page)).toHaveText('Saved.');
    expect(JSON.parse(project.read())[0].title).toBe('Kept');
  });

  test('because the editor of another project has the URL changes no file', async ({
    page,
    context,
    project,
  }) => {
    const other = temporaryFolder();
    const text = JSON.stringify([apps[0]]);
    other.write({ [FILE]: text, 'package.json': '{}' });
    await openEditor(page, project);
    await openApp(page, 'App 1');
    await page.getByRole('textbox', { name: 'Title' }).fill('Kept');
    await project.server.close();
    await project.restart(other.path);
    await openEditor(await context.newPage(), project);
    await page.getByRole('button', { name: 'Save …' }).click();
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      /The editor of another project has this URL now/,
    );
    expect(other.read(FILE)).toBe(text);
    other.remove();
  });

  test('after its dialog is closed says why, and nothing changes behind a dialog', async ({
    page,
    project,
  }) => {
    await openEditor(page, project);
    await openApp(page, 'App 1');
    await page.getByRole('textbox', { name: 'Title' }).fill('Kept');
    await page.getByRole('textbox', { name: 'Reviews' }).press('End');
    await page.keyboard.type('1');
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Save …' }).click();
    await page.keyboard.press('Control+z');
    let fail = () => {};
    await page.route('**/editor-api/file', (route) => {
      fail = () => void route.fulfill({ status: 500, json: { error: 'The disk is full.' } });
    });
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Save …' })).toBeDisabled();
    fail();
    await expect(status(page)).toHaveText('The disk is full.');
    await expect(page.getByRole('button', { name: 'Save …' })).toBeEnabled();
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Kept');
    await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
    await title.fill('Kept again');
    await expect(status(page)).toHaveText('Unsaved changes.');
    page.once('dialog', (question) => question.accept());
  });
});

test('a file that cannot be read names its errors, and opens when it is mended', async ({
  page,
  project,
}) => {
  project.write('[{"id": 1]');
  await openEditor(page, project);
  await expect(page.getByRole('alert')).toContainText('The editor cannot start');
  await expect(page.getByRole('alert')).toContainText('Correct the file in a text editor');
  project.write(apps);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: '12 apps' })).toBeVisible();
});

test('ten thousand apps have few rows in the page', async ({ page, project }) => {
  project.write(manyApps);
  await openEditor(page, project);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(await rows(page).count()).toBeLessThan(60);
  await page.getByRole('searchbox').fill('app 9999');
  await expect(rows(page)).toHaveText(['App 9999']);
  await openApp(page, 'App 9999');
  await page.getByRole('textbox', { name: 'Title' }).fill('Last but one');
  await page.goBack();
  await page.getByRole('searchbox').fill('last');
  await expect(rows(page)).toHaveText(['Last but one']);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`axe finds no violations at ${width} px, and nothing is wider than the screen`, async ({
    page,
    project,
  }) => {
    await page.setViewportSize({ width, height });
    await openEditor(page, project);
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await expectNoViolations(page);
    expect(await fits()).toBe(true);
    await openApp(page, 'App 1');
    await page.getByRole('textbox', { name: 'Title' }).fill('');
    await expect(page.getByText('Error:')).toBeVisible();
    await page.getByRole('button', { name: 'Add a screenshot' }).click();
    await expectNoViolations(page);
    expect(await fits()).toBe(true);
    await page.getByRole('button', { name: 'Save …' }).click();
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    page.once('dialog', (question) => question.accept());
  });

base.describe('on a branch deploy', () => {
  base.use({ folder: copies.preview });
  const catalogue = () => readFileSync(join(copies.preview, 'appsData.json'), 'utf8');

  base('a warning and the page of an app lead to its form', async ({ page }) => {
    await page.goto('/apps/appdetails/2');
    await page.getByRole('link', { name: 'Edit this app' }).click();
    await expect(page.getByRole('heading', { name: 'App 2', level: 1 })).toBeVisible();
    await page.getByText('new-icons at 1a2b3c4').click();
    await page.getByRole('link', { name: 'Edit 3 App 3' }).first().click();
    await expect(page.getByRole('heading', { name: 'App 3', level: 1 })).toBeVisible();
  });

  base('the changed file is downloaded, and saved into a file that the editor chooses', async ({ page }) => {
    await page.addInitScript(() => {
      // The browser’s own file system in place of the editor’s, because nobody can choose a file in a test.
      Object.assign(window, {
        showOpenFilePicker: async () => {
          const folder = await navigator.storage.getDirectory();
          return [await folder.getFileHandle('appsData.json', { create: true })];
        },
      });
    });
    await page.goto('/edit#id=2');
    await page.evaluate(async (text) => {
      const folder = await navigator.storage.getDirectory();
      const file = await (await folder.getFileHandle('appsData.json', { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }, catalogue());
    await page.getByRole('textbox', { name: 'Title' }).fill('Changed');
    await expect(page.getByLabel('Choose a picture')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save …' }).click();
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Download the file' }).click();
    const changed = catalogue().replace('"App 2"', '"Changed"');
    expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(changed);
    await dialog(page).getByRole('button', { name: 'Save into a file …' }).click();
    await expect(status(page)).toHaveText(/^Saved into the file\./);
    const written = await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      return (await (await folder.getFileHandle('appsData.json')).getFile()).text();
    });
    expect(written).toBe(changed);
  });

  base('a file that cannot be saved is named, and another one can be chosen', async ({ page }) => {
    await page.addInitScript((text) => {
      const file = (name: string, content: string, writable: () => Promise<unknown>) => async () => [
        { name, getFile: async () => new Blob([content]), createWritable: writable },
      ];
      const refused = (name: string) => async () => {
        throw new DOMException('', name);
      };
      const chosen = [
        refused('SecurityError'),
        refused('AbortError'),
        file('package.json', '{}', refused('InvalidStateError')),
        file('appsData.json', text, refused('NotAllowedError')),
        file('appsData.json', text, refused('InvalidStateError')),
        file('appsData.json', text, async () => ({ write: async () => {}, close: async () => {} })),
      ];
      Object.assign(window, { showOpenFilePicker: () => chosen.shift()?.() });
    }, catalogue());
    await page.goto('/edit#id=2');
    await page.getByRole('textbox', { name: 'Title' }).fill('Changed');
    await page.getByRole('button', { name: 'Save …' }).click();
    const alert = dialog(page).getByRole('alert');
    const choose = () => dialog(page).getByRole('button', { name: 'Save into a file …' }).click();
    await choose();
    await expect(alert).toHaveText(/does not let you choose a file here\. Download the file\./);
    await choose();
    for (const reason of [
      /^package\.json is not a list of apps\. Save again, and choose public\/appsData\.json/,
      /^appsData\.json is not saved\. The browser is not allowed to write it: allow it when it asks\. Save again/,
      /^appsData\.json is not saved\. It cannot be written \(InvalidStateError\)\. Save again/,
    ]) {
      await choose();
      await expect(alert).toHaveText(reason);
    }
    await choose();
    await expect(status(page)).toHaveText(/^Saved into the file\./);
  });
});
