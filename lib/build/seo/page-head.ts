import 'server-only';
import type { Thing, WithContext } from 'schema-dts';
import { licencesLink } from '@/lib/build/licences/link';
import { groupByDeveloper } from '@/lib/catalogue/developers';
import type { App } from '@/lib/catalogue/schema';
import { asset } from '@/lib/routes';
import { appJsonLd, appTrail, breadcrumbJsonLd, developerTrail, webSiteJsonLd } from './json-ld';
import { openSearchLink } from './opensearch';
import {
  appFacts,
  appsFacts,
  compareFacts,
  developerFacts,
  homeFacts,
  installedFacts,
  type PageFacts,
  siteFacts,
} from './page-facts';
import { shareCard } from './share-card';

/** The pages of which there are several, as files below `out/`. */
const APP_PAGE = /^apps\/appdetails\/(\d+)\.html$/;
const DEVELOPER_PAGE = /^apps\/developers\/([^/]+)(?:\/(\d+))?\.html$/;
const LISTING_PAGE = /^apps\/page\/(\d+)\.html$/;

const FACTS: Readonly<Record<string, PageFacts>> = {
  'index.html': homeFacts,
  'apps.html': appsFacts(),
  'apps/install.html': installedFacts,
  'apps/compare.html': compareFacts,
};

/** The icons of the site. */
const ICONS = [
  `<link rel="icon" href="${asset('/favicon.ico')}" sizes="48x48"/>`,
  `<link rel="icon" href="${asset('/favicons/icon.svg')}" type="image/svg+xml" sizes="any"/>`,
  `<link rel="apple-touch-icon" href="${asset('/favicons/apple-180.png')}"/>`,
].join('');

/** The elements of a page's head that only crawlers and browsers read, as HTML. */
export interface HeadElements {
  /** The share card, at the start: some readers load only 32 kB of a page, which its styles can fill. */
  start: string;
  /** The icons, the structured data, and the links to the licences and to the description of the search. */
  end: string;
}

/** Its parameter is a file below `out/`: `apps/appdetails/7.html`. */
export type PageHead = (page: string) => HeadElements;

/** The elements for the heads of all pages of a catalogue. */
export function pageHead(apps: readonly App[]): PageHead {
  const byId = new Map(apps.map((app) => [String(app.id), app]));
  const bySlug = new Map(
    groupByDeveloper(apps).map(({ developer, apps }) => [developer.slug, { developer, count: apps.length }]),
  );
  const links = ICONS + licencesLink() + openSearchLink();
  return (page) => {
    const app = byId.get(APP_PAGE.exec(page)?.[1] ?? '');
    const [, slug = '', part = '1'] = DEVELOPER_PAGE.exec(page) ?? [];
    const found = bySlug.get(slug);
    const [, listingPage] = LISTING_PAGE.exec(page) ?? [];
    let facts = FACTS[page] ?? siteFacts;
    if (app) facts = appFacts(app);
    if (found) facts = developerFacts(found.developer, found.count, Number(part));
    if (listingPage) facts = appsFacts(Number(listingPage));
    const data: (WithContext<Thing> | null)[] = [
      app ? appJsonLd(app) : null,
      app ? breadcrumbJsonLd(appTrail(app)) : null,
      found && part === '1' ? breadcrumbJsonLd(developerTrail(found.developer)) : null,
      page === 'index.html' ? webSiteJsonLd() : null,
    ];
    return { start: shareCard(facts), end: links + data.map((item) => (item ? script(item) : '')).join('') };
  };
}

/** Escapes `<`, so that an app's title cannot close the element. */
function script(data: WithContext<Thing>): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
