import 'server-only';
import { memoizeByList } from '@/lib/catalogue/memoize';
import { groupByName, KINDS } from '@/lib/catalogue/names';
import type { App } from '@/lib/catalogue/schema';
import { siteUrl } from '@/lib/publish/site-url';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { isolate } from '@/lib/text/bidi';
import * as texts from '@/texts/publish';
import { lastChange } from './last-change';

/** An app of a feed, and the day of its entry, such as `2026-11-20`. */
export interface FeedEntry {
  app: App;
  date: string;
}

/** A feed of the site: what is new on one of its pages. */
export interface Feed {
  /** Its path, without the base path. It can have letters of any script. */
  path: string;
  title: string;
  page: string;
  /** The latest first. Not empty. */
  entries: readonly FeedEntry[];
}

/** The path of the feed of all apps, without the base path. Every page links to it. */
export const FEED_PATH = '/feed.xml';

/** The folder of the others. */
export const FEEDS_FOLDER = '/feeds';

const LIMIT = 50;

/** The kinds of names of which each has a feed. There can be as many developers as apps. */
const FEED_KINDS = KINDS.filter((kind) => kind !== 'developer');

/** The feeds of a catalogue, that of all apps first. */
const feedsOf = memoizeByList((apps: readonly App[]): Feed[] => {
  const all = { page: routes.apps, apps };
  const feeds = [
    { ...all, path: FEED_PATH, title: site.name, dateOf: lastChange },
    {
      ...all,
      path: `${FEEDS_FOLDER}/new.xml`,
      title: texts.newAppsIn(site.name),
      dateOf: ({ added }: App) => lastChange({ added }),
    },
    {
      ...all,
      path: `${FEEDS_FOLDER}/updated.xml`,
      title: texts.updatedAppsIn(site.name),
      dateOf: ({ updated }: App) => lastChange({ updated }),
    },
    ...FEED_KINDS.flatMap((kind) =>
      groupByName(apps, kind).map(({ name, slug, apps }) => ({
        path: `${FEEDS_FOLDER}/${kind}-${slug}.xml`,
        title: texts.groupIn(isolate(name), site.name),
        page: routes[kind](slug),
        apps,
        dateOf: lastChange,
      })),
    ),
  ];
  return feeds
    .map(({ apps, dateOf, ...feed }) => ({ ...feed, entries: latest(apps, dateOf) }))
    .filter(({ entries }) => entries.length > 0);
});

/** The feeds of a site. Empty without an origin, because their URLs must be absolute, and without an app with a date. */
export function siteFeeds(apps: readonly App[]): readonly Feed[] {
  return siteUrl() === null ? [] : feedsOf(apps);
}

/** The feeds of a page, without that of all apps. */
export function feedsOfPage(apps: readonly App[], page: string): Feed[] {
  return siteFeeds(apps).filter((feed) => feed.page === page && feed.path !== FEED_PATH);
}

function latest(apps: readonly App[], dateOf: (app: App) => string | undefined): FeedEntry[] {
  const dated = apps.flatMap((app) => {
    const date = dateOf(app);
    return date === undefined ? [] : [{ app, date }];
  });
  return dated.sort((a, b) => b.date.localeCompare(a.date)).slice(0, LIMIT);
}
