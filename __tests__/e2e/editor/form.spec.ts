import type { Locator } from '@playwright/test';
import { printCatalogue } from '@/lib/catalogue/print';
import { markdownApp } from '../preview-copy';
import { expect, LONG, stopClock } from '../support';
import { apps, dialog, openApp, openEditor, rows, save, status, test } from './project';

test('a changed field is checked, shown and saved, and nothing else in the file changes', async ({
  page,
  project,
}) => {
  const text = printCatalogue(apps, '\uFEFF\r\n');
  project.write(text);
  await openEditor(page, project);
  await openApp(page, 'App 3');
  const heading = page.getByRole('heading', { name: 'App 3', level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/\/edit#id=3$/);
  await page.goBack();
  await expect(rows(page).filter({ hasText: 'App 3' })).toBeFocused();
  await page.goForward();
  await expect(heading).toBeFocused();
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
  // What cannot be pressed looks so, also without `disabled`.
  const colors = ['Next', 'Redo', 'Previous'].map((name) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).color),
  );
  const [next, redo, previous] = await Promise.all(colors);
  expect([next, previous === next]).toEqual([redo, false]);
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveAccessibleDescription(/Error: has no visible character/);
  await title.fill('Wryneck');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('textbox', { name: 'Id', exact: true })).toHaveValue('14');
  await page.getByRole('button', { name: 'Remove …' }).click();
  await expect(dialog(page)).toContainText('Never use its id for another app.');
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: '13 apps' })).toBeVisible();
  // It has no developer.
  await expect(page.getByRole('rowheader', { name: /Wryneck/ })).toHaveText(/^Wryneck\s*changed$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('heading', { name: '14 apps' })).toBeVisible();
  await expect(status(page)).toHaveText('Undone: Wryneck is in the list.');
  await rows(page).last().focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('heading', { name: '13 apps' })).toBeFocused();
  await expect(status(page)).toHaveText('Undone: Wryneck is not in the list.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('heading', { name: 'App 13' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  const gone = page.getByRole('heading', { name: 'This app is not in the catalogue any more' });
  await expect(gone).toBeFocused();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('heading', { name: 'App 13' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(gone).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByRole('heading', { name: 'App 13' })).toBeVisible();
});

test('the second click of a double click does not hit what has appeared under it', { tag: LONG }, async ({
  page,
  project,
}) => {
  // A click counts as the second one for 500 ms.
  await stopClock(page);
  await openEditor(page, project);
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  await page.getByRole('button', { name: 'Add an app' }).dblclick();
  await expect(heading('App 13')).toBeVisible();
  await page.getByRole('button', { name: 'All apps' }).dblclick();
  await expect(heading('13 apps')).toBeVisible();
  await page.getByRole('button', { name: 'App 12', exact: true }).dblclick();
  await expect(heading('App 12')).toBeVisible();
  await page.getByRole('button', { name: 'Remove star level 1' }).dblclick();
  await expect(page.getByRole('textbox', { name: 'Star level' })).toHaveCount(4);
  await page.getByRole('button', { name: 'Save …' }).dblclick();
  await expect(dialog(page)).toBeVisible();
});

test('an app is shown with the texts of its page, and without a place for a picture if no app has one', async ({
  page,
  project,
}) => {
  const shown = (root: Locator) =>
    root.locator('.markdown').evaluateAll((texts) => texts.map(({ outerHTML }) => outerHTML));
  const { image: _, ...app } = markdownApp;
  project.write([app]);
  await page.goto(`/apps/appdetails/${markdownApp.id}`);
  const texts = await shown(page.getByRole('main'));
  expect(texts.length).toBeGreaterThanOrEqual(3);
  expect(texts[0]).toContain('<h3 dir="auto">Sorts parcels</h3>');
  await openEditor(page, project);
  await openApp(page, markdownApp.title);
  const live = page.getByRole('region', { name: 'As visitors will see it' });
  await expect(live.locator('.markdown').first()).toBeAttached();
  expect(await shown(live)).toEqual(texts);
  await expect(live.locator('[data-slot="image-fallback"]')).toHaveCount(0);
});

test('the app is shown with its replacement, and with screenshots in their shapes', { tag: LONG }, async ({
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
  await expect(live).toContainText('Replaced by App 2');
  for (const [alt, ratio] of [
    ['Wide', 2],
    ['High', 0.5],
  ] as const) {
    const shapeOf = async () => {
      const { width = 0, height = 0 } = (await live.getByAltText(alt).boundingBox()) ?? {};
      return width / height;
    };
    await expect.poll(shapeOf).toBeCloseTo(ratio, 1);
  }
});

test('an incomplete date changes nothing, and an empty one is removed', async ({ page, project }) => {
  project.write([{ ...apps[0], added: '2024-11-05' }, ...apps.slice(1)]);
  await openEditor(page, project);
  await openApp(page, 'App 1');
  const added = page.getByLabel('Added');
  const unsaved = page.getByText('Unsaved changes.');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await added.press('Delete');
  await expect(added).toHaveValue('');
  await added.blur();
  await expect(added).toHaveValue('2024-11-05');
  await expect(unsaved).toHaveCount(0);

  for (const [step, ...keys] of [
    ['also if its year was complete for a moment', 'ArrowRight', 'ArrowRight', '2'],
    [
      'also if another one was complete, and undone',
      '0',
      '6',
      '0',
      '7',
      '2',
      '0',
      '2',
      '5',
      'ControlOrMeta+z',
    ],
  ] as const)
    await test.step(step, async () => {
      await added.focus();
      await press(...keys, 'Backspace', 'ControlOrMeta+z');
      await expect(added).toHaveValue('');
      await added.blur();
      await expect(added).toHaveValue('2024-11-05');
      await expect(unsaved).toHaveCount(0);
    });

  await test.step('and is the last one that was complete', async () => {
    await added.focus();
    await press('0', '6', '0', '7', '2', '0', '2', '5');
    await expect(added).toHaveValue('2025-06-07');
    await press('Backspace');
    await added.blur();
    await expect(added).toHaveValue('2025-06-07');
    await press('ControlOrMeta+z');
    await expect(added).toHaveValue('2024-11-05');
  });

  await added.focus();
  await press('Delete', 'ArrowRight', 'Delete', 'ArrowRight', 'Delete');
  await expect(unsaved).toBeVisible();
  await press('ControlOrMeta+z');
  await expect(added).toHaveValue('2024-11-05');
  await press('ControlOrMeta+y');
  await save(page);
  expect(JSON.parse(project.read())[0]).not.toHaveProperty('added');
});

test('a date that is none and a number in quotation marks are corrected by typing', { tag: LONG }, async ({
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
