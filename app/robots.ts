import type { MetadataRoute } from 'next';
import { languages } from '@/lib/publish/seo/languages';
import { absoluteUrl } from '@/lib/publish/site-url';
import { BASE_PATH } from '@/lib/routes';

export const dynamic = 'force-static';

/**
 * Nothing is forbidden: a crawler has to read the installed page to learn that it is `noindex`. In a preview everything is,
 * which is for editors only.
 */
export default function robots(): MetadataRoute.Robots {
  if (process.env.PREVIEW_BUILD === '1') return { rules: { userAgent: '*', disallow: '/' } };
  const paths = ['', ...languages.slice(1).map((language) => `/${language}`)];
  return {
    rules: { userAgent: '*', allow: '/' },
    // That of each language. None without an origin.
    sitemap: paths.flatMap((path) => absoluteUrl(`${BASE_PATH}${path}/sitemap.xml`) ?? []),
  };
}
