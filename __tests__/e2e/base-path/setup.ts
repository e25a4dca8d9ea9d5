import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areServersSkipped, findServer, SERVERS } from '../../tools/servers';
import { buildSite } from '../build-site';
import { copies, ORIGIN } from '../copies';
import { rebrand } from '../rebrand';
import { type Site, startServer } from './start-server';
import { BASE_PATH, ROOT, storeApps } from './store';

/**
 * Builds the rebranded site for a base path and a known origin, and starts each server below the base path and at the
 * root.
 */
// biome-ignore lint/style/noDefaultExport: Playwright imports the default export.
export default async function setUp(): Promise<() => Promise<void>> {
  const dotenv = { NEXT_PUBLIC_BASE_PATH: BASE_PATH, SITE_URL: ORIGIN };
  const { out } = await buildSite('store', { apps: storeApps, dotenv, prepare: rebrand });
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(ROOT);
  renameSync(out, join(ROOT, BASE_PATH));
  // No app of this catalogue may have an image that the build resizes.
  mkdirSync(join(ROOT, BASE_PATH, 'resized'), { recursive: true });
  writeFileSync(join(ROOT, BASE_PATH, 'resized', 'image.avif'), 'image');
  if (areServersSkipped()) return async () => {};

  const sites: Site[] = [
    { layout: 'files', basePath: BASE_PATH, root: ROOT },
    { layout: 'files', basePath: '', root: copies.site },
    ...(process.env.TEST_ALL === '1' ? await buildFolders() : []),
  ];
  const starts = SERVERS.filter(findServer).flatMap((server) =>
    sites.map(async (site) => {
      const running = await startServer(server, site);
      return { key: `${server.name} ${site.layout} ${site.basePath}`, ...running };
    }),
  );
  const running = await Promise.all(starts);
  // The test workers start after this, and inherit the environment.
  process.env.SERVER_ORIGINS = JSON.stringify(
    Object.fromEntries(running.map(({ key, origin }) => [key, origin])),
  );
  return async () => {
    await Promise.all(running.map(({ stop }) => stop()));
  };
}

/** Builds the site with pages as folders, at the root and below the base path. */
async function buildFolders(): Promise<Site[]> {
  const dotenv = { URL_STYLE: 'folders', SITE_URL: ORIGIN };
  const root = await buildSite('folders', { apps: storeApps, dotenv });
  const below = await buildSite('store-folders', {
    apps: storeApps,
    dotenv: { ...dotenv, NEXT_PUBLIC_BASE_PATH: BASE_PATH },
  });
  const parent = `${ROOT}-folders`;
  rmSync(parent, { recursive: true, force: true });
  mkdirSync(parent);
  renameSync(below.out, join(parent, BASE_PATH));
  return (['folders', 'as installed'] as const).flatMap((layout) => [
    { layout, basePath: '', root: root.out },
    { layout, basePath: BASE_PATH, root: parent },
  ]);
}
