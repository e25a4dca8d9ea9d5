import { dirname, join } from 'node:path';
import { LOST_IMAGE, oddApps, remoteApp } from '../../fixtures/odd-apps';
import { outOf } from '../build-site';
import { catalogue } from '../support';

export const BASE_PATH = '/store';

/** The folder that hosts serve: the export is in it, in a folder of the base path. */
export const ROOT = join(dirname(outOf('store')), 'www');

const FIRST_ODD_ID = 1001;

/** Odd apps whose images are all on the site, under ids that this site's own apps do not have. */
export const oddStoreApps = oddApps
  .filter(({ image }) => ![LOST_IMAGE, remoteApp.image].includes(image))
  .map((app, index) => ({ ...app, id: FIRST_ODD_ID + index }));

/** The catalogue below the base path: the first of this site's own apps, and odd ones. */
export const storeApps = [...catalogue.slice(0, 12), ...oddStoreApps];
