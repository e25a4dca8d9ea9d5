import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeError } from '@/lib/editor/server/replace-files';
import { expect, gate, LONG } from '../support';
import { apps, dialog, FILE, openApp, openEditor, rows, status, test } from './project';

test.describe('without its server', () => {
  test.use({ expectedNoise: /ERR_CONNECTION_REFUSED|403/ });

  test('a tab of another session opens with the URL that it asks for', { tag: LONG }, async ({
    page,
    project,
  }) => {
    await page.goto('/edit#token=of-another-session');
    await expect(page.getByRole('alert')).toContainText('Open the URL that npm run edit has printed last.');
    await openEditor(page, project);
    await expect(rows(page)).toHaveCount(12);
  });

  test('a save says what to do, and succeeds when the server is started again', { tag: LONG }, async ({
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

  test('says what to do, and succeeds afterwards, as a file that cannot be read does', async ({
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
    await expect(dialog(page).getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    const text = project.read();
    rmSync(join(project.folder.path, FILE));
    await retry();
    await expect(dialog(page).getByRole('alert')).toHaveText(/does not exist\. Restore it/);
    project.write(text);
    await retry();
    await expect(status(page)).toHaveText('Saved.');
    expect(JSON.parse(project.read())[0].title).toBe('Kept');
  });

  test('after its dialog is closed says why, and nothing changes behind a dialog', { tag: LONG }, async ({
    page,
    project,
  }) => {
    await openEditor(page, project);
    await openApp(page, 'App 1');
    await page.getByRole('textbox', { name: 'Title' }).fill('Kept');
    await page.getByRole('textbox', { name: 'Reviews' }).press('End');
    await page.keyboard.type('1');
    await page.keyboard.press('ControlOrMeta+z');
    await page.getByRole('button', { name: 'Save …' }).click();
    await page.keyboard.press('ControlOrMeta+z');
    const { released, release: fail } = gate();
    await page.route('**/editor-api/file', async (route) => {
      await released;
      await route.fulfill({ status: 500, json: { error: 'The disk is full.' } });
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
  });
});
