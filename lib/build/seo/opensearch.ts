import 'server-only';
import { escapeXml } from '@/lib/build/export/escape-xml';
import { asset, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { absoluteUrl } from './site-url';

/** The path of the description of the search, without the base path. */
export const OPENSEARCH_PATH = '/opensearch.xml';

/**
 * The description of the site's search, with which browsers offer it as a search engine
 * (https://github.com/dewitt/opensearch).
 *
 * @returns null without an origin, because browsers need an absolute URL.
 */
export function openSearchDescription(): string | null {
  const search = absoluteUrl(routes.apps);
  const icon = absoluteUrl('/favicon.ico');
  if (!search || !icon) return null;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // The specification allows 16 characters.
    `<ShortName>${escapeXml([...site.name].slice(0, 16).join(''))}</ShortName>`,
    `<Description>${escapeXml(`Search the apps of ${site.name}`)}</Description>`,
    `<Url type="text/html" template="${escapeXml(search)}?q={searchTerms}"/>`,
    `<Image width="48" height="48" type="image/x-icon">${escapeXml(icon)}</Image>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

/** The link of every page to the description, as HTML. Empty without an origin. */
export function openSearchLink(): string {
  if (absoluteUrl(routes.apps) === null) return '';
  return `<link rel="search" type="application/opensearchdescription+xml" href="${escapeXml(asset(OPENSEARCH_PATH))}" title="${escapeXml(site.name)}">`;
}
