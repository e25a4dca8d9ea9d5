import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/publish/site-url';
import { asset } from '@/lib/routes';

export const dynamic = 'force-static';

/**
 * Nothing is forbidden: a crawler has to read the installed page to learn that it is `noindex`. In a preview everything is,
 * which is for editors only.
 */
export default function robots(): MetadataRoute.Robots {
  if (process.env.PREVIEW_BUILD === '1') return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(asset('/sitemap.xml')) ?? undefined };
}
