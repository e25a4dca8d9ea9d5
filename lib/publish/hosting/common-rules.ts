import { site } from '@/lib/site';

// The hosting policy, from which the configuration of each host is generated.

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

export const IMAGE_FOLDERS = ['/pictures/', '/illustrations/', '/resized/'] as const;

/** These folders in a regular expression, after a slash. */
export const IMAGE_FOLDER = IMAGE_FOLDERS.map((folder) => folder.slice(1)).join('|');

/**
 * The extension of SVG files without its dot, as a pattern of both regular expressions and globs. Hosts ignore the case
 * of an extension when they choose the content type.
 */
export const SVG_EXTENSION = '[sS][vV][gG]';

/** Its spellings, for hosts that distinguish upper and lower case, and have no sets of letters. */
export const SVG_EXTENSIONS = ['svg', 'SVG', 'Svg', 'sVg', 'svG', 'SVg', 'SvG', 'sVG'] as const;

/**
 * The folder with hashed files. On some hosts a rule for a folder also applies to a missing file, and after one request
 * during a deploy, its 404 would be cached for a year.
 */
export const HASHED_FOLDER = '/_next/static/';

export const CACHE = {
  /** A changed file has a new name, because names contain a hash of the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Images can change. Cached for an hour, and for another day while the browser revalidates. */
  images: 'public, max-age=3600, stale-while-revalidate=86400',
  /** All other files (pages, their payloads, the catalogue): revalidated at each use. */
  others: 'public, max-age=0, must-revalidate',
} as const;

/** The types of texts that are compressed, besides HTML. */
export const COMPRESSED_TYPES =
  'application/javascript application/json application/manifest+json application/xml image/svg+xml text/css text/javascript text/plain text/xml';

/** The page that a host serves for unknown URLs, with status 404. */
export const NOT_FOUND_PAGE = '/404.html';

/** A letter of the path of a page, but the dot. Clients that do not encode letters beyond ASCII send their bytes. */
const LETTER = String.raw`(?:[\w\x80-\xff-]|%[89A-Fa-f][\dA-Fa-f])`;

/**
 * Regular expressions for all servers, which match the requested URL as it was sent. Only its letters beyond ASCII are
 * encoded, so that a page has one URL.
 */
export const PATTERN = {
  /** The path of a page, without an extension. The id of an app can have dots between other letters. */
  page: String.raw`(?:/${LETTER}(?:\.*${LETTER})*)+`,
  /** Files that are not pages, and the home page by the name of its file. */
  hidden: String.raw`/(?:404|index|_headers|\.[^/?]*)`,
  /** Other URLs of pages, which servers resolve: `//apps`, `/./apps`, `/%61pps`. Images can have encoded names. */
  alias: String.raw`(?://|/\.\.?(?:[/?]|$)|%(?:00|2[DdEeFf]|3\d|[46][1-9A-Fa-f]|[57][\dAa]|5[Ff]|7[Ee]))`,
} as const;

/** A base path in a regular expression. The dot is the only special character that it can contain. */
export function escapeBase(basePath: string): string {
  return basePath.replaceAll('.', '\\.');
}

/** The languages below the root, each at its path, such as `/de`. */
export const OTHER_LANGUAGES: readonly string[] = site.languages.slice(1);

/**
 * What a site below a base path, with other languages below its root, has in regular expressions. What is of the languages is
 * empty for a site in one.
 */
export function patternsOf(basePath: string, languages: readonly string[]) {
  const base = escapeBase(basePath);
  const any = `(?:${languages.join('|')})`;
  const hasOthers = languages.length > 0;
  return {
    base,
    /** The paths of the languages. */
    parts: languages.map((language) => `${basePath}/${language}`),
    /** Any of these paths. */
    part: hasOthers ? `${base}/${any}` : '',
    /** The path of a language below the base path, or none. */
    some: hasOthers ? `(?:/${any})?` : '',
    /** At the start of a pattern of pages: not the home page of a language, which has a slash at its end. */
    notHome: hasOthers ? `(?!${base}/${any}/(?:[?\\s]|$))` : '',
  };
}
