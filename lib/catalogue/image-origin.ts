/**
 * A host of labels, with punycode for other letters, and a port: what a URL parser returns for usual hosts. The lengths
 * are the limits of the DNS (RFC 1035, section 2.3.4). Each page contains the origin.
 */
const ORIGIN = /^https?:\/\/(?=[^:]{1,253}(?::|$))[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*(?::\d+)?$/;

/**
 * Whether a Content-Security-Policy can contain an origin as the source of images. A URL parser also accepts hosts such
 * as `a"b`, `*` and `a;b`, which would end the policy or allow other hosts. Policies have no syntax for IPv6 addresses.
 *
 * @param origin The `origin` of a parsed URL.
 * @example isPolicyOrigin('https://cdn.example:8080') // true
 */
export function isPolicyOrigin(origin: string): boolean {
  return ORIGIN.test(origin);
}
