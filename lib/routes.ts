import type { AppId } from './id';

/** One entry of a breadcrumb trail. */
export interface Crumb {
  name: string;
  /** A path of this site, without the base path. */
  path: string;
  /** BCP 47 tag. Absent if it is the page’s language. */
  language?: string;
}

/** The parameters of the URL of a listing: `/apps?q=mail&sort=rating`. */
export const SEARCH_PARAMETER = 'q';
export const ORDER_PARAMETER = 'sort';

/** Hrefs without the base path, which `next/link` adds. */
export const routes = {
  home: '/',
  apps: '/apps',
  installed: '/apps/install',
  /** The comparison of apps. */
  compare: (ids: readonly AppId[] = []) =>
    ids.length === 0 ? '/apps/compare' : `/apps/compare?ids=${ids.join()}`,
  /** What the service worker shows instead of a page that is not saved. */
  offline: '/offline',
  app: (id: AppId) => `/apps/appdetails/${id}`,
  /** The page of a developer. The slug can have letters of any script. */
  developer: named('developers'),
  category: named('categories'),
  collection: named('collections'),
  /** A page of the listing, from 1. The first is the listing itself. */
  appsPage: (page: number) => (page === 1 ? '/apps' : `/apps/page/${page}`),
} as const;

function named(folder: string) {
  return (slug: string, page = 1) =>
    `/apps/${folder}/${encodeURIComponent(slug)}${page === 1 ? '' : `/${page}`}`;
}

/** The path of the site below its domain, such as `/store`. Empty at the root. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * The path of a language below that of the site, such as `/de`: a build constant. Empty for the first language, which is at the
 * root.
 */
const LANGUAGE_PATH = process.env.LANGUAGE_PATH ?? '';

/**
 * Adds the base path to the URL of a file under `public/`, or of an image of the catalogue: what all languages share. Next
 * adds it to links and to its own files, but not to `fetch` or a plain `<img>`.
 *
 * @example asset('/pictures/q.svg') // '/store/pictures/q.svg' with NEXT_PUBLIC_BASE_PATH=/store
 * @example asset('https://cdn.example/q.png') // unchanged
 */
export function asset(url: string): string {
  return url.startsWith('/') ? `${BASE_PATH}${url}` : url;
}

/**
 * The URL of a file that each language has, such as a feed.
 *
 * @example ownAsset('/feed.xml') // '/store/de/feed.xml'
 */
export function ownAsset(path: string): string {
  return asset(inLanguage(path));
}

/** Adds the path of the language to a path of the site. */
export function inLanguage(path: string): string {
  return LANGUAGE_PATH + path;
}

/** Whether a page is a folder: `/apps/` is `apps/index.html`. Otherwise `/apps` is `apps.html`. */
export const PAGES_ARE_FOLDERS = process.env.URL_STYLE === 'folders';

/**
 * The URL of a page, with the base path: the one that hosts serve without a redirect.
 *
 * @example pageUrl('/apps?q=a') // '/store/apps?q=a', or '/store/apps/?q=a' with URL_STYLE=folders
 * @param href A path inside the site, as in `routes`.
 */
export function pageUrl(href: string): string {
  const path = inLanguage(href);
  return PAGES_ARE_FOLDERS ? asset(path).replace(/\/?(?=[?#]|$)/, '/') : asset(path);
}

/** The editor, in previews and in `npm run edit`. Without an id it shows all apps. */
export function editorUrl(id?: AppId): string {
  return pageUrl(id === undefined ? '/edit' : `/edit#id=${id}`);
}

/**
 * Removes the base path, the trailing slash, and further slashes at the start, from a `location.pathname`: as a URL,
 * `//elsewhere.example/a` would be on another site. Home is `/`.
 */
export function pathInSite(pathname: string): string {
  const base = BASE_PATH + LANGUAGE_PATH;
  const isBelow = `${pathname}/`.startsWith(`${base}/`);
  const path = isBelow ? pathname.slice(base.length) : pathname;
  return path.replace(/\/+$/, '').replace(/^\/*/, '/');
}

/** The current URL in the format of the router: path without the base path, query string and hash. */
export function currentHref(): string {
  const { pathname, search, hash } = window.location;
  return pathInSite(pathname) + search + hash;
}
