/**
 * What every host is told about the site: the one source of `vercel.json`, `serve.json`, `nginx.conf`,
 * `public/_headers` and `public/_redirects`, which `npm run hosting` writes.
 */
import { routes } from '@/lib/routes';

/** Sent with every answer, the not-found page included. No script-src: the pages carry inline scripts of their own. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Only names that every browser knows: an unknown one is a error in the console of each visitor.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** How long a browser may show what it has kept, for the files of some folders. */
export interface CacheRule {
  /** What the files are, and so why they may be kept that long. */
  reason: string;
  /** Paths on the site that begin and end with a slash. No two rules name the same folder, or one inside it. */
  folders: readonly string[];
  /** The value of `Cache-Control`. */
  cacheControl: string;
  /**
   * Whether only files that exist may have the header. On some hosts a rule for a folder applies to a missing file
   * too, and its 404 would be cached as long as the file: for a year, after one request during a deploy.
   */
  isForFoundFiles: boolean;
}

/** The folders whose files need not be asked for every time. */
export const CACHE_RULES: readonly CacheRule[] = [
  {
    reason: 'Named after their content: a changed file has another name.',
    folders: ['/_next/static/'],
    cacheControl: 'public, max-age=31536000, immutable',
    isForFoundFiles: true,
  },
  {
    reason: 'Artwork may change under its name: an hour, and a day more while the browser asks.',
    folders: ['/icons/', '/illustrations/'],
    cacheControl: 'public, max-age=3600, stale-while-revalidate=86400',
    isForFoundFiles: false,
  },
];

/** `Cache-Control` of all other files: pages, their payloads, the catalogue. Kept, but asked about at each use. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Addresses of files that have a clean one, and the clean one: links of an older kind of host still lead here. */
export const FILE_ADDRESSES: readonly { from: string; to: string }[] = [
  { from: '/index.html', to: routes.home },
  ...[routes.apps, routes.installed].map((page) => ({ from: `${page}.html`, to: page })),
];

/** The page that a host answers unknown addresses with, and a status of 404. */
export const NOT_FOUND_PAGE = '/404.html';

/**
 * A path as it stands below the domain's root. Home alone ends with a slash.
 *
 * @example onHost('/apps', '/store') // '/store/apps'
 * @example onHost('/', '/store') // '/store/'
 */
export function onHost(path: string, basePath: string): string {
  return `${basePath}${path}`;
}

/**
 * Checks a base path, which Next takes only in this form.
 *
 * @returns The base path itself: empty, or such as `/store` or `/shop/apps`.
 * @throws Error that says what it must look like.
 */
export function parseBasePath(text: string): string {
  if (text === '' || /^(\/\w[\w.-]*)+$/.test(text)) return text;
  throw new Error(`${JSON.stringify(text)} is no base path. Give one such as /store: a slash, then a name.`);
}
