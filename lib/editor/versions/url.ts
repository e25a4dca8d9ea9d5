import { VersionError } from './version-error';

/** Anything that begins like a URL. One with a typing error counts, so that it is not printed as a path. */
const URL_START = /^\W*(?:https?:|[a-z][a-z\d+.-]+:\/)/i;

/** Credentials without a scheme, a query or a fragment. A git revision has none of these: `main@{1}` has no colon before. */
const SECRET = /:.*@|[?#]/;

/** Whether a source is meant as a URL, valid or not; else it is a path or a git revision. */
export function isUrl(source: string): boolean {
  return URL_START.test(source);
}

/**
 * Parses a URL that somebody typed.
 *
 * @throws VersionError without any part of the input. The error of `new URL` has all of it.
 */
export function parseUrl(source: string): URL {
  const url = URL.canParse(source) ? new URL(source) : null;
  if (!url) throw new VersionError('The URL is not valid. Check its spelling, its host and its port.');
  if (!/^https?:$/.test(url.protocol))
    throw new VersionError(
      'The URL has an unknown scheme. Give an http:// or https:// URL, a path or a git revision.',
    );
  return url;
}

/**
 * What may be shown of a URL: origin and path. Its credentials, query and fragment may hold secrets.
 *
 * @example publicUrl(new URL('https://user:secret@apps.example/appsData.json?token=1')) // 'https://apps.example/appsData.json'
 */
export function publicUrl({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}

/**
 * What may be shown of a path or a git revision that leads nowhere: all of it, unless it may be a URL whose scheme
 * is missing.
 *
 * @example publicName('origin/main') // 'origin/main'
 * @example publicName('user:secret@apps.example/appsData.json') // 'The source'
 */
export function publicName(source: string): string {
  return SECRET.test(source) ? 'The source' : source;
}
