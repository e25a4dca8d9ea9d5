import { CACHE_RULES, onHost, REVALIDATE, SECURITY_HEADERS } from './policy';

/** Where revalidation is spelt out. All else gets it as well: it is what these hosts do with an unnamed file. */
const REVALIDATED = ['/', '/apps/*', '/appsData.json'];

/**
 * `_headers`, as Netlify and Cloudflare Pages read it.
 *
 * Cloudflare joins the values of all rules that match, so no path may match two with the same header; both know
 * `*` at the end of a path.
 */
export function headersFile(basePath: string): string {
  const everywhere = Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`);
  const kept = CACHE_RULES.flatMap(({ reason, folders, cacheControl }) => [
    `# ${reason}`,
    ...folders.map((folder) => block(`${basePath}${folder}*`, [`Cache-Control: ${cacheControl}`])),
  ]);
  const revalidated = REVALIDATED.map((path) =>
    block(onHost(path, basePath), [`Cache-Control: ${REVALIDATE}`]),
  );
  return [
    '# Written by `npm run hosting` from lib/hosting/policy.ts: change it there.',
    '# For Netlify and Cloudflare Pages.',
    '',
    block('/*', everywhere),
    ...kept,
    '# Pages and data, as of any file not named here.',
    ...revalidated,
  ].join('\n');
}

function block(path: string, headers: readonly string[]): string {
  return `${[path, ...headers.map((header) => `  ${header}`)].join('\n')}\n`;
}
