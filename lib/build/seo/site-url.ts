import 'server-only';
import { readSettings } from '@/lib/build/settings';
import { asset, BASE_PATH } from '@/lib/routes';

/**
 * The origin of the published site, without a trailing slash: `SITE_URL`, otherwise the domain that Vercel sets. For
 * the build only.
 *
 * @returns null if no origin is set. Pages then omit everything that needs an absolute URL.
 * @throws Error if a setting is invalid.
 */
export function siteUrl(): string | null {
  return readSettings().siteUrl;
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
