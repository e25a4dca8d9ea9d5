import { downloadsValue } from './downloads';
import type { App, Rating } from './schema';

/** How many apps the home page shows. */
export const TRENDING_COUNT = 8;

/** What a card shows of an app: all that the listing sends to the browser. */
export type CardApp = Pick<App, 'id' | 'image' | 'title' | 'downloads' | 'ratingAvg'>;

/** The first eight apps of the catalogue, or all where there are fewer. */
export function trendingApps<T>(apps: readonly T[]): T[] {
  return apps.slice(0, TRENDING_COUNT);
}

/** The part of an app that a card shows. */
export function toCardApp({ id, image, title, downloads, ratingAvg }: App): CardApp {
  return { id, image, title, downloads, ratingAvg };
}

/**
 * The apps whose title contains the text: trimmed, in any case, in the order given; all for an empty text. Letters
 * with accents match in either of Unicode's spellings, typographic apostrophes and quotes those of the keyboard.
 *
 * @example searchApps([{ title: 'What’s Up' }], "what's") // [{ title: 'What’s Up' }]
 */
export function searchApps<T extends { title: string }>(apps: readonly T[], text: string): T[] {
  const wanted = fold(text.trim());
  return apps.filter((app) => fold(app.title).includes(wanted));
}

function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u201b\u02bc\u2032\u00b4`\uff07]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb\uff02]/g, '"');
}

/** The orders of the installed list; `none` is the catalogue's own. */
export type SortOrder = 'none' | 'high-low' | 'low-high';

/** A new list by downloads; apps with equal downloads keep the order given. */
export function sortByDownloads<T extends { downloads: number | string }>(
  apps: readonly T[],
  order: SortOrder,
): T[] {
  if (order === 'none') return [...apps];
  const sign = order === 'high-low' ? -1 : 1;
  return [...apps].sort((a, b) => sign * (downloadsValue(a.downloads) - downloadsValue(b.downloads)));
}

/** The apps whose ids are in the list, in the order of the catalogue; ids it does not hold are passed over. */
export function installedApps<T extends { id: number }>(apps: readonly T[], ids: readonly number[]): T[] {
  const wanted = new Set(ids);
  return apps.filter((app) => wanted.has(app.id));
}

/** Rating counts as the chart draws them: the last of the data first. */
export function chartRatings(ratings: readonly Rating[]): Rating[] {
  return [...ratings].reverse();
}

/** The paragraphs of a description, parted by empty lines; never empty strings. */
export function paragraphs(description: string): string[] {
  return description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
