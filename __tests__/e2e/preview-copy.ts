import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@/lib/machine/http-server';
import { buildApp, buildApps } from '../fixtures/apps';
import { remoteApp } from '../fixtures/odd-apps';
import { buildSite } from './build-site';
import { copyDir } from './site-copy';

const remote = { ...remoteApp, id: 8 };
const productionApps = [...buildApps(3), remote, buildApp({ id: 9, title: 'Gone' })];

/** All that a text can have: headings, links, lists, code, tables, other directions, and what is shown as text. */
const MARKDOWN = [
  '# Sorts parcels',
  'With **bold**, *soft* and `code`, [a link](https://a.example/?a=1&b=2), https://bare.example and [a file](docs/a.md).',
  '### Deeper',
  '- one\n- two\n  1. first\n  2. second',
  '> A word of a user',
  '```\nif (a < b && c) return "d";\n```',
  '| Size | Price |\n| --- | ---: |\n| S | 2 € |',
  'مرحبا **بالعالم**، C#',
  '<b>HTML</b>, an ![image](/pictures/wagtail.svg) and an&nbsp;entity\\\nafter a break',
  'A paragraph of many words, so that the end of the text is folded. '.repeat(30),
].join('\n\n');

/** An app with such texts. */
export const markdownApp = buildApp({
  id: 4,
  title: 'New',
  description: MARKDOWN,
  changes: MARKDOWN,
  versions: [{ version: '0.9', changes: MARKDOWN }],
});

/** The catalogue of the preview. */
const previewApps = [
  ...buildApps(2),
  buildApp({ id: 3, title: 'App 3', downloads: 750_000 }),
  remote,
  markdownApp,
];

const USER = 'preview-reader';
const PASSWORD = 'p@ss/word';
const TOKEN = 'token-1f9c';
const CREDENTIALS = Buffer.from(`${USER}:${PASSWORD}`).toString('base64');

/** The parts of PREVIEW_BASE other than origin and path, in every encoding that could be published. */
export const SECRETS = [USER, PASSWORD, encodeURIComponent(PASSWORD), TOKEN, CREDENTIALS];

const ORIGIN_FILE = join(copyDir('preview'), 'production.txt');

/**
 * Builds the preview. The production server requires the credentials and the token. Its code has source maps, which tell
 * the test of the licences what is in it.
 */
export async function buildPreview(): Promise<void> {
  const production = await startServer(({ url, headers }, response) => {
    const isAllowed =
      url === `/appsData.json?token=${TOKEN}` && headers.authorization === `Basic ${CREDENTIALS}`;
    response.writeHead(isAllowed ? 200 : 401).end(JSON.stringify(productionApps));
  });
  const origin = production.url.replace('//', `//${USER}:${encodeURIComponent(PASSWORD)}@`);
  await buildSite('preview', {
    apps: previewApps,
    env: {
      PREVIEW: '1',
      SITE_URL: 'https://apps.example',
      PREVIEW_BASE: `${origin}/appsData.json?token=${TOKEN}`,
      VERCEL_GIT_COMMIT_REF: 'new-icons',
      VERCEL_GIT_COMMIT_SHA: '1a2b3c4d5e6f',
    },
    prepare: (dir) => {
      const config = join(dir, 'next.config.ts');
      const end = 'export default nextConfig;';
      const withMaps = 'export default { ...nextConfig, productionBrowserSourceMaps: true };';
      writeFileSync(config, readFileSync(config, 'utf8').replace(end, withMaps));
    },
  });
  await production.close();
  writeFileSync(ORIGIN_FILE, production.url);
}

/** The origin of the production server during the build. */
export function productionOrigin(): string {
  return readFileSync(ORIGIN_FILE, 'utf8');
}
