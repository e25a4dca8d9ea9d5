import { headerList, jsonFile } from './json-file';
import { CACHE_RULES, IMAGE_HEADERS, onHost, REVALIDATE, SECURITY_HEADERS, SVG_EXTENSION } from './policy';

/** The output folder of a site below a base path, which contains `out/` under that path. */
const BELOW_ROOT = '.next/site';

/**
 * `vercel.json`. Deploys `out/` as static files, without Vercel's builder for Next, so that Vercel serves the same files
 * that the tests use.
 */
export function vercelJson(basePath: string): string {
  // Header rules also apply to 404s, and cannot depend on the status (vercel/vercel#14828), so hashed files are
  // revalidated. `routes` with `handle: hit` can distinguish them, but is deprecated. Remove the filter when header
  // rules can depend on the status.
  const rules = CACHE_RULES.filter(({ isForExistingFiles }) => !isForExistingFiles);
  const folders = rules.flatMap((rule) => rule.folders.map((folder) => folder.slice(1)));
  const replaced = rules.filter((rule) => rule.headers);
  const ownFolders = replaced.flatMap((rule) => rule.folders.map(pattern));
  const svg = `.*\\.${SVG_EXTENSION}`;
  const names = new Set([IMAGE_HEADERS, ...replaced.map((rule) => rule.headers ?? {})].flatMap(Object.keys));
  const common = Object.entries(SECURITY_HEADERS).filter(([name]) => !names.has(name));
  const others = Object.entries(SECURITY_HEADERS).filter(([name]) => names.has(name));
  return jsonFile({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: basePath ? buildBelowRoot(basePath) : 'npm run build',
    outputDirectory: basePath ? BELOW_ROOT : 'out',
    cleanUrls: true,
    ...(basePath ? { redirects: redirectsBelow(basePath) } : { trailingSlash: false }),
    headers: [
      { source: `${basePath}/(.*)`, headers: headerList(Object.fromEntries(common)) },
      // Of the following rules with the same header, each path matches exactly one, so their order is not significant.
      {
        source: `${basePath}/((?!${[...ownFolders, `${svg}$`].join('|')}).*)`,
        headers: headerList(Object.fromEntries(others)),
      },
      {
        source: `${basePath}/((?!${ownFolders.join('|')})${svg})`,
        headers: headerList(IMAGE_HEADERS),
      },
      {
        source: `${basePath}/((?!${folders.join('|')}).*)`,
        headers: headerList({ 'Cache-Control': REVALIDATE }),
      },
      ...rules.flatMap((rule) =>
        rule.folders.map((folder) => ({
          source: `${basePath}${folder}(.*)`,
          headers: headerList({ 'Cache-Control': rule.cacheControl, ...rule.headers }),
        })),
      ),
    ],
  });
}

/** A path for a regular expression, without its first slash. The dot is the only special character that it can contain. */
function pattern(path: string): string {
  return path.slice(1).replaceAll('.', '\\.');
}

/**
 * Below a base path, home has a trailing slash, and no other page has one. `cleanUrls` redirects `/store/index.html` to
 * `/store`.
 */
function redirectsBelow(basePath: string): { source: string; destination: string; permanent: boolean }[] {
  return [
    { source: basePath, destination: onHost('/', basePath), permanent: true },
    { source: `${basePath}/(.+)/`, destination: `${basePath}/$1`, permanent: true },
  ];
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
