import { dirname, join } from 'node:path';
import { LOST_IMAGE, oddApps, remoteApp } from '../../fixtures/odd-apps';
import { site } from '../../fixtures/site/site';
import { outOf } from '../build-site';
import { catalogue } from '../support';

export const BASE_PATH = '/store';

/** The document root. The export is in a subfolder named after the base path. */
export const ROOT = join(dirname(outOf('store')), 'www');

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

/** The catalogue below the base path. The first app is in a collection, and the id of one looks like the name of a file. */
export const storeApps = [
  ...foreignApps
    .slice(0, 12)
    .map((app, index) => (index === 0 ? { ...app, collections: ['Start here'] } : app)),
  ...foreignApps.slice(12, 13).map((app) => ({ ...app, id: 'kite-2.0.js' })),
  ...oddStoreApps,
];
