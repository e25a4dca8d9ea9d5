import { parseHttpUrl } from '@/lib/catalogue/urls';

/** The start of a URL. Matches URLs with typing errors too, so that their secrets are not printed as a path. */
const URL_START = /^\W*(?:https?:|[a-z][a-z\d+.-]+:\/)/i;

/** Credentials without a scheme, a query string or a fragment. No git revision matches: `main@{1}` has no colon. */
const SECRET = /:.*@|[?#]/;

/** Whether a source is a URL, valid or not. Otherwise it is a path or a git revision. */
export function isUrl(source: string): boolean {
  return URL_START.test(source);
}

/**
 * The part of a path, URL or git revision that is safe to print. Of a URL, credentials, query string and fragment can be
 * secret.
 *
 * @example publicName('origin/main') // 'origin/main'
 * @example publicName('https://user:secret@apps.example/appsData.json?token=1') // 'https://apps.example/appsData.json'
 * @example publicName('user:secret@apps.example/appsData.json') // 'The source', because it may be a URL
 */
export function publicName(source: string): string {
  if (!isUrl(source)) return SECRET.test(source) ? 'The source' : source;
  const url = parseHttpUrl(source);
  return url ? `${url.origin}${url.pathname}` : 'an invalid URL';
}
