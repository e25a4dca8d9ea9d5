import { escapeXml } from '@/lib/publish/export/escape-xml';
import { absoluteUrl } from '@/lib/publish/site-url';
import { asset, pageUrl, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { searchAppsOf } from '@/texts/publish';

export const dynamic = 'force-static';

/**
 * The description of the site's search, with which browsers offer it as a search engine
 * (https://github.com/dewitt/opensearch). Its URLs must be absolute: finish-export removes the file if the build has no
 * origin.
 */
export function GET() {
  const search = absoluteUrl(pageUrl(routes.apps)) ?? '';
  const icon = absoluteUrl(asset('/favicon.ico')) ?? '';
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(shortName())}</ShortName>
<Description>${escapeXml(searchAppsOf(site.name))}</Description>
<Url type="text/html" template="${escapeXml(search)}?q={searchTerms}"/>
<Image width="48" height="48" type="image/x-icon">${escapeXml(icon)}</Image>
<InputEncoding>UTF-8</InputEncoding>
</OpenSearchDescription>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}

/** The specification allows 16 characters. */
function shortName(): string {
  return [...site.name].slice(0, 16).join('');
}
