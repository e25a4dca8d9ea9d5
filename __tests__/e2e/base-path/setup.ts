import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sitemapFiles, sitemapPaths } from '@/lib/build/seo/sitemap';
import { isNginxSkipped } from '@/lib/machine/nginx';
import { buildSite } from '../build-site';
import { catalogue } from '../support';
import { startNginx } from './nginx-server';
import { BASE_PATH } from './support';

/** Builds the site for its base path, puts it into a folder of that name, and starts two servers: below, and at the root. */
// biome-ignore lint/style/noDefaultExport: Playwright calls it by that.
export default async function setUp(): Promise<() => Promise<void>> {
  if (isNginxSkipped()) return async () => {};
  const { out } = await buildSite('base-path', { env: { NEXT_PUBLIC_BASE_PATH: BASE_PATH } });
  const root = join(dirname(out), 'www');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root);
  renameSync(out, join(root, BASE_PATH));
  // A build with an origin would draw every share picture as well.
  const toUrl = (path: string) => `https://apps.example${BASE_PATH}${path}`;
  for (const { name, xml } of sitemapFiles(sitemapPaths(catalogue), toUrl))
    writeFileSync(join(root, BASE_PATH, name), xml);

  const below = await startNginx(BASE_PATH, root);
  const atRoot = await startNginx('', join(process.cwd(), 'out'));
  // The workers of the tests start after this, and inherit it.
  process.env.BELOW_ROOT_ORIGIN = below.origin;
  process.env.AT_ROOT_ORIGIN = atRoot.origin;
  return async () => {
    await below.stop();
    await atRoot.stop();
  };
}
