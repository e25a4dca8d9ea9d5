import 'server-only';
import type {
  AggregateRating,
  BreadcrumbList,
  Offer,
  SoftwareApplication,
  WebSite,
  WithContext,
} from 'schema-dts';
import { downloadsValue } from '@/lib/catalogue/downloads';
import { licenseParts } from '@/lib/catalogue/license';
import type { Kind, Named } from '@/lib/catalogue/names';
import { plainText } from '@/lib/catalogue/plain-text';
import { isFree } from '@/lib/catalogue/price';
import type { App } from '@/lib/catalogue/schema';
import { introductionOf } from '@/lib/catalogue/summary';
import { countVotes } from '@/lib/catalogue/votes';
import { absoluteUrl } from '@/lib/publish/site-url';
import { asset, type Crumb, pageUrl, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { allApps } from '@/texts/listing';

const CONTEXT = 'https://schema.org';

/** The `WebSite` of the home page. Null without an origin, because a `WebSite` needs a URL. */
export function webSiteJsonLd(): WithContext<WebSite> | null {
  const url = absoluteUrl(pageUrl(routes.home));
  if (!url) return null;
  return { '@context': CONTEXT, '@type': 'WebSite', name: site.name, description: site.description, url };
}

/**
 * The `BreadcrumbList` of a page.
 *
 * @param trail From the home page to the page itself.
 * @returns null without an origin, because each entry needs a URL.
 */
export function breadcrumbJsonLd(trail: readonly Crumb[]): WithContext<BreadcrumbList> | null {
  const steps = trail.flatMap(({ name, path }, index) => {
    const item = absoluteUrl(pageUrl(path));
    return item ? [{ '@type': 'ListItem' as const, position: index + 1, name, item }] : [];
  });
  if (steps.length < trail.length) return null;
  return { '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement: steps };
}

const LISTING_TRAIL: readonly Crumb[] = [
  { name: site.name, path: routes.home },
  { name: allApps, path: routes.apps },
];

/**
 * The breadcrumb trail of an app: the home page, all apps, its first category, the app. The page shows it, and search
 * engines read it.
 */
export function appTrail(app: Pick<App, 'id' | 'title' | 'untranslated'>, category?: Named): Crumb[] {
  const language = app.untranslated?.title;
  const last = { name: app.title, path: routes.app(app.id), ...(language !== undefined && { language }) };
  return [...(category ? groupTrail('category', category) : LISTING_TRAIL), last];
}

/** The breadcrumb trail of a developer, a category or a collection: the home page, all apps, and it. */
export function groupTrail(kind: Kind, { slug, ...named }: Named): Crumb[] {
  return [...LISTING_TRAIL, { ...named, path: routes[kind](slug) }];
}

/**
 * The `SoftwareApplication` of an app. It contains only data of the catalogue. The description is that of the page's
 * metadata. URLs are omitted without an origin.
 */
export function appJsonLd(app: App): WithContext<SoftwareApplication> {
  const rating = ratingOf(app);
  const url = absoluteUrl(pageUrl(routes.app(app.id)));
  const image = app.image && absoluteUrl(asset(app.image));
  const screenshots = (app.screenshots ?? []).flatMap((entry) =>
    // Not films: search engines need the day on which one was published.
    'image' in entry ? (absoluteUrl(asset(entry.image)) ?? []) : [],
  );
  const required = (app.requires ?? []).flatMap((id) => absoluteUrl(pageUrl(routes.app(id))) ?? []);
  const { get, website, support } = app.links ?? {};
  const introduction = introductionOf(app);
  const licenses = licenseParts(app.license ?? '').flatMap(({ href }) => href ?? []);
  const offers = offerOf(app);
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: app.title,
    ...(introduction !== undefined && { description: introduction }),
    ...(app.companyName !== undefined && { author: { '@type': 'Organization', name: app.companyName } }),
    ...(app.downloads !== undefined && {
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'InstallAction' },
        userInteractionCount: downloadsValue(app.downloads),
      },
    }),
    ...(url && { url }),
    ...(image && { image }),
    ...(app.categories && { applicationCategory: app.categories }),
    ...(licenses.length > 0 && { license: licenses }),
    ...(offers && { offers }),
    ...(app.platforms && { operatingSystem: app.platforms }),
    ...(app.languages && { inLanguage: app.languages }),
    ...(app.version !== undefined && { softwareVersion: app.version }),
    ...(app.changes !== undefined && { releaseNotes: plainText(app.changes) }),
    ...(app.added !== undefined && { datePublished: app.added }),
    ...(app.updated !== undefined && { dateModified: app.updated }),
    ...(screenshots.length > 0 && { screenshot: screenshots }),
    ...(required.length > 0 && { softwareRequirements: required }),
    // Not `downloadUrl`: it can be a store, or the app itself.
    ...(get !== undefined && { installUrl: get }),
    ...(website !== undefined && { sameAs: website }),
    ...(support && /^https?:/i.test(support) && { softwareHelp: { '@type': 'CreativeWork', url: support } }),
    ...(rating && { aggregateRating: rating }),
  };
}

/** What an app costs. Null if it is not an amount. */
function offerOf({ price }: App): Offer | null {
  if (price === undefined) return null;
  if (isFree(price)) return { '@type': 'Offer', price: 0 };
  if (typeof price === 'string') return null;
  return { '@type': 'Offer', price: price.amount, priceCurrency: price.currency };
}

/**
 * `ratingCount` is the sum of the star levels. `reviewCount` is the number of written reviews. Null without an average, and
 * without one of the counts, which search engines need.
 */
function ratingOf({ ratingAvg, ratings, reviews = 0 }: App): AggregateRating | null {
  const ratingCount = countVotes(ratings);
  if (ratingAvg === undefined || (ratingCount === 0 && reviews === 0)) return null;
  return {
    '@type': 'AggregateRating',
    ratingValue: ratingAvg,
    bestRating: 5,
    worstRating: 0,
    ...(ratingCount > 0 && { ratingCount }),
    ...(reviews > 0 && { reviewCount: reviews }),
  };
}
