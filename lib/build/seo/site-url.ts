import 'server-only';
import { asset, BASE_PATH } from '@/lib/routes';

/** The variables that name the origin; a subset of `process.env`. */
export type SiteUrlEnv = Readonly<Record<string, string | undefined>>;

/**
 * The origin that the site is published under, without a trailing slash: `SITE_URL`, else what Vercel says of
 * itself. Only for the build: a browser knows its own address.
 *
 * @example siteUrl({ SITE_URL: 'https://apps.example/' }) // 'https://apps.example'
 * @example siteUrl({ VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'apps.example' }) // 'https://apps.example'
 * @example siteUrl({ VERCEL_URL: 'store-git-new-icons.example' }) // 'https://store-git-new-icons.example'
 * @returns null where nobody says: whatever needs an absolute URL is then left out, never guessed.
 * @throws Error for a `SITE_URL` that is no origin.
 */
export function siteUrl(env: SiteUrlEnv = process.env): string | null {
  const named = env.SITE_URL?.trim();
  if (named) return originOf(named);
  const host = env.VERCEL_ENV === 'production' ? env.VERCEL_PROJECT_PRODUCTION_URL : env.VERCEL_URL;
  return host ? `https://${host}` : null;
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      `SITE_URL is ${JSON.stringify(text)}, which is no web address. Give one such as "https://apps.example".`,
    );
  if (url.href !== `${url.origin}/`)
    throw new Error(
      `SITE_URL is ${JSON.stringify(text)}, which is more than an origin. Give ${JSON.stringify(url.origin)}, and the folder below it as NEXT_PUBLIC_BASE_PATH.`,
    );
  return url.origin;
}

/**
 * The absolute URL of a page or of a file under `public/`, with the base path, as hosts answer without a redirect:
 * no slash at its end, but for a home below a base path, which is a folder.
 *
 * @example absoluteUrl('/', 'https://apps.example') // 'https://apps.example', or '…/store/' below /store
 * @example absoluteUrl('/icons/q.svg', null) // null: nobody knows where the site will stand
 * @example absoluteUrl('https://cdn.example/q.png', null) // unchanged
 */
export function absoluteUrl(path: string, origin = siteUrl()): string | null {
  if (!path.startsWith('/')) return path;
  if (!origin) return null;
  const { href } = new URL(asset(path), origin);
  return path === '/' && BASE_PATH ? href : href.replace(/\/$/, '');
}
