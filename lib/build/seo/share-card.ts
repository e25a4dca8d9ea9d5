import 'server-only';
import { escapeXml } from '@/lib/build/export/escape-xml';
import { SHARE_PICTURE_SIZE } from '@/lib/build/sharing/pictures';
import { site } from '@/lib/site';
import type { PageFacts } from './page-facts';
import { absoluteUrl, siteUrl } from './site-url';

/**
 * The elements that describe a page to sites that show links to it (https://ogp.me), as HTML. Twitter reads them too.
 * The URLs must be absolute: without an origin, there are none.
 */
export function shareCard({ title, description, path, image }: PageFacts, origin = siteUrl()): string {
  const url = path === undefined ? null : absoluteUrl(path, origin);
  const picture = absoluteUrl(image, origin);
  const properties: Record<string, string | number | null> = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'en_US',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    ...(picture && {
      'og:image:width': SHARE_PICTURE_SIZE.width,
      'og:image:height': SHARE_PICTURE_SIZE.height,
      'og:image:type': 'image/jpeg',
      'og:image:alt': title,
    }),
  };
  const card = `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}"/>`;
  const elements = Object.entries(properties).map(([name, value]) => (value ? element(name, value) : ''));
  return elements.join('') + card;
}

function element(name: string, value: string | number): string {
  return `<meta property="${name}" content="${escapeXml(String(value))}"/>`;
}
