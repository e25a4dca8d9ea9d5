import { FILE_ADDRESSES, onHost } from './policy';

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it.
 *
 * No rule takes a trailing slash away: Netlify sees no difference between the two addresses, and would redirect
 * for ever; both hosts serve or redirect it by themselves. No status is forced (`301!`): Cloudflare refuses that
 * line. And no rule catches all: unknown addresses are answered with 404.html.
 */
export function redirectsFile(basePath: string): string {
  const lines = FILE_ADDRESSES.map(({ from, to }) => `${onHost(from, basePath)} ${onHost(to, basePath)} 301`);
  return [
    '# Written by `npm run hosting` from lib/build/hosting/policy.ts: change it there.',
    '# For Netlify and Cloudflare Pages, which find /apps in apps.html by themselves.',
    '',
    ...lines,
    '',
  ].join('\n');
}
