import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printCatalogue } from '@/lib/catalogue/print';
import { copies } from '../copies';
import { test as base, expect, removeTimeLimits } from '../support';
import { dialog, status } from './project';

base.describe('on a branch deploy', () => {
  base.use({ folder: copies.preview });
  const catalogue = () => readFileSync(join(copies.preview, 'appsData.json'), 'utf8');

  base(
    'an app is opened by its page and by a warning, and its change downloaded and saved into a file',
    async ({ page }) => {
      await removeTimeLimits(page);
      await page.addInitScript(() => {
        // The browser’s own file system in place of the editor’s, because nobody can choose a file in a test.
        Object.assign(window, {
          showOpenFilePicker: async () => {
            const folder = await navigator.storage.getDirectory();
            return [await folder.getFileHandle('appsData.json', { create: true })];
          },
        });
      });
      await page.goto('/apps/appdetails/2');
      await page.getByRole('link', { name: 'Edit this app' }).click();
      await expect(page.getByRole('heading', { name: 'App 2', level: 1 })).toBeVisible();
      await page.getByText('new-icons at 1a2b3c4').click();
      await page.getByRole('link', { name: 'Edit 3 App 3' }).first().click();
      await expect(page.getByRole('heading', { name: 'App 3', level: 1 })).toBeVisible();
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
      const changed = printCatalogue(JSON.parse(catalogue().replace('"App 3"', '"Changed"')));
      expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(changed);
      await page.getByRole('button', { name: 'Save …' }).click();
      await dialog(page).getByRole('button', { name: 'Save into a file …' }).click();
      await expect(status(page)).toHaveText(/^Saved into the file\./);
      const written = await page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory();
        return (await (await folder.getFileHandle('appsData.json')).getFile()).text();
      });
      expect(written).toBe(changed);
      await page.reload();
      await expect(status(page)).toHaveText(/^What you saved into a file is restored\./);
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Changed');
    },
  );

  base.describe('without the code of the check', () => {
    base.use({ expectedNoise: /ERR_FAILED/ });

    base('this is said as long as it is missing', async ({ page }) => {
      await removeTimeLimits(page);
      await page.route('**/turbopack-worker-*', (route) => route.abort());
      await page.goto('/edit#id=2');
      const missing = status(page).filter({ hasText: 'The apps could not be checked' });
      await expect(missing).toBeVisible();
      await page.getByRole('textbox', { name: 'Title' }).fill('');
      await expect(page.getByRole('button', { name: 'Save …' })).toBeEnabled();
      await expect(missing).toBeVisible();
    });
  });
});
