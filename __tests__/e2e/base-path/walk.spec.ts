import type { Page } from '@playwright/test';
import { LOCAL_WORKER_KEY } from '@/lib/offline/register';
import { type Layout, SERVERS } from '../../tools/servers';
import { cards, expect, hydrated, LONG, settled } from '../support';
import { BASE_PATH } from './store';
import { test } from './support';

// A visit to each server, in each layout: only reloads load a document.

test.use({ serviceWorkers: 'allow', expectedNoise: /503|ERR_INTERNET_DISCONNECTED/ });

const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

for (const { name } of SERVERS)
  for (const layout of ['files', 'folders', 'as installed'] satisfies Layout[])
    for (const basePath of ['', BASE_PATH])
      test.describe(`${name}, ${layout}, at ${basePath || 'the root'}`, { tag: LONG }, () => {
        test.use({ served: { name, basePath, layout } });

        test('a visit loads no document but those of reloads', async ({ page, context, origin }) => {
          const home = `${origin}${basePath}/`;
          const urlOf = (path: string) => home + path + (layout === 'files' ? '' : '/');
          const current = page.getByRole('banner').locator('[aria-current]');
          await page.addInitScript((key) => localStorage.setItem(key, '1'), LOCAL_WORKER_KEY);
          let documents = 0;
          page.on('request', (request) => {
            if (request.isNavigationRequest()) documents += 1;
          });
          const reload = async () => {
            await page.reload();
            await hydrated(page);
            documents -= 1;
          };

          await page.goto(home);
          await hydrated(page);
          await expect(current).toHaveText('Home');
          documents = 0;
          await header(page, 'Apps').click();
          await settled(page);
          await expect(page).toHaveURL(urlOf('apps'));
          await reload();
          await expect(current).toHaveText('Apps');

          await cards(page).first().click();
          await settled(page);
          const app = page.url();
          await reload();
          await expect(page).toHaveURL(app);
          await expect(current).toHaveText('Apps');
          await page.getByRole('button', { name: 'Install Now' }).click();
          await page.getByRole('button', { name: 'OK' }).click();
          await expect(page.getByRole('button', { name: 'Installed' })).toBeDisabled();

          await header(page, 'Installation').click();
          await settled(page);
          await expect(page).toHaveURL(urlOf('apps/install'));
          await reload();
          await expect(current).toContainText('Installation');
          await expect(page.getByText('1 Apps Found')).toBeVisible();
          await page.goBack();
          await settled(page);
          await expect(page).toHaveURL(app);
          expect(documents).toBe(0);

          await page.evaluate(async () => void (await navigator.serviceWorker.ready));
          await expect
            .poll(() =>
              page.evaluate(async () => {
                const names = await caches.keys();
                const pages = names.find((name) => name.endsWith(':pages')) ?? '';
                return (await (await caches.open(pages)).keys()).length;
              }),
            )
            .toBeGreaterThan(2);
          await context.setOffline(true);
          await page.reload();
          await expect(page.getByRole('region', { name: 'Offline copy' })).toBeVisible();
          await page.goto(urlOf('apps/compare'));
          await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
          await context.setOffline(false);
        });
      });
