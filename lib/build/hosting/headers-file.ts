import { CACHE_RULES, type CacheRule, onHost, REVALIDATE, SECURITY_HEADERS } from './policy';

/** Where revalidation is spelt out. All else gets it as well: it is what these hosts do with an unnamed file. */
const REVALIDATED = ['/', '/apps/*', '/appsData.json'];

/** Cloudflare ignores the rules beyond these 100; some are left for the rules that name no file. */
const MAX_FILES = 90;

/**
 * `_headers`, as Netlify and Cloudflare Pages read it.
 *
 * Cloudflare joins the values of all rules that match, so no path may match two with the same header; both know
 * `*` at the end of a path.
 *
 * @param files The files of the finished export, as paths on the site: `/_next/static/chunks/0abc.js`. A cache rule
 *   for found files names each of them, up to Cloudflare's limit. A file without a rule is revalidated.
 */
export function headersFile(basePath: string, files: readonly string[] = []): string {
  const everywhere = Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`);
  const cached = CACHE_RULES.flatMap((rule) => [
    `# ${rule.reason}`,
    ...(rule.isForFoundFiles
      ? ['# The build adds one rule for each file: a rule for the folder would apply to a 404 too.', '']
      : []),
    ...pathsOf(rule, files).map((path) => block(basePath + path, [`Cache-Control: ${rule.cacheControl}`])),
  ]);
  const revalidated = REVALIDATED.map((path) =>
    block(onHost(path, basePath), [`Cache-Control: ${REVALIDATE}`]),
  );
  return [
    '# Written by `npm run hosting` from lib/build/hosting/policy.ts: change it there.',
    '# For Netlify and Cloudflare Pages.',
    '',
    block('/*', everywhere),
    ...cached,
    '# Pages and data, as of any file not named here.',
    ...revalidated,
  ].join('\n');
}

function pathsOf({ folders, isForFoundFiles }: CacheRule, files: readonly string[]): string[] {
  if (!isForFoundFiles) return folders.map((folder) => `${folder}*`);
  return files.filter((file) => folders.some((folder) => file.startsWith(folder))).slice(0, MAX_FILES);
}

function block(path: string, headers: readonly string[]): string {
  return `${[path, ...headers.map((header) => `  ${header}`)].join('\n')}\n`;
}
