import type { Page } from '@playwright/test';
import { buildApp, buildFullApp } from '../../fixtures/apps';
import { expectNoViolations } from '../axe';
import { expect, variants } from '../support';
import { apps, dialog, openApp, openEditor, test } from './project';

// The save finds that the file has changed.
test.use({ expectedNoise: /409 \(Conflict\)/ });

const LONG_WORD = 'Honorificabilitudinitatibus';

/** Expects that axe finds no violations, and that nothing is wider than the screen. */
async function expectAccessible(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  await expectNoViolations(page);
}

for (const [width, size] of variants([
  [256, '100%'],
  [390, '200%'],
  [1280, '100%'],
] as const))
  test(`at ${width} px with text of ${size}, axe finds no violations, and all is on the screen`, async ({
    page,
    project,
  }) => {
    const screenshots = [{ image: '/pictures/wagtail.svg', alt: LONG_WORD }];
    const app = buildFullApp({ title: LONG_WORD, companyName: LONG_WORD, screenshots });
    const others = [...apps.slice(1), buildApp({ id: 13, title: 'Short', ratingAvg: 4 })];
    project.write([{ ...app, reviews: 'none' }, ...others]);
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, project);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      // The font of the system, as at a first visit, is wider.
      document.documentElement.style.fontFamily = 'Fallback';
    }, size);

    await test.step('in the table, whose rows have all columns', async () => {
      const row = page.getByRole('row', { name: /Short/ });
      await expect(row.getByRole('rowheader')).toContainText('Fjordline');
      await expect(row.getByRole('cell')).toHaveText([/^$/, '1.5M', '4.0', /2 warnings/]);
      const columns = ['Position', 'App', 'Downloads', 'Rating', 'Check'];
      await expect(page.getByRole('columnheader')).toHaveText(columns);
      await expectAccessible(page);
    });

    await test.step('in a form with errors', async () => {
      await openApp(page, LONG_WORD);
      await page.getByRole('textbox', { name: 'Title' }).fill(`${LONG_WORD}!`);
      await page.getByRole('button', { name: 'Add a screenshot' }).click();
      await expect(page.getByText('Error:').first()).toBeVisible();
      const bar = page.getByRole('region', { name: 'Changes' });
      for (const name of ['Undo', 'Redo', 'Save …'])
        await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
    });

    await test.step('in the dialog of a save', async () => {
      await page.getByRole('button', { name: 'Save …' }).click();
      await expect(dialog(page)).toContainText('1 app changed.');
    });

    await test.step('in a question about two versions', async () => {
      project.write([{ ...app, title: 'Theirs', reviews: 'none' }, ...others]);
      await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('group', { name: /Theirs/ })).toBeVisible();
      await expectAccessible(page);
    });
  });
