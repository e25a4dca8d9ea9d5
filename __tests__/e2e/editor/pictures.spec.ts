import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../support';
import { ICON, openApp, openEditor, type Project, save, test } from './project';

test.describe('a picture', () => {
  test.use({ expectedNoise: /400 \(Bad Request\)|404 \(Not Found\)/ });

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
  /** The pictures on the disk. */
  const pictures = (project: Project) =>
    project.folder
      .files()
      .filter((name) => name.startsWith('public/pictures/'))
      .map((name) => name.slice('public'.length));

  test('is dropped on its box or chosen, checked, named by the title, and written with the file', async ({
    page,
    context,
    project,
  }) => {
    const session = await context.newCDPSession(page);
    /** Drops from outside of the browser. */
    const drop = async (target: Locator, data: { files?: string[]; text?: string }) => {
      // Scrolls to it, and waits until it does not move.
      await target.hover({ trial: true });
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
    // The browser does not open what is dropped beside the box.
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

    await page.getByRole('textbox', { name: 'Title' }).fill('Snow Bunting');
    await choose(page, red.replace('<circle', '<script>alert(1)</script><circle'));
    await expect(page.getByRole('alert').filter({ hasText: 'script' })).toBeVisible();
    const path = pathOf('snow-bunting', red);
    await choose(page, red);
    await expect(icon(page)).toHaveValue(path);
    expect(pictures(project)).toEqual(['/pictures/wagtail.svg']);
    await save(page);
    expect(project.folder.read(`public${path}`)).toBe(red);
    expect(JSON.parse(project.read())[0].image).toBe(path);
    expect(pictures(project)).toEqual([path, '/pictures/wagtail.svg']);
  });

  test('whose path is typed is checked when the field is left, before a save', async ({ page, project }) => {
    const file = icon(page);
    const message = (text: string) => page.getByText(text);
    await openEditor(page, project);
    await openApp(page, 'App 1');
    // Added while the editor is open.
    project.folder.write({ 'public/art/robin.svg': red, 'public/art/cut.svg': red.slice(0, -9) });
    await file.fill('/art/robin.svg');
    await expect(message('there is no such file under public/').first()).toBeVisible();
    await file.press('Tab');
    await expect(message('there is no such file under public/')).toHaveCount(0);
    await file.fill('/art/cut.svg');
    await file.press('Tab');
    await expect(message('which browsers cannot show').first()).toBeVisible();
    // Repaired, and left once more.
    project.folder.write({ 'public/art/cut.svg': red });
    await file.focus();
    await file.press('Tab');
    await expect(message('which browsers cannot show')).toHaveCount(0);
    await file.fill('/art/gone.svg');
    await file.press('Tab');
    await expect(message('there is no such file under public/').first()).toBeVisible();
    expect(JSON.parse(project.read())[0].image).toBe('/pictures/wagtail.svg');
  });
});
