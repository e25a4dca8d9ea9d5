import { headerList, jsonFile } from './json-file';
import { CACHE_RULES, REVALIDATE, SECURITY_HEADERS } from './policy';

/** The folder that a site below the root is put together in: Vercel serves a folder as it stands. */
const BELOW_ROOT = '.next/site';

/**
 * `vercel.json`. The finished `out/` is deployed as plain files, not by Vercel's builder for the framework: what is
 * served is what `npm run build` left and the tests have seen.
 */
export function vercelJson(basePath: string): string {
  // Header rules apply to 404s as well, and know no condition on the status (vercel/vercel#14828). Without a rule of
  // their own, hashed files are revalidated. `routes` with `handle: hit` could tell the two apart, but is deprecated.
  const rules = CACHE_RULES.filter(({ isForFoundFiles }) => !isForFoundFiles);
  const folders = rules.flatMap((rule) => rule.folders.map((folder) => folder.slice(1)));
  return jsonFile({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: basePath ? buildBelowRoot(basePath) : 'npm run build',
    outputDirectory: basePath ? BELOW_ROOT : 'out',
    cleanUrls: true,
    // Below the root, home keeps its slash.
    ...(basePath === '' && { trailingSlash: false }),
    headers: [
      { source: '/(.*)', headers: headerList(SECURITY_HEADERS) },
      // Each path matches one rule of these, so that their order means nothing.
      {
        source: `${basePath}/((?!${folders.join('|')}).*)`,
        headers: headerList({ 'Cache-Control': REVALIDATE }),
      },
      ...rules.flatMap((rule) =>
        rule.folders.map((folder) => ({
          source: `${basePath}${folder}(.*)`,
          headers: headerList({ 'Cache-Control': rule.cacheControl }),
        })),
      ),
    ],
  });
}

function buildBelowRoot(basePath: string): string {
  return [
    `NEXT_PUBLIC_BASE_PATH=${basePath} npm run build`,
    `rm -rf ${BELOW_ROOT}`,
    `mkdir -p ${BELOW_ROOT}${basePath}`,
    `cp -R out/. ${BELOW_ROOT}${basePath}`,
    `cp out/404.html ${BELOW_ROOT}`,
  ].join(' && ');
}
