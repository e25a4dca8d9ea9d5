import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { printCatalogue } from '@/lib/catalogue/print';
import type { App } from '@/lib/catalogue/schema';
import { type EditorServer, startEditor } from '@/lib/editor/server/start';
import { folderListener } from '@/lib/publish/hosting/static-server';
import { buildApps } from '../../fixtures/apps';
import { type TemporaryFolder, temporaryFolder } from '../../fixtures/temporary-folder';
import { copies } from '../copies';
import { test as base, expect, removeTimeLimits } from '../support';

export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>';
export const FILE = 'public/appsData.json';

export interface Project {
  folder: TemporaryFolder;
  server: EditorServer;
  /** Starts the server again at the same URL, after it was closed. */
  restart: () => Promise<void>;
  /** Writes the catalogue, as an editor’s `git pull` does. */
  write: (apps: readonly object[] | string) => void;
  read: () => string;
}

/** The editor of a project with twelve apps. Its pages are those of the preview. A message stays until the next one. */
export const test = base.extend<{ project: Project }>({
  folder: copies.preview,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  project: async ({}, use) => {
    const folder = temporaryFolder();
    const write: Project['write'] = (apps) =>
      folder.write({ [FILE]: typeof apps === 'string' ? apps : printCatalogue(apps) });
    folder.write({ 'public/pictures/wagtail.svg': ICON, 'package.json': '{}' });
    write(apps);
    const [site, pictures] = [copies.preview, join(folder.path, 'public')].map((path) =>
      folderListener(path),
    );
    const page: RequestListener = (request, response) =>
      (request.url?.startsWith('/pictures/') ? pictures : site)?.(request, response);
    const server = await startEditor({ root: folder.path, page });
    const restart = async () => {
      project.server = await startEditor({ root: folder.path, page, port: Number(new URL(server.url).port) });
    };
    const project: Project = { folder, server, restart, write, read: () => folder.read(FILE) };
    await use(project);
    await project.server.close();
    folder.remove();
  },
  baseURL: async ({ project }, use) => use(`${project.server.url}/`),
  context: async ({ context }, use) => {
    await removeTimeLimits(context);
    await use(context);
  },
});

export const LONG_TEXT =
  'A text of forty words and more, so that the check has nothing to say about it. '.repeat(4);
export const apps = buildApps(12).map((app): App => ({ ...app, description: LONG_TEXT, ratingAvg: 4.7 }));

export const manyApps = () => buildApps(10_000).map((app) => ({ ...app, description: LONG_TEXT }));

export async function openEditor(page: Page, project: Project, path = '/edit'): Promise<void> {
  await page.goto(`${path}#token=${project.server.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const openApp = (page: Page, title: string) =>
  page.getByRole('row').getByRole('button', { name: title, exact: true }).click();
export const rows = (page: Page) => page.getByRole('rowheader').getByRole('button');
export const status = (page: Page) => page.getByRole('region', { name: 'Changes' }).getByRole('status');
export const dialog = (page: Page) => page.getByRole('dialog');

/** The keys of what the browser keeps of unsaved changes. */
export const storedKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
          keys.onsuccess = () => resolve(keys.result as string[]);
        };
      }),
  );

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save …' }).click();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

/** Reloads, although there are changes that are not saved. */
export async function reload(page: Page): Promise<void> {
  page.once('dialog', (question) => question.accept());
  await page.reload();
}
