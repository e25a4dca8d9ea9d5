import { PAGES_ARE_FOLDERS, routes } from '@/lib/routes';
import {
  CACHE,
  HASHED_FOLDER,
  IMAGE_FOLDER,
  IMAGE_FOLDERS,
  IMAGE_HEADERS,
  NOT_FOUND_PAGE,
  OTHER_LANGUAGES,
  patternsOf,
  SECURITY_HEADERS,
  SVG_EXTENSION,
  SVG_EXTENSIONS,
} from './policy';

/** The output folder of a site below a base path, which contains `out/` under that path. */
export const BELOW_ROOT = '.next/site';

/**
 * `vercel.json`. Deploys `out/` as static files, without Vercel's builder for Next, so that Vercel serves the same files
 * that the tests use. That builder can publish the files before the build has finished them: README.md.
 *
 * Header rules also apply to 404s, and cannot depend on the status (vercel/vercel#14828), so hashed files are
 * revalidated. `routes` with `handle: hit` can distinguish them, but is deprecated.
 */
export function vercelJson(
  basePath: string,
  areFolders = PAGES_ARE_FOLDERS,
  languages = OTHER_LANGUAGES,
): string {
  const svg = `.*\\.${SVG_EXTENSION}`;
  const image = { ...SECURITY_HEADERS, ...IMAGE_HEADERS };
  return jsonFile({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: basePath ? buildBelowRoot(basePath) : 'npm run build',
    outputDirectory: basePath ? BELOW_ROOT : 'out',
    ...vercelUrls(basePath, areFolders, languages),
    // Each path matches exactly one rule, so their order is not significant.
    headers: [
      rule(`${basePath}/((?!${IMAGE_FOLDER}|${svg}$).*)`, {
        ...SECURITY_HEADERS,
        'Cache-Control': CACHE.others,
      }),
      rule(`${basePath}/((?!${IMAGE_FOLDER})${svg})`, { ...image, 'Cache-Control': CACHE.others }),
      ...IMAGE_FOLDERS.map((folder) =>
        rule(`${basePath}${folder}(.*)`, { ...image, 'Cache-Control': CACHE.images }),
      ),
    ],
  });
}

/**
 * One URL for each page, in one redirect. Those of `cleanUrls` come before all others: below a base path it redirects
 * `/store/index.html` to `/store`, which is no page. `trailingSlash: true` removes the slash of an id with a dot. So both are
 * used for pages as files at the root only.
 */
function vercelUrls(basePath: string, areFolders: boolean, languages: readonly string[]): object {
  const redirect = (source: string, destination: string) => ({
    source: basePath + source,
    destination: basePath + destination,
    permanent: true,
  });
  // Only ids have dots.
  const page = `(?:[^/\\\\.]+/)*(?:[^/\\\\.]+|${routes.app('').slice(1)}[^/\\\\]+)`;
  // Its first segment is not empty: a target does not begin with two slashes.
  if (areFolders)
    return {
      redirects: [
        ...(basePath ? [redirect('', '/')] : []),
        redirect('/((?:[^/\\\\]+/)*)index.html', '/$1'),
        redirect(`/(${page})`, '/$1/'),
      ],
    };
  if (!basePath && languages.length === 0) return { cleanUrls: true, trailingSlash: false };
  const one = languages.join('|');
  return {
    redirects: [
      ...(basePath ? [redirect('', '/')] : []),
      redirect('/index.html', '/'),
      ...(one ? [redirect(`/(${one})`, '/$1/'), redirect(`/(${one})/index.html`, '/$1/')] : []),
      redirect('/(.+)\\.html', '/$1'),
      redirect(one ? `/((?!(?:${one})/$).+)/` : '/(.+)/', '/$1'),
    ],
    // After the files. /store/index and /store/404 are no pages.
    rewrites: [
      {
        source: `${basePath}/((?!${one && `(?:(?:${one})/)?`}(?:index|404)$)${page})`,
        destination: `${basePath}/$1.html`,
      },
    ],
  };
}

/** The command that builds a site for a base path into that folder. */
export function buildBelowRoot(basePath: string): string {
  return [
    `NEXT_PUBLIC_BASE_PATH=${basePath} npm run build`,
    `rm -rf ${BELOW_ROOT}`,
    `mkdir -p ${BELOW_ROOT}${basePath}`,
    `cp -R out/. ${BELOW_ROOT}${basePath}`,
    `cp out/404.html ${BELOW_ROOT}`,
  ].join(' && ');
}

/**
 * The settings of `serve-handler`, with which `npm start` and the end-to-end tests serve `out/` as a host does. If several
 * rules set the same header, it uses the last one.
 */
export const SERVE_CONFIG = {
  cleanUrls: true,
  directoryListing: false,
  headers: [
    ...globRules('', SVG_EXTENSION),
    rule(`${HASHED_FOLDER.slice(1)}**`, { 'Cache-Control': CACHE.hashed }),
    // It does not know this type.
    rule('**/*.avif', { 'Content-Type': 'image/avif' }),
  ],
};

/**
 * `firebase.json`. Hashed files are revalidated, because a rule for their folder also applies to a 404. Below a base path,
 * the folder is that of Vercel. There home has a trailing slash and no other page has one, which `trailingSlash` cannot
 * express. In globs, Firebase ignores a trailing slash, so the redirects are regular expressions.
 */
export function firebaseJson(basePath: string, languages = OTHER_LANGUAGES): string {
  const isAtRoot = !basePath && languages.length === 0;
  return jsonFile({
    hosting: {
      ...(basePath
        ? { predeploy: [buildBelowRoot(basePath)], public: BELOW_ROOT }
        : { predeploy: ['npm run build'], public: 'out' }),
      cleanUrls: true,
      ...((PAGES_ARE_FOLDERS || isAtRoot) && { trailingSlash: PAGES_ARE_FOLDERS }),
      ...(!PAGES_ARE_FOLDERS && { redirects: firebaseRedirects(basePath, languages) }),
      ignore: ['**/.*', '**/_headers'],
      headers: globRules(`${basePath}/`, `@(${SVG_EXTENSIONS.join('|')})`),
    },
  });
}

function firebaseRedirects(basePath: string, languages: readonly string[]) {
  const { base, part, some } = patternsOf(basePath, languages);
  const redirect = (regex: string, destination: string) => ({ regex: `^${regex}$`, destination, type: 301 });
  return [
    redirect(basePath ? `${base}(?:/index\\.html)?` : '/index\\.html', `${basePath}/`),
    ...(part ? [redirect(`(${part})(?:/index\\.html)?`, ':1/')] : []),
    // No negation: Firebase has none. All pages but home are below /apps.
    ...(basePath || some ? [redirect(`(${base}${some}/apps(?:/.+)?)/`, ':1')] : []),
  ];
}

/** The rules of hosts whose patterns are globs, and which use the last rule that sets a header. */
function globRules(start: string, svg: string) {
  return [
    rule(`${start}**`, { ...SECURITY_HEADERS, 'Cache-Control': CACHE.others }),
    rule(`${start}**/*.${svg}`, IMAGE_HEADERS),
    ...IMAGE_FOLDERS.map((folder) =>
      rule(`${start}${folder.slice(1)}**`, { 'Cache-Control': CACHE.images, ...IMAGE_HEADERS }),
    ),
  ];
}

/** `staticwebapp.config.json` of Azure Static Web Apps, in the folder that is deployed. Hashed files are revalidated. */
export function azureJson(basePath: string): string {
  return jsonFile({
    trailingSlash: PAGES_ARE_FOLDERS ? 'always' : 'never',
    globalHeaders: { ...SECURITY_HEADERS, 'Cache-Control': CACHE.others },
    mimeTypes: { '.avif': 'image/avif', '.webmanifest': 'application/manifest+json' },
    routes: [
      ...IMAGE_FOLDERS.map((folder) => ({
        route: `${basePath}${folder}*`,
        headers: { ...IMAGE_HEADERS, 'Cache-Control': CACHE.images },
      })),
      {
        route: `${basePath}/*.{${SVG_EXTENSIONS.join()}}`,
        headers: { ...IMAGE_HEADERS, 'Cache-Control': CACHE.others },
      },
      ...['/_headers', '/.htaccess'].map((file) => ({ route: basePath + file, statusCode: 404 })),
    ],
    responseOverrides: { 404: { rewrite: `${basePath}${NOT_FOUND_PAGE}` } },
  });
}

function rule(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
