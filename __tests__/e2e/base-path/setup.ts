import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areServersSkipped, findServer, SERVERS } from '../../tools/servers';
import { buildSite } from '../build-site';
import { copies, ORIGIN } from '../copies';
import { rebrand } from '../rebrand';
import { startServer } from './start-server';
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
  // No app of this catalogue has an image that the build resizes.
  mkdirSync(join(ROOT, BASE_PATH, 'resized'));
  writeFileSync(join(ROOT, BASE_PATH, 'resized', 'image.avif'), 'image');
  if (areServersSkipped()) return async () => {};

  const starts = SERVERS.filter(findServer).flatMap((server) =>
    [BASE_PATH, ''].map(async (basePath) => {
      const running = await startServer(server, basePath, basePath ? ROOT : copies.site);
      return { key: server.name + basePath, ...running };
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
