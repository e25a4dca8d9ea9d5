import { parseUrl } from './urls';

/** A domain with a dot, as URL parsers return it: other letters are punycode. */
const DOMAIN = /^[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+$/;

const MAIL = /^mailto:[^\s@?]+@([^\s@?]+)$/i;

/**
 * Whether a text is a link that a page can have: an `https:` or `http:` URL, or the email address of a `mailto:` URL. A URL with a
 * user name looks like one of another host, so it is none.
 *
 * @param protocols The accepted ones.
 * @example isLink('https://quill.example/get', ['https:']) // true
 * @example isLink('mailto:help@quill.example', ['https:', 'mailto:']) // true
 */
export function isLink(text: string, protocols: readonly string[]): boolean {
  // A parser removes white space, and accepts any number of slashes and backslashes.
  if (/[\s\\]/.test(text)) return false;
  const url = parseUrl(text);
  if (!url || !protocols.includes(url.protocol)) return false;
  if (url.protocol === 'mailto:') return isDomain(MAIL.exec(text)?.[1] ?? '');
  return /^https?:\/\/[^/]/i.test(text) && isDomain(url.hostname) && !url.username && !url.password;
}

function isDomain(text: string): boolean {
  return DOMAIN.test(parseUrl(`https://${text}`)?.hostname ?? '');
}

/**
 * Where a link leads, for people: the host in punycode, so that no letter of another script looks like a Latin one, or
 * the email address.
 *
 * @param link A link that `isLink` accepts.
 * @example linkTarget('https://www.quill.example/get?x=1') // 'quill.example'
 * @example linkTarget('mailto:help@quill.example') // 'help@quill.example'
 */
export function linkTarget(link: string): string {
  const { protocol, host, pathname } = new URL(link);
  if (protocol !== 'mailto:') return host.replace(/^www\./, '');
  const [user, domain] = pathname.split('@');
  return `${user}@${new URL(`https://${domain}`).hostname}`;
}
