import 'server-only';
import type { App } from '@/lib/catalogue/schema';
import { summaryOf } from '@/lib/catalogue/summary';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { escapeXml } from '@/lib/publish/export/escape-xml';
import { absoluteUrl } from '@/lib/publish/site-url';
import { ownAsset, pageUrl, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import * as facts from '@/texts/facts';
import { language } from '@/texts/language';
import { FEED_PATH, type Feed, type FeedEntry, siteFeeds } from './feeds';
import { markdownHtml } from './markdown-html';

/** What XML 1.0 cannot contain, of what the catalogue can: a form feed, and characters that Unicode does not assign. */
const NOT_IN_XML = /[\f\ufffe\uffff]/g;

/** Answers with the feed at a path. Empty if the site has none. */
export function feedResponse(path: string): Response {
  const feed = siteFeeds(readCatalogue()).find((feed) => feed.path === path);
  return new Response(feed && atomFeed(feed), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}

/** Writes a feed as Atom (RFC 4287). */
export function atomFeed({ path, title, page, entries }: Feed): string {
  const isFirst = path === FEED_PATH;
  const url = absoluteUrl(ownAsset(path)) ?? '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom"${languageAttribute(language)}>`,
    element('title', title),
    element('id', isFirst ? (absoluteUrl(pageUrl(routes.home)) ?? '') : url),
    element('updated', time(entries[0]?.date)),
    `<link href="${escapeXml(absoluteUrl(pageUrl(page)) ?? '')}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
    ...entries.map((entry) => formatEntry(entry, isFirst)),
    '</feed>',
    '',
  ].join('\n');
}

/** @param isFirst Whether it is the feed of all apps, whose entry ids must not change: readers know entries by them. */
function formatEntry({ app, date }: FeedEntry, isFirst: boolean): string {
  const url = absoluteUrl(pageUrl(routes.app(app.id))) ?? '';
  const content = contentOf(app);
  const summary = summaryOf(app);
  return [
    '<entry>',
    element('title', app.title, app.untranslated?.title),
    // Readers announce an update only if its id is new.
    element('id', isFirst ? url : `${url}#${date}`),
    `<link href="${escapeXml(url)}"/>`,
    element('updated', time(date)),
    // Every entry needs one.
    `<author${languageAttribute(app.untranslated?.companyName)}>${element('name', app.companyName ?? site.name)}</author>`,
    ...[...(app.categories ?? []), ...(app.collections ?? [])].map(
      (name) => `<category term="${xmlText(name)}"/>`,
    ),
    element('summary', summary || app.title, app.untranslated?.[summary ? 'summary' : 'title']),
    ...(content ? [`<content type="html">${xmlText(content)}</content>`] : []),
    '</entry>',
  ].join('');
}

/** What is new in an app, as HTML, which readers show in place of the summary. Empty if it is not known. */
function contentOf(app: App): string {
  const { version, changes = '' } = app;
  if (version === undefined && changes === '') return '';
  const lines = [summaryOf(app), version === undefined ? '' : facts.version(version)];
  return lines.map((line) => line && `<p>${escapeXml(line)}</p>`).join('') + markdownHtml(changes);
}

/** @param language Of the text, if it is not that of the feed. */
function element(name: string, text: string, language?: string): string {
  return `<${name}${languageAttribute(language)}>${xmlText(text)}</${name}>`;
}

function languageAttribute(language: string | undefined): string {
  return language === undefined ? '' : ` xml:lang="${language}"`;
}

function xmlText(text: string): string {
  return escapeXml(text.replace(NOT_IN_XML, ' '));
}

function time(date = '1970-01-01'): string {
  return `${date}T00:00:00Z`;
}
