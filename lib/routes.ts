/** Href builders, without the base path: `next/link` adds it. */
export const routes = {
  home: '/',
  apps: '/apps',
  installed: '/apps/install',
  app: (id: number) => `/apps/appdetails/${id}`,
} as const;

/** The folder below the domain's root that the site is served from, such as `/store`; empty at the root. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * The URL of a file under `public/`, or of an image that the catalogue names, as the browser asks for it.
 * Next prefixes links and its own files with the base path, but neither `fetch` nor a plain `<img>`.
 *
 * @example asset('/icons/q.svg') // '/store/icons/q.svg' with NEXT_PUBLIC_BASE_PATH=/store
 * @example asset('https://cdn.example/q.png') // unchanged
 */
export function asset(url: string): string {
  return url.startsWith('/') ? `${BASE_PATH}${url}` : url;
}

/** The path inside the site of a browser's `location.pathname`: no base path, no trailing slash. */
export function pathInSite(pathname: string): string {
  const isBelow = `${pathname}/`.startsWith(`${BASE_PATH}/`);
  const path = isBelow ? pathname.slice(BASE_PATH.length) : pathname;
  return path.replace(/\/+$/, '') || '/';
}

/** The current URL as the router takes it: path inside the site, query string and hash. */
export function currentHref(): string {
  const { pathname, search, hash } = window.location;
  return pathInSite(pathname) + search + hash;
}
