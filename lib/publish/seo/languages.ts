import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BADGE_TEXTS } from '@/lib/catalogue/badges';
import { CATALOGUE_PATH, parseJson } from '@/lib/catalogue/file';
import { memoize } from '@/lib/catalogue/memoize';
import { groupByName, indexNames, KINDS, type Kind, NAMES_OF } from '@/lib/catalogue/names';
import { normalizeApps } from '@/lib/catalogue/normalize-apps';
import { pageCount } from '@/lib/catalogue/pages';
import { type App, parseCatalogue } from '@/lib/catalogue/schema';
import type { SiteLanguages } from '@/lib/languages';
import { absoluteUrl } from '@/lib/publish/site-url';
import { BASE_PATH, pageUrl, routes } from '@/lib/routes';
import { language as ownLanguage } from '@/texts/language';

/** The languages of the site, that of the root first. Empty if it has one. */
export const languages: readonly string[] = process.env.LANGUAGES?.split(' ').filter(Boolean) ?? [];

/** The path of a page in a language; undefined if it does not exist there. */
export type PathIn = (language: string) => string | undefined;

/**
 * The URL of a page in a language of the site, with the base path.
 *
 * @example pageUrlIn('de', '/apps') // '/store/de/apps'
 */
export function pageUrlIn(language: string, path: string): string {
  const start = language === languages[0] ? '' : `/${language}`;
  return BASE_PATH + start + pageUrl(path).slice(pageUrl(routes.home).length - 1);
}

/**
 * The URLs of a page by language, for the switch of languages, and for search engines if they are absolute. `x-default` is the
 * first language.
 *
 * @param origin That of `siteUrl`, which a caller with many pages reads once.
 * @returns Paths without an origin. Undefined for a site in one language.
 */
export function alternates(pathIn: PathIn, origin?: string | null): Record<string, string> | undefined {
  const entries = languages.flatMap((language) => {
    const path = pathIn(language);
    if (path === undefined) return [];
    const url = pageUrlIn(language, path);
    return [[language, absoluteUrl(url, origin) ?? url] as const];
  });
  const [first] = entries;
  if (!first) return undefined;
  return { ...Object.fromEntries(entries), ...(first[0] === languages[0] && { 'x-default': first[1] }) };
}

/** The path of a page of a group in a language, in which it can have another name. */
export function groupPathIn(kind: Kind, slug: string, page = 1): PathIn {
  return (language) => {
    if (language === ownLanguage) return routes[kind](slug, page);
    const other = namesIn(kind, language).get(slug);
    return other && page <= other.pages ? routes[kind](other.slug, page) : undefined;
  };
}

/** Whether the page of each group has the same path in all languages. */
export const areGroupsShared = memoize((): boolean =>
  languages.every((language) =>
    KINDS.every((kind) => [...namesIn(kind, language)].every(([slug, other]) => slug === other.slug)),
  ),
);

/** The name of a language in itself. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** What the switch of the header and the offer need to know of the languages of the site. */
export async function readSiteLanguages(): Promise<SiteLanguages> {
  const links = languages.map(async (tag) => {
    const texts: typeof import('@/texts/layout') = await import(`../../texts/${tag}/layout`);
    const { direction }: typeof import('@/texts/language') = await import(`../../texts/${tag}/language`);
    const { alsoInThisLanguage: offer, stayHere: decline } = texts;
    return { tag, name: nameOf(tag), home: pageUrlIn(tag, '/'), direction, offer, decline };
  });
  return { own: ownLanguage, all: await Promise.all(links), areGroupsShared: areGroupsShared() };
}

interface OtherGroup {
  slug: string;
  pages: number;
}

/** The groups in another language, by the slugs of this one: those of the same place in the same app. */
const namesIn = memoize((kind: Kind, language: string): ReadonlyMap<string, OtherGroup> => {
  const [own, other] = [appsIn(ownLanguage), appsIn(language)];
  const slugOf = (apps: readonly App[]) => {
    const { find } = indexNames(apps, kind);
    return (name: string) => find(name).slug;
  };
  const [ownSlug, otherSlug] = [slugOf(own), slugOf(other)];
  const pages = new Map(groupByName(other, kind).map(({ slug, apps }) => [slug, pageCount(apps.length)]));
  const found = new Map<string, OtherGroup>();
  for (const [index, app] of own.entries())
    for (const [place, name] of NAMES_OF[kind](app).entries()) {
      const otherName = NAMES_OF[kind](other[index] ?? {})[place];
      const slug = otherName === undefined ? undefined : otherSlug(otherName);
      if (slug !== undefined && !found.has(ownSlug(name)))
        found.set(ownSlug(name), { slug, pages: pages.get(slug) ?? 1 });
    }
  return found;
});

/** The catalogue in a language. The build has checked it. */
const appsIn = memoize((language: string): readonly App[] => {
  const text = readFileSync(join(process.cwd(), CATALOGUE_PATH), 'utf8');
  return normalizeApps(parseCatalogue(parseJson(text), [language, ...languages]), BADGE_TEXTS);
});
