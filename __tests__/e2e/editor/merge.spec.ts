import { printCatalogue } from '@/lib/catalogue/print';
import { expect, LONG } from '../support';
import { apps, dialog, openApp, openEditor, reload, rows, save, status, storedKeys, test } from './project';

test('a merge conflict in the file is offered app by app, and the result survives a reload', async ({
  page,
  project,
}) => {
  const lines = apps.map((app, index) => `  ${JSON.stringify(app)}${index < 11 ? ',' : ''}\n`);
  const theirs = JSON.stringify({ ...apps[4], title: 'Theirs' });
  const conflict = `<<<<<<< HEAD\n${lines[4]}=======\n  ${theirs},\n>>>>>>> other\n`;
  project.write(`[\n${lines.toSpliced(4, 1, conflict).join('')}]\n`);
  await openEditor(page, project);
  await expect(page.getByRole('heading', { name: 'The file has merge conflicts' })).toBeFocused();
  await page.getByRole('radio', { name: /Keep other/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: '12 apps' })).toBeFocused();
  await expect.poll(() => storedKeys(page)).toHaveLength(2);
  await reload(page);
  await expect(status(page)).toHaveText('Your changes that were not saved are restored.');
  await expect(rows(page)).toContainText(['Theirs']);
  await save(page);
  expect(project.read()).toBe(printCatalogue(apps.with(4, JSON.parse(theirs))));
  await expect(page.getByRole('button', { name: 'Save …' })).toBeDisabled();
});

test('changes of an earlier version of the file can be discarded', { tag: LONG }, async ({
  page,
  project,
}) => {
  await openEditor(page, project);
  await openApp(page, 'App 1');
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await expect.poll(() => storedKeys(page)).toHaveLength(2);
  project.write(apps.with(0, { ...apps[0]!, title: 'Theirs' }));
  await reload(page);
  await expect(page.getByRole('group', { name: '1 Theirs' })).toContainText('Mine');
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
