import { pageUrl, routes } from './routes';

/** A language of a site in several languages. */
export interface SiteLanguage {
  /** Its BCP 47 tag. */
  tag: string;
  /** Its own name: `Deutsch`. */
  name: string;
  /** The URL of its home page, with the base path and a slash at its end. */
  home: string;
  /** Of its script. */
  direction: 'ltr' | 'rtl';
  /** In this language: that the page is available in it, and not to want that. */
  offer: string;
  decline: string;
}

/** The languages of the site, as pages need them. */
export interface SiteLanguages {
  /** The tag of the language of the page. */
  own: string;
  all: readonly SiteLanguage[];
  /** Whether the pages of developers, categories and collections have the same paths in all languages. */
  areGroupsShared: boolean;
}

/** A page of a group. */
const GROUP_PAGE = /^\/apps\/(?:developers|categories|collections)\//;

/** The path of the not-found page while it is prerendered. In the browser, it is that of the URL at which it is shown. */
const NOT_FOUND = '/_not-found';

/**
 * The URL of a page in another language. That of the listing, if the path there is not known.
 *
 * @param path As in `routes`. For the not-found page, the URL is that of home.
 * @example urlInLanguage('/apps/install', german, true) // '/store/de/apps/install'
 */
export function urlInLanguage(
  path: string,
  { home }: Pick<SiteLanguage, 'home'>,
  areGroupsShared: boolean,
): string {
  const isKnown = areGroupsShared || !GROUP_PAGE.test(path);
  const url = pageUrl(path === NOT_FOUND ? routes.home : isKnown ? path : routes.apps);
  return home + url.slice(pageUrl(routes.home).length);
}

/**
 * The path of a page, as in `routes`, by its URL in any language of the site.
 *
 * @param pathname As of `location`.
 * @example pathInAny('/store/de/apps', languages) // '/apps'
 */
export function pathInAny(pathname: string, { all }: Pick<SiteLanguages, 'all'>): string {
  const homes = all.map(({ home }) => home).filter((home) => `${pathname}/`.startsWith(home));
  // That of the root is the start of all.
  const longest = Math.max(...homes.map(({ length }) => length), 1);
  return `/${pathname.slice(longest).replace(/\/+$/, '')}`;
}

/**
 * The language of the site that a visitor prefers to that of the page.
 *
 * @param preferred As `navigator.languages`: `['de-AT', 'en']`.
 * @returns Undefined if that of the page is as good, and if the site has none of them.
 */
export function betterLanguage(
  { own, all }: SiteLanguages,
  preferred: readonly string[],
): SiteLanguage | undefined {
  for (const wanted of preferred) {
    const found =
      all.find(({ tag }) => tag.toLowerCase() === wanted.toLowerCase()) ??
      all.find(({ tag }) => baseOf(tag) === baseOf(wanted));
    if (found) return baseOf(found.tag) === baseOf(own) ? undefined : found;
  }
  return undefined;
}

/** The language of a tag, without script and region: `pt` of `pt-BR`. */
function baseOf(tag: string): string {
  return tag.toLowerCase().replace(/-.*/, '');
}
