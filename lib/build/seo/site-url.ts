import 'server-only';
import { asset, BASE_PATH } from '@/lib/routes';

/** Environment variables with the origin. */
export type SiteUrlEnv = Readonly<Record<string, string | undefined>>;

/**
 * The origin of the published site, without a trailing slash: `SITE_URL`, otherwise the domain that Vercel sets. For
 * the build only.
 *
 * @example siteUrl({ SITE_URL: 'https://apps.example/' }) // 'https://apps.example'
 * @example siteUrl({ VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'apps.example' }) // 'https://apps.example'
 * @example siteUrl({ VERCEL_URL: 'store-git-new-icons.example' }) // 'https://store-git-new-icons.example'
 * @returns null if no origin is set. Pages then omit everything that needs an absolute URL.
 * @throws Error if `SITE_URL` is not an origin.
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
      `SITE_URL is ${JSON.stringify(text)}, which is not an http(s) URL. Use an origin such as "https://apps.example".`,
    );
  if (url.href !== `${url.origin}/`)
    throw new Error(
      `SITE_URL is ${JSON.stringify(text)}, which contains more than an origin. Use ${JSON.stringify(url.origin)}, and set NEXT_PUBLIC_BASE_PATH to the path.`,
    );
  return url.origin;
}

/**
 * The absolute URL of a page or of a file under `public/`, with the base path. It is the URL that hosts serve without a
 * redirect: it has no trailing slash, except home below a base path, which is a folder.
 *
 * @example absoluteUrl('/', 'https://apps.example') // 'https://apps.example', or '…/store/' below /store
 * @example absoluteUrl('/icons/q.svg', null) // null, because the origin is unknown
 * @example absoluteUrl('https://cdn.example/q.png', null) // unchanged
 */
export function absoluteUrl(path: string, origin = siteUrl()): string | null {
  if (!path.startsWith('/')) return path;
  if (!origin) return null;
  const { href } = new URL(asset(path), origin);
  return path === '/' && BASE_PATH ? href : href.replace(/\/$/, '');
}
