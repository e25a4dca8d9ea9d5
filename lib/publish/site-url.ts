import 'server-only';
import { readSettings } from './settings';

/**
 * The origin of the published site, without a trailing slash: `SITE_URL`, otherwise the domain that Vercel sets. For
 * the build only.
 *
 * @returns null if no origin is set, and in a preview, whose URL is not shared. Pages then omit everything that needs an
 * absolute URL.
 * @throws Error if a setting is invalid.
 */
export function siteUrl(): string | null {
  return readSettings().siteUrl;
}

/**
 * The absolute URL of a page or of a file.
 *
 * @example absoluteUrl(pageUrl('/apps'), 'https://apps.example') // 'https://apps.example/apps'
 * @example absoluteUrl(asset('/pictures/q.svg'), null) // null, because the origin is unknown
 * @example absoluteUrl('https://cdn.example/q.png', null) // unchanged
 */
export function absoluteUrl(url: string, origin = siteUrl()): string | null {
  if (!url.startsWith('/')) return url;
  if (!origin) return null;
  // Next writes the canonical URL of home without a slash.
  return url === '/' ? origin : new URL(url, origin).href;
}
