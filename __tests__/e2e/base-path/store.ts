import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOST_IMAGE, oddApps, remoteApp } from '../../fixtures/odd-apps';
import { site } from '../../fixtures/site/site';
import { buildSite, outOf } from '../build-site';
import { ORIGIN } from '../copies';
import { rebrand } from '../rebrand';
import { catalogue } from '../support';

export const BASE_PATH = '/store';

/** The document root of a copy. The export is in a subfolder named after the base path. */
export function rootOf(name: 'store' | 'store-folders'): string {
  return join(dirname(outOf(name)), 'www');
}

export const ROOT = rootOf('store');

const FIRST_ODD_ID = 1001;

/** Odd apps whose images are on the site, with ids that the fixture catalogue does not use. */
export const oddStoreApps = oddApps
  .filter(({ image }) => ![LOST_IMAGE, remoteApp.image].includes(image))
  .map((app, index) => ({ ...app, id: FIRST_ODD_ID + index }));

/**
 * Apps whose texts do not contain the fixture brand, because the site below the base path has another one, and that no app
 * replaces, because it could be one of those that are left out.
 */
const foreignApps = catalogue.filter(
  (app) => !JSON.stringify(app).includes(site.name) && app.status?.replacedBy === undefined,
);

/** The catalogue below the base path. The first app is in a collection, and the ids of two look like names of files. */
export const storeApps = [
  ...foreignApps
    .slice(0, 12)
    .map((app, index) => (index === 0 ? { ...app, collections: ['Start here'] } : app)),
  ...foreignApps
    .slice(12, 14)
    .map((app, index) => ({ ...app, id: ['kite-2.0.js', 'tern.webmanifest'][index] ?? app.id })),
  ...oddStoreApps,
];

/** Builds the rebranded site for the base path and a known origin. */
export async function buildStore(): Promise<void> {
  const dotenv = { NEXT_PUBLIC_BASE_PATH: BASE_PATH, SITE_URL: ORIGIN };
  await buildSite('store', { apps: storeApps, dotenv, prepare: rebrand });
  moveBelowBasePath('store');
  // No app of this catalogue may have an image that the build resizes.
  mkdirSync(join(ROOT, BASE_PATH, 'resized'), { recursive: true });
  writeFileSync(join(ROOT, BASE_PATH, 'resized', 'image.avif'), 'image');
}

/** Builds the site with pages as folders, at the root and below the base path. */
export async function buildFolders(): Promise<void> {
  const dotenv = { URL_STYLE: 'folders', SITE_URL: ORIGIN };
  await buildSite('folders', { apps: storeApps, dotenv });
  await buildSite('store-folders', {
    apps: storeApps,
    dotenv: { ...dotenv, NEXT_PUBLIC_BASE_PATH: BASE_PATH },
  });
  moveBelowBasePath('store-folders');
}

function moveBelowBasePath(name: 'store' | 'store-folders'): void {
  mkdirSync(rootOf(name));
  renameSync(outOf(name), join(rootOf(name), BASE_PATH));
}
