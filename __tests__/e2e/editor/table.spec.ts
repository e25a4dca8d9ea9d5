import type { App } from '@/lib/catalogue/schema';
import { buildApp } from '../../fixtures/apps';
import { expect, LONG } from '../support';
import { apps, LONG_TEXT, manyApps, openApp, openEditor, rows, save, status, test } from './project';

test('the table is searched, filtered and ordered, and keeps its place', async ({ page, project }) => {
  const odd = { ...apps[4], downloads: true };
  const acorn = buildApp({ id: 13, title: 'Acorn', description: LONG_TEXT });
  project.write([...apps.with(4, odd as never), acorn]);
  await openEditor(page, project);
  const filter = page.getByRole('checkbox', { name: 'With errors or warnings (2)' });
  await filter.check();
  await expect(rows(page)).toHaveText(['App 5', 'Acorn']);
  await filter.uncheck();
  await page.getByRole('searchbox').fill('app 1');
  await expect(rows(page)).toHaveText(['App 1', 'App 10', 'App 11', 'App 12']);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Order of the table' }).selectOption('Title');
  await expect(rows(page).first()).toHaveText('Acorn');
  await expect(page.getByRole('textbox', { name: 'Position of Acorn' })).toHaveCount(0);
  await openApp(page, 'App 12');
  await page.goBack();
  await expect(rows(page).first()).toHaveText('Acorn');
  await expect(rows(page).filter({ hasText: 'App 12' })).toBeFocused();
});

test('apps are moved by keyboard, by a number of the table and by drag, and the last trending app is marked', async ({
  page,
  project,
}) => {
  // Without pauses, however slow the machine is: all moves are one step.
  await page.clock.setFixedTime(new Date());
  await openEditor(page, project);
  await test.step('not to a position that the table does not have', async () => {
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
    await page.keyboard.press('ControlOrMeta+z');
    await expect(position).toHaveValue('2');
    await expect(status(page)).toHaveText('Undone: App 2 is at position 2 of 12.');
  });
  const position = page.getByRole('textbox', { name: 'Position of App 9' });
  await position.press('ArrowUp');
  await expect(position).toHaveValue('8');
  await expect(position).toBeFocused();
  await expect(status(page)).toHaveText('App 9 is at position 8 of 12.');
  await expect(page.getByRole('row', { name: /App 9/ })).toContainText('Trending, the last one');
  await position.fill('1');
  await position.press('Enter');
  await expect(rows(page).first()).toHaveText('App 9');
  await expect(position).toBeFocused();
  await page
    .getByRole('row', { name: /App 2/ })
    .getByTitle('Drag to another position')
    .dragTo(page.getByRole('row', { name: /App 9/ }));
  await expect(rows(page).first()).toHaveText('App 2');
  await save(page);
  const ids = (JSON.parse(project.read()) as App[]).map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual([2, 9, 1, 3]);
});

test('10,000 apps have few rows in the page', { tag: LONG }, async ({ page, project }) => {
  project.write(manyApps());
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
