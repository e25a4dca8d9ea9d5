import 'server-only';
import type { Thing, WithContext } from 'schema-dts';
import { licencesLink } from '@/lib/build/licences/link';
import { indexDevelopers } from '@/lib/catalogue/developers';
import type { App } from '@/lib/catalogue/schema';
import { appJsonLd, appTrail, breadcrumbJsonLd, developerTrail, webSiteJsonLd } from './json-ld';
import { openSearchLink } from './opensearch';

/** The page of an app, and the first page of a developer, as files below `out/`. */
const APP_PAGE = /^apps\/appdetails\/(\d+)\.html$/;
const DEVELOPER_PAGE = /^apps\/developers\/([^/]+)\.html$/;

/**
 * The elements of a page's head that only crawlers and browsers read, as HTML: structured data, and the links to
 * the licences and to the description of the search. Its parameter is a file below `out/`: `apps/appdetails/7.html`.
 */
export type PageHead = (page: string) => string;

/** The elements for the heads of all pages of a catalogue. */
export function pageHead(apps: readonly App[]): PageHead {
  const byId = new Map(apps.map((app) => [String(app.id), app]));
  const bySlug = new Map(indexDevelopers(apps).developers.map((developer) => [developer.slug, developer]));
  const links = licencesLink() + openSearchLink();
  return (page) => {
    const app = byId.get(APP_PAGE.exec(page)?.[1] ?? '');
    const developer = bySlug.get(DEVELOPER_PAGE.exec(page)?.[1] ?? '');
    const data: (WithContext<Thing> | null)[] = [
      app ? appJsonLd(app) : null,
      app ? breadcrumbJsonLd(appTrail(app)) : null,
      developer ? breadcrumbJsonLd(developerTrail(developer)) : null,
      page === 'index.html' ? webSiteJsonLd() : null,
    ];
    return links + data.map((item) => (item ? script(item) : '')).join('');
  };
}

/** Escapes `<`, so that an app's title cannot close the element. */
function script(data: WithContext<Thing>): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
