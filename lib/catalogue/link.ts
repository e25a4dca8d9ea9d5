import { isPlainOrigin, parseUrl } from './urls';

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
  if (url.protocol === 'mailto:') {
    const [, domain = ''] = MAIL.exec(text) ?? [];
    return isPlainOrigin(parseUrl(`https://${domain}`)?.origin ?? '');
  }
  // In a host, a link can have an underscore, unlike a Content-Security-Policy.
  const isPlain = isPlainOrigin(url.origin.replaceAll('_', '-'));
  return /^https?:\/\/[^/]/i.test(text) && isPlain && !url.username && !url.password;
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
  const { protocol, host } = new URL(link);
  if (protocol !== 'mailto:') return host.replace(/^www\./, '');
  // A parser encodes letters that are not ASCII.
  const [user, domain] = link.slice('mailto:'.length).split('@');
  return `${user}@${new URL(`https://${domain}`).hostname}`;
}
