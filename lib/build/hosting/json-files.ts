import {
  CACHE,
  HASHED_FOLDER,
  IMAGE_FOLDERS,
  IMAGE_HEADERS,
  SECURITY_HEADERS,
  SVG_EXTENSION,
} from './policy';

/** The output folder of a site below a base path, which contains `out/` under that path. */
const BELOW_ROOT = '.next/site';

/**
 * `vercel.json`. Deploys `out/` as static files, without Vercel's builder for Next, so that Vercel serves the same files
 * that the tests use.
 *
 * Header rules also apply to 404s, and cannot depend on the status (vercel/vercel#14828), so hashed files are
 * revalidated. `routes` with `handle: hit` can distinguish them, but is deprecated.
 */
export function vercelJson(basePath: string): string {
  const folders = IMAGE_FOLDERS.map((folder) => folder.slice(1)).join('|');
  const svg = `.*\\.${SVG_EXTENSION}`;
  const image = { ...SECURITY_HEADERS, ...IMAGE_HEADERS };
  return jsonFile({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: basePath ? buildBelowRoot(basePath) : 'npm run build',
    outputDirectory: basePath ? BELOW_ROOT : 'out',
    cleanUrls: true,
    ...(basePath ? { redirects: redirectsBelow(basePath) } : { trailingSlash: false }),
    // Each path matches exactly one rule, so their order is not significant.
    headers: [
      rule(`${basePath}/((?!${folders}|${svg}$).*)`, { ...SECURITY_HEADERS, 'Cache-Control': CACHE.others }),
      rule(`${basePath}/((?!${folders})${svg})`, { ...image, 'Cache-Control': CACHE.others }),
      ...IMAGE_FOLDERS.map((folder) =>
        rule(`${basePath}${folder}(.*)`, { ...image, 'Cache-Control': CACHE.images }),
      ),
    ],
  });
}

/**
 * Below a base path, home has a trailing slash, and no other page has one. `cleanUrls` redirects `/store/index.html` to
 * `/store`.
 */
function redirectsBelow(basePath: string): { source: string; destination: string; permanent: boolean }[] {
  return [
    { source: basePath, destination: `${basePath}/`, permanent: true },
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

/**
 * `serve.json`: `npm start` and the end-to-end tests serve `out/` with the same headers as a host. If several rules set
 * the same header, `serve` uses the last one.
 */
export function serveJson(): string {
  return jsonFile({
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    headers: [
      rule('**', { ...SECURITY_HEADERS, 'Cache-Control': CACHE.others }),
      rule(`**/*.${SVG_EXTENSION}`, IMAGE_HEADERS),
      rule(`${HASHED_FOLDER.slice(1)}**`, { 'Cache-Control': CACHE.hashed }),
      ...IMAGE_FOLDERS.map((folder) =>
        rule(`${folder.slice(1)}**`, { 'Cache-Control': CACHE.images, ...IMAGE_HEADERS }),
      ),
    ],
  });
}

function rule(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** Formats a value as a JSON file, in the style of the project's formatter. */
function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
