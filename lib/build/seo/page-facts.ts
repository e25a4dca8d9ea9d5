import { MAX_COMPARED_WORD } from '@/lib/compared-count';
import 'server-only';
import { sharePicturePath } from '@/lib/build/sharing/pictures';
import { isolate } from '@/lib/catalogue/bidi';
import type { Developer } from '@/lib/catalogue/developers';
import type { App } from '@/lib/catalogue/schema';
import { paragraphs } from '@/lib/catalogue/select';
import { plural, truncateText } from '@/lib/format';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** Maximum lengths of texts of the catalogue, in UTF-16 code units. Readers of metadata show much less. */
const MAX_TITLE_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 1000;

/** What the head of a page says of it. */
export interface PageFacts {
  /** As on share cards. */
  title: string;
  /** Beside the name of the site; `title` by default. */
  windowTitle?: string;
  description: string;
  /** The page's path, without the base path. Absent for pages without a URL of their own, such as the not-found page. */
  path?: string;
  /** The path of its share picture, without the base path. */
  image: string;
}

/** The site, for pages without their own facts. */
export const siteFacts: PageFacts = {
  title: `${site.name}: ${site.headline.join(' ')}`,
  description: site.description,
  image: sharePicturePath.home,
};

export const homeFacts: PageFacts = { ...siteFacts, path: routes.home };

/** A page of the listing, from 1. The URL has no query string, because a search is not a separate page. */
export function appsFacts(page = 1): PageFacts {
  return {
    title: page === 1 ? 'All Apps' : `All Apps, page ${page}`,
    description: `Every app on the market by ${site.makers}: search them by title.`,
    path: routes.appsPage(page),
    image: sharePicturePath.apps,
  };
}

export const installedFacts: PageFacts = {
  title: 'Your Installed Apps',
  description: 'The apps that you installed, as your own browser remembers them.',
  path: routes.installed,
  image: sharePicturePath.installed,
};

export const compareFacts: PageFacts = {
  title: 'Compare Apps',
  description: `Up to ${MAX_COMPARED_WORD} apps side by side: downloads, ratings and reviews.`,
  path: routes.compare(),
  image: sharePicturePath.compare,
};

/** The page of an app. Its description is the first paragraph of the app's description. */
export function appFacts(app: App): PageFacts {
  const title = truncateText(app.title, MAX_TITLE_LENGTH);
  return {
    title,
    windowTitle: isolate(title),
    description: truncateText(paragraphs(app.description)[0] ?? '', MAX_DESCRIPTION_LENGTH),
    path: routes.app(app.id),
    image: sharePicturePath.app(app),
  };
}

/**
 * A page of a developer, from 1.
 *
 * @param apps The number of the developer's apps.
 */
export function developerFacts(developer: Developer, apps: number, page = 1): PageFacts {
  const name = isolate(truncateText(developer.name, MAX_TITLE_LENGTH));
  const title = `Apps by ${name}`;
  return {
    title: page === 1 ? title : `${title}, page ${page}`,
    description: `${plural(apps, 'app')} by ${name}.`,
    path: routes.developer(developer.slug, page),
    image: sharePicturePath.developer(developer),
  };
}
