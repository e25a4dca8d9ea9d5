import { VersionError } from './version-error';

/** The start of a URL. Matches URLs with typing errors too, so that their secrets are not printed as a path. */
const URL_START = /^\W*(?:https?:|[a-z][a-z\d+.-]+:\/)/i;

/** Credentials without a scheme, a query string or a fragment. No git revision matches: `main@{1}` has no colon. */
const SECRET = /:.*@|[?#]/;

/** Whether a source is a URL, valid or not. Otherwise it is a path or a git revision. */
export function isUrl(source: string): boolean {
  return URL_START.test(source);
}

/**
 * Parses an http(s) URL.
 *
 * @throws VersionError if it is invalid. The message contains no part of the input, unlike the error of `new URL`.
 */
export function parseUrl(source: string): URL {
  const url = URL.canParse(source) ? new URL(source) : null;
  if (!url) throw new VersionError('The URL is not valid. Fix the URL.');
  if (!/^https?:$/.test(url.protocol))
    throw new VersionError(
      'The URL has an unknown scheme. Use an http:// or https:// URL, a path or a git revision.',
    );
  return url;
}

/**
 * The part of a URL that is safe to print: origin and path. Credentials, query string and fragment can be secret.
 *
 * @example publicUrl(new URL('https://user:secret@apps.example/appsData.json?token=1')) // 'https://apps.example/appsData.json'
 */
export function publicUrl({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}

/**
 * The text to print for an unknown path or git revision: the source, unless it may be a URL without a scheme, which
 * can contain secrets.
 *
 * @example publicName('origin/main') // 'origin/main'
 * @example publicName('user:secret@apps.example/appsData.json') // 'The source'
 */
export function publicName(source: string): string {
  return SECRET.test(source) ? 'The source' : source;
}
