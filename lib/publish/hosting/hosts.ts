import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listPaths } from '@/lib/publish/export/list-files';
import { readSettings } from '@/lib/publish/settings';
import { BASE_PATH } from '@/lib/routes';
import { htaccess } from './apache';
import { azureJson } from './azure';
import { caddyfile } from './caddy';
import { cloudfrontFunction } from './cloudfront';
import { firebaseJson } from './firebase';
import { lighttpdConf } from './lighttpd';
import { netlifyToml } from './netlify';
import { headersFile } from './netlify-cloudflare-headers';
import { nginxConf } from './nginx';
import { vercelJson } from './vercel';

/** The configuration of each host that needs one, by its name. The argument is empty, or a base path such as `/store`. */
export const HOSTS: Readonly<Record<string, (basePath: string) => string>> = {
  apache: htaccess,
  azure: azureJson,
  caddy: caddyfile,
  cloudfront: cloudfrontFunction,
  firebase: firebaseJson,
  lighttpd: lighttpdConf,
  netlify: netlifyToml,
  nginx: nginxConf,
  vercel: vercelJson,
};

/** The files in the folder of the project, for a site at the root of its domain. */
export const PROJECT_FILES: Readonly<Record<string, string>> = {
  'netlify.toml': netlifyToml(''),
  'nginx.conf': nginxConf(''),
  'vercel.json': vercelJson(''),
};

/**
 * Writes the configuration that hosts read from the folder of the site: of Apache, and of Netlify and Cloudflare. That of the
 * owner in `public/` is part of it. Other hosts would serve it as files, so a build on a known host has only that of the host.
 *
 * @param out The folder of the finished export.
 * @param root The folder of the project.
 * @param languages Those below the root.
 * @throws Error if a rule of the owner cannot win.
 */
export async function writeHostFiles(
  out: string,
  root: string,
  languages: readonly string[] = [],
): Promise<void> {
  const files = (await listPaths(out)).map((path) => `/${path}`);
  const { host } = readSettings();
  const own = (name: string) => readFile(join(root, 'public', name), 'utf8').catch(() => '');
  if (!host)
    await writeFile(
      join(out, '.htaccess'),
      htaccess(BASE_PATH, undefined, languages, await own('.htaccess')),
    );
  if (host !== 'vercel')
    await writeFile(join(out, '_headers'), headersFile(BASE_PATH, files, await own('_headers')));
  if (host !== 'cloudflare') return;
  // Cloudflare would show the page of an app with the id 404 for each unknown URL in its folder.
  for (const file of files.filter((path) => /.\/404\.html$/.test(path))) {
    if (languages.includes(dirname(file).slice(1)) || existsSync(join(root, 'public', file))) continue;
    const page = join(out, file.replace('.html', '/index.html'));
    await mkdir(dirname(page), { recursive: true });
    await rename(join(out, file), page);
  }
}
