/** The base URL for paths on this site. The domain `.invalid` is reserved, so nothing can be on it. */
export const SITE_ORIGIN = 'http://site.invalid';

/**
 * A host of labels, with punycode for other letters, and a port: what a URL parser returns for usual hosts. The lengths
 * are the limits of the DNS (RFC 1035, section 2.3.4). Each page contains the origin.
 */
const ORIGIN = /^https?:\/\/(?=[^:]{1,253}(?::|$))[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*(?::\d+)?$/;

/**
 * Whether the host of an origin is usual, so that a page can link to it, and a Content-Security-Policy can contain it. A URL
 * parser also accepts hosts such as `a"b`, `*` and `a;b`, which would end the policy or allow other hosts. Policies have no
 * syntax for IPv6 addresses.
 *
 * @param origin The `origin` of a parsed URL.
 * @example isPlainOrigin('https://cdn.example:8080') // true
 */
export function isPlainOrigin(origin: string): boolean {
  return ORIGIN.test(origin);
}

/**
 * Parses a URL. Not by `URL.canParse`, which rejects hosts with letters beyond ASCII after some thousand calls in Node
 * 20.20.
 *
 * @param base Of a text that can be relative.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Parses an http(s) URL. Null if it is invalid, or has another scheme. */
export function parseHttpUrl(text: string): URL | null {
  const url = parseUrl(text);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Whether an absolute URL leads to this machine. */
export function isLocal(url: string): boolean {
  return /^https?:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?![\w.-])/.test(url);
}

/** A path as file systems compare it that ignore upper and lower case, and how accents are encoded. */
export function foldPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Whether a path is one of a film that browsers play. */
export function isFilm(path: string): boolean {
  return /\.(webm|mp4)$/i.test(path);
}

/**
 * The path of the file of an image or a film below `public/`, as a browser resolves it, without its query string. Null if it is on
 * another site, or if the percent-encoding is malformed or hides a slash, which hosts do not serve.
 *
 * @example imageFileOf('/pictures/../caf%C3%A9.png?2') // '/café.png'
 */
export function imageFileOf(image: string): string | null {
  const url = parseUrl(image, SITE_ORIGIN);
  if (url?.origin !== SITE_ORIGIN || /%(?:2f|5c)/i.test(url.pathname)) return null;
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
}
