import type { App } from '@/lib/catalogue/schema';
import { routes } from '@/lib/routes';
import { expect, LONG } from '../support';
import { apps, dialog, openApp, openEditor, rows, save, status, storedKeys, test } from './project';

test('the URL of a form has the id of its app, also after the id has changed', { tag: LONG }, async ({
  page,
  project,
}) => {
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

test('two tabs keep their own changes, also in a reload, and the second one merges those of the first', async ({
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
  const asked = other.waitForEvent('dialog');
  // The reload waits for the answer.
  const reloaded = other.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(status(other)).toHaveText('Your changes that were not saved are restored.');
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('Second');
  await save(page);
  await other.getByRole('button', { name: 'Save …' }).click();
  await dialog(other).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('They do not touch each other, and are merged.')).toBeVisible();
  await other.getByRole('button', { name: 'Continue' }).click();
  await save(other);
  const titles = (JSON.parse(project.read()) as App[]).map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual(['First', 'Second', 'App 3']);
});

test('the changes of each of several tabs that were closed are restored', { tag: LONG }, async ({
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
  // Without the question, as after a crash.
  await page.close({ runBeforeUnload: false });
  await other.close({ runBeforeUnload: false });
  // The browser releases the drafts of closed tabs later.
  const observer = await context.newPage();
  await observer.goto(routes.offline);
  const held = () => observer.evaluate(async () => (await navigator.locks.query()).held);
  await expect.poll(held).toEqual([]);
  const titles = [];
  for (let tab = 0; tab < 2; tab += 1) {
    const next = await context.newPage();
    await openEditor(next, project);
    await expect(status(next)).toHaveText('Your changes that were not saved are restored.');
    titles.push(await rows(next).first().textContent());
  }
  expect(titles.toSorted()).toEqual(['One', 'Two']);
});

test('a link of the header asks before it leaves unsaved changes, and says if they cannot be kept', async ({
  page,
  project,
}) => {
  // As with a full disk.
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await openEditor(page, project);
  await openApp(page, 'App 1');
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept');
  await expect(status(page)).toHaveText(
    'Unsaved changes, which this browser cannot keep. Save before you leave the page.',
  );
  const home = page.getByRole('banner').getByRole('link').first();
  const asked = page.waitForEvent('dialog');
  const clicked = home.click({ noWaitAfter: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await clicked;
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept');
  await save(page);
  await home.click();
  await expect(page).toHaveURL(routes.home);
});
