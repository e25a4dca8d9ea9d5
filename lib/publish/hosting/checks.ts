import { type AppNames, indexNames, KINDS } from '@/lib/catalogue/names';
import type { AppId } from '@/lib/id';
import { routes } from '@/lib/routes';
import { HASHED_FOLDER, IMAGE_FOLDERS } from './common-rules';

/**
 * What a host must answer: a page or another file, a redirect, the 404 page, any error or redirect for a URL that is not a
 * page, or nothing that harms visitors.
 */
export type Answer = 'page' | 'file' | 'redirect' | 'missing' | 'none' | 'harmless';

/** A request, and what a host must answer. */
export interface Check {
  /** As it is sent, with the base path. */
  path: string;
  answer: Answer;
  to?: string;
}

/** Facts read from a deployed site. */
export interface Site {
  /** Such as `https://apps.example`. */
  origin: string;
  /** Empty, or a path such as `/store`. */
  basePath: string;
  /** Whether a page is a folder: `/apps/`. */
  areFolders: boolean;
  /** The paths of the other languages below the base path, such as `/de`. */
  parts: readonly string[];
  /** The HTML of the home page and of an app. */
  html: string;
  apps: readonly (AppNames & { id: AppId })[];
}

/** The URLs of a page: that of links, others that redirect to it, and its payload. */
function urlsOf(page: string, areFolders: boolean) {
  // Home, and that of a language, which redirects to its slash.
  if (page.endsWith('/'))
    return {
      url: page,
      others: [page.slice(0, -1), `${page}index.html`].filter((other) => other !== ''),
      payload: `${page}index.txt`,
    };
  if (areFolders)
    return { url: `${page}/`, others: [page, `${page}/index.html`], payload: `${page}/index.txt` };
  return { url: page, others: [`${page}.html`, `${page}/`], payload: `${page}.txt` };
}

/** A query string with an encoded letter. */
const QUERY = '?q=mar%C3%A9&from=mail';

const FILES = ['/appsData.json', '/licences.txt', '/sw.js'];

/** Paths that are not pages. The last are folders, of which a server can show a list. */
const NO_PAGES = ['/index', '/_headers', '/.htaccess', '/apps/appdetails/', HASHED_FOLDER];

const MISSING_PAGES = ['/no/such/page', '/apps/appdetails/no+app'];

/** Missing files. An open page of an older deploy requests missing scripts. */
const MISSING_FILES = [
  `${HASHED_FOLDER}chunks/gone.js`,
  ...IMAGE_FOLDERS.map((folder) => `${folder}gone.svg`),
];

/** Paths that a server must not redirect to another site, nor answer with a file of the machine or a failure. */
const hostilePaths = (basePath: string) => [
  '//elsewhere.example/a.html',
  // A server that finds the folder adds a slash to the path as it was sent.
  `//elsewhere.example/..${`${basePath}${routes.apps}`.replaceAll('/', '%2f')}`,
  `/\\elsewhere.example/..${`${basePath}${routes.apps}`.replaceAll('/', '%2f')}`,
  '//elsewhere.example/',
  '/\\elsewhere.example/a.html',
  '/%2F/elsewhere.example/a/',
  '/%5Celsewhere.example/a.html',
  '/apps/..//elsewhere.example/a/',
  '/apps%0D%0ASet-Cookie:%20a=b%0D%0A.html',
  '/apps%00.html',
  '/../../../../etc/passwd',
  '/..%2F..%2F..%2F..%2Fetc%2Fpasswd',
];

/** All requests that a deployed site is checked with. */
export function checksOf({ basePath, areFolders, parts, html, apps }: Site): Check[] {
  const urls = (page: string) => urlsOf(page, areFolders);
  // The other pages of a language have the rules of these.
  const inParts = parts.flatMap((part) => [`${part}/`, part + routes.apps]);
  const pages = [...pagesOf(apps), ...inParts].map(urls);
  const redirects = pages.flatMap(({ url, others }) => others.map((other) => [other, url] as const));
  if (basePath) redirects.push(['', routes.home]);
  const files = [...pages.map(({ payload }) => payload), ...FILES, ...filesOf(html, basePath)];
  const all = (answer: Answer, paths: readonly string[]) =>
    paths.map((path): Check => ({ path: basePath + path, answer }));
  return [
    ...all('page', [...pages.map(({ url }) => url), urls(routes.apps).url + QUERY]),
    ...all('file', files),
    ...redirects.map(
      ([from, to]): Check => ({
        path: basePath + from + QUERY,
        answer: 'redirect',
        to: basePath + to + QUERY,
      }),
    ),
    ...all('missing', [
      ...MISSING_PAGES.map((page) => urls(page).url),
      ...parts.map((part) => urls(`${part}/no/such/page`).url),
      ...MISSING_FILES,
    ]),
    ...all('none', NO_PAGES),
    ...all('harmless', hostilePaths('')),
    ...(basePath ? hostilePaths(basePath).map((path): Check => ({ path, answer: 'harmless' })) : []),
  ];
}

/** Pages of all kinds, among them an app whose id has a dot, and names with letters beyond ASCII, if there are any. */
function pagesOf(apps: Site['apps']): string[] {
  const some = KINDS.flatMap((kind) => {
    const paths = indexNames(apps, kind).all.map(({ slug }) => routes[kind](slug));
    return [paths[0], paths.find((path) => path.includes('%'))];
  }).filter((path) => path !== undefined);
  const withDot = apps.slice(1).find(({ id }) => String(id).includes('.'));
  const ids = [apps[0], withDot].flatMap((app) => (app ? routes.app(app.id) : []));
  return [routes.home, routes.apps, routes.installed, routes.compare(), ...ids, ...new Set(some)];
}

/** The files of the site that a page loads, without the base path. A page that it links to can end like a file. */
function filesOf(html: string, basePath: string): string[] {
  const elements = html.replaceAll(/<a\s[^>]*>/gi, '');
  const values = [...elements.matchAll(/\b(?:href|src|srcset|imagesrcset)="([^"]+)"/gi)].map(
    ([, value = '']) =>
      value
        .replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'")
        .split(/[\s,]+/),
  );
  const paths = values.flat().filter((path) => path.startsWith(`${basePath}/`) && /\.\w+$/.test(path));
  const encode = (path: string) => path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  return [...new Set(paths)].map((path) => encode(path.slice(basePath.length)));
}
