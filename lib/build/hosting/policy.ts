/**
 * The hosting policy. `npm run hosting` generates `vercel.json`, `serve.json`, `nginx.conf` and
 * `public/_headers` from it.
 */

/**
 * Headers of every response, including 404s. Each page contains a stricter Content-Security-Policy, with the hashes of
 * its inline scripts. The header adds `frame-ancestors`, which a page cannot contain.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Only names that all browsers know. A browser logs an error for an unknown name.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Headers of images, which replace those of all responses: of the folders with images, and of SVG files in all folders,
 * because an app's image can be any file under `public/`. An SVG file that a visitor opens by itself is a document: its
 * scripts would run in the origin of the site. A page that shows it as an image is not affected.
 */
export const IMAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; img-src data:; sandbox; script-src 'none'; style-src 'unsafe-inline'",
  // By the HTML standard, a sandboxed document with `same-origin` is a network error. Chromium shows it.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

/**
 * The extension of SVG files without its dot, as a pattern of both regular expressions and globs. Hosts ignore the case
 * of an extension when they choose the content type.
 */
export const SVG_EXTENSION = '[sS][vV][gG]';

/** The headers of the files of some folders. */
export interface CacheRule {
  /** Why the files can be cached. Written into the generated files. */
  reason: string;
  /** Paths on the site that begin and end with a slash. No two rules have the same folder or nested folders. */
  folders: readonly string[];
  /** The value of `Cache-Control`. */
  cacheControl: string;
  /**
   * Whether the header must be limited to existing files. On some hosts a rule for a folder also applies to a missing
   * file. After one request during a deploy, its 404 would be cached for a year.
   */
  isForExistingFiles: boolean;
  /** Headers that replace those of all responses. */
  headers?: Readonly<Record<string, string>>;
}

/** The folders whose files are cached without revalidation, or have other headers. */
export const CACHE_RULES: readonly CacheRule[] = [
  {
    reason: 'File names contain a content hash, so a changed file has a new name.',
    folders: ['/_next/static/'],
    cacheControl: 'public, max-age=31536000, immutable',
    isForExistingFiles: true,
  },
  {
    reason: 'Images can change. Cached for an hour, and for another day while the browser revalidates.',
    folders: ['/icons/', '/illustrations/', '/resized/'],
    cacheControl: 'public, max-age=3600, stale-while-revalidate=86400',
    isForExistingFiles: false,
    headers: IMAGE_HEADERS,
  },
];

/** `Cache-Control` of all other files (pages, their payloads, the catalogue): revalidated at each use. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The page that a host serves for unknown URLs, with status 404. */
export const NOT_FOUND_PAGE = '/404.html';

/**
 * Adds the base path to a path. Only home has a trailing slash.
 *
 * @example onHost('/apps', '/store') // '/store/apps'
 * @example onHost('/', '/store') // '/store/'
 */
export function onHost(path: string, basePath: string): string {
  return `${basePath}${path}`;
}
