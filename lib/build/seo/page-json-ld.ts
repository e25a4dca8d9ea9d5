import 'server-only';
import type { Thing, WithContext } from 'schema-dts';
import { indexDevelopers } from '@/lib/catalogue/developers';
import type { App } from '@/lib/catalogue/schema';
import { appJsonLd, appTrail, breadcrumbJsonLd, developerTrail, webSiteJsonLd } from './json-ld';

/** The page of an app, and the first page of a developer, as files below `out/`. */
const APP_PAGE = /^apps\/appdetails\/(\d+)\.html$/;
const DEVELOPER_PAGE = /^apps\/developers\/([^/]+)\.html$/;

/** Returns the structured data of a page. Its parameter is a file below `out/`: `apps/appdetails/7.html`. */
export type PageJsonLd = (page: string) => WithContext<Thing>[];

/** The structured data of all pages of a catalogue: none for most pages. */
export function pageJsonLd(apps: readonly App[]): PageJsonLd {
  const byId = new Map(apps.map((app) => [String(app.id), app]));
  const bySlug = new Map(indexDevelopers(apps).developers.map((developer) => [developer.slug, developer]));
  return (page) => {
    const app = byId.get(APP_PAGE.exec(page)?.[1] ?? '');
    const developer = bySlug.get(DEVELOPER_PAGE.exec(page)?.[1] ?? '');
    const data: (WithContext<Thing> | null)[] = [
      app ? appJsonLd(app) : null,
      app ? breadcrumbJsonLd(appTrail(app)) : null,
      developer ? breadcrumbJsonLd(developerTrail(developer)) : null,
      page === 'index.html' ? webSiteJsonLd() : null,
    ];
    return data.filter((item) => item !== null);
  };
}
