import 'server-only';
import type { AggregateRating, BreadcrumbList, SoftwareApplication, WebSite, WithContext } from 'schema-dts';
import { downloadsValue } from '@/lib/catalogue/downloads';
import type { App } from '@/lib/catalogue/schema';
import { paragraphs } from '@/lib/catalogue/select';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { absoluteUrl } from './site-url';

const CONTEXT = 'https://schema.org';

/** The site itself, for the home page; null without an origin, since a `WebSite` is known by its address. */
export function webSiteJsonLd(url = absoluteUrl(routes.home)): WithContext<WebSite> | null {
  if (!url) return null;
  return { '@context': CONTEXT, '@type': 'WebSite', name: site.name, description: site.description, url };
}

/** One step of a breadcrumb trail. */
export interface Crumb {
  name: string;
  /** A path of this site, without the base path. */
  path: string;
}

/** The way to a page, from the home page on; null without an origin, since each step needs an address. */
export function breadcrumbJsonLd(
  trail: readonly Crumb[],
  toUrl: (path: string) => string | null = absoluteUrl,
): WithContext<BreadcrumbList> | null {
  const steps = trail.flatMap(({ name, path }, index) => {
    const item = toUrl(path);
    return item ? [{ '@type': 'ListItem' as const, position: index + 1, name, item }] : [];
  });
  if (steps.length < trail.length) return null;
  return { '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement: steps };
}

/** The trail to an app: the home page, all apps, the app. */
export function appTrail({ id, title }: Pick<App, 'id' | 'title'>): Crumb[] {
  return [
    { name: site.name, path: routes.home },
    { name: 'All Apps', path: routes.apps },
    { name: title, path: routes.app(id) },
  ];
}

/**
 * An app in the words of schema.org: what the catalogue says of it and nothing else, so no price, category or
 * operating system; of the description its first paragraph, as the page's own metadata has it. Addresses are left out without an origin, and the rating where nobody has rated.
 */
export function appJsonLd(
  app: App,
  toUrl: (path: string) => string | null = absoluteUrl,
): WithContext<SoftwareApplication> {
  const rating = ratingOf(app);
  const url = toUrl(routes.app(app.id));
  const image = toUrl(app.image);
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: app.title,
    description: paragraphs(app.description)[0],
    author: { '@type': 'Organization', name: app.companyName },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'InstallAction' },
      userInteractionCount: downloadsValue(app.downloads),
    },
    ...(url && { url }),
    ...(image && { image }),
    ...(rating && { aggregateRating: rating }),
  };
}

/** The counts of the star levels are the ratings; `reviews` are those who wrote something. */
function ratingOf({ ratingAvg, ratings, reviews }: App): AggregateRating | null {
  const ratingCount = ratings.reduce((sum, { count }) => sum + count, 0);
  if (ratingCount === 0 && reviews === 0) return null;
  return {
    '@type': 'AggregateRating',
    ratingValue: ratingAvg,
    bestRating: 5,
    worstRating: 0,
    ...(ratingCount > 0 && { ratingCount }),
    ...(reviews > 0 && { reviewCount: reviews }),
  };
}
