import 'server-only';
import type { App } from '@/lib/catalogue/schema';
import { summaryOf } from '@/lib/catalogue/summary';
import { escapeXml } from '@/lib/publish/export/escape-xml';
import { absoluteUrl, siteUrl } from '@/lib/publish/site-url';
import { asset, pageUrl, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { lastChange } from './last-change';

/** The path of the feed, without the base path. */
export const FEED_PATH = '/feed.xml';

/** Maximum number of apps in the feed. */
const LIMIT = 50;

/** What XML 1.0 cannot contain, of what the catalogue can: a form feed, and characters that Unicode does not assign. */
const NOT_IN_XML = /[\f\ufffe\uffff]/g;

/** Whether the site has a feed, whose URLs must be absolute: it needs an origin, and an app with a date. */
export function hasFeed(apps: readonly App[]): boolean {
  return siteUrl() !== null && apps.some((app) => lastChange(app) !== undefined);
}

/** The last added and updated apps as an Atom feed (RFC 4287), the latest first. Valid with an origin and a date only. */
export function atomFeed(apps: readonly App[]): string {
  const dated = apps.flatMap((app) => {
    const date = lastChange(app);
    return date === undefined ? [] : [{ app, date }];
  });
  const latest = dated.sort((a, b) => b.date.localeCompare(a.date)).slice(0, LIMIT);
  const home = absoluteUrl(pageUrl(routes.home)) ?? '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('title', site.name),
    element('id', home),
    element('updated', time(latest[0]?.date)),
    `<link href="${escapeXml(absoluteUrl(pageUrl(routes.apps)) ?? '')}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(asset(FEED_PATH)) ?? '')}"/>`,
    ...latest.map(({ app, date }) => entry(app, date)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(app: App, date: string): string {
  const url = absoluteUrl(pageUrl(routes.app(app.id))) ?? '';
  return [
    '<entry>',
    element('title', app.title),
    element('id', url),
    `<link href="${escapeXml(url)}"/>`,
    element('updated', time(date)),
    // Every entry needs one.
    `<author>${element('name', app.companyName ?? site.name)}</author>`,
    ...[...(app.categories ?? []), ...(app.collections ?? [])].map(
      (name) => `<category term="${xmlText(name)}"/>`,
    ),
    element('summary', summaryOf(app) || app.title),
    '</entry>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

function xmlText(text: string): string {
  return escapeXml(text.replace(NOT_IN_XML, ' '));
}

function time(date = '1970-01-01'): string {
  return `${date}T00:00:00Z`;
}
