import { buildFullApp } from '../../fixtures/apps';
import { expectNoViolations } from '../axe';
import { expect, variants } from '../support';
import { apps, dialog, openApp, openEditor, test } from './project';

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

for (const [width, height] of variants([
  [1280, 800],
  [390, 844],
] as const))
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
