import { join } from 'node:path';
import { ORIGIN } from '../copies';
import { testPublishedSite } from '../published-site';
import { BASE_PATH, oddStoreApps, ROOT, storeApps } from './store';

testPublishedSite({
  name: 'store',
  out: join(ROOT, BASE_PATH),
  origin: ORIGIN,
  basePath: BASE_PATH,
  brand: 'Sandbank',
  apps: storeApps,
  plain: oddStoreApps.find(({ title }) => title === 'Wagtail')!,
  unrated: oddStoreApps.find(({ ratings }) => ratings.length === 0)!,
});
