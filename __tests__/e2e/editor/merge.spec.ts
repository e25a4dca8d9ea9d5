import { printCatalogue } from '@/lib/catalogue/print';
import { expect, LONG } from '../support';
import { apps, dialog, openApp, openEditor, reload, rows, save, status, storedKeys, test } from './project';

test.describe('a file that has changed since', () => {
  test.use({ expectedNoise: /409 \(Conflict\)/ });

  test('is merged with other changes, and asks about an app that both have changed', async ({
    page,
    project,
  }) => {
    await openEditor(page, project);
    await openApp(page, 'App 1');
    await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
    await page.getByRole('textbox', { name: 'Reviews' }).fill('7');
    project.write(apps.map((app) => (Number(app.id) <= 2 ? { ...app, title: `Theirs ${app.id}` } : app)));
    await page.getByRole('button', { name: 'Save …' }).click();
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'The file has changed since you opened it' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Changes in the file' })).toContainText('2 apps changed');
    expect(JSON.parse(project.read())[0].title).toBe('Theirs 1');
    const proceed = page.getByRole('button', { name: 'Continue' });
    await expect(proceed).toBeDisabled();
    await page
      .getByRole('group', { name: '1 Theirs 1' })
      .getByRole('radio', { name: /Keep your change/ })
      .check();
    await proceed.click();
    await save(page);
    const [first, second] = JSON.parse(project.read());
    expect(first).toMatchObject({ title: 'Mine', reviews: 7 });
    expect(second.title).toBe('Theirs 2');
  });
});

test('a merge conflict in the file is offered app by app, and the answers survive a reload', async ({
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
  await reload(page);
  await expect(page.getByRole('radio', { name: /Keep other/ })).toBeChecked();
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
