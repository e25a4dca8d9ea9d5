import type { App } from './schema';
import { countVotes } from './votes';

/** The text of each badge that a site declares, by its name in the catalogue. */
export type BadgeTexts = Readonly<Record<string, string>>;

type Figures = Pick<App, 'ratings' | 'ratingAvg' | 'reviews'>;

/**
 * Apps as pages show them: what is not known is left out, so that it has no place, word or column. An unrated app
 * has no average, no star levels and no count of zero reviews. In a catalogue with pictures, an app without one has an empty
 * path, so that its place shows its initial. Badges are replaced by their texts, each once, in the order of the site. A version is
 * a number without the “v” of a tag in git, because pages say that it is a version.
 *
 * @param apps All apps of a catalogue, in their order.
 * @param badgeTexts Without it, no app has a badge.
 */
export function normalizeApps<T extends Figures & Pick<App, 'image' | 'badges' | 'version' | 'versions'>>(
  apps: readonly T[],
  badgeTexts: BadgeTexts = {},
): T[] {
  const hasPictures = apps.some(({ image }) => image);
  return apps.map((app) => {
    const known = { ...app, ...(hasPictures && app.image === undefined && { image: '' }) };
    const badges = Object.entries(badgeTexts).flatMap(([name, text]) =>
      app.badges?.includes(name) ? text : [],
    );
    if (badges.length > 0) known.badges = badges;
    else delete known.badges;
    if (known.version) known.version = withoutTag(known.version);
    if (known.versions)
      known.versions = known.versions.map((entry) => ({ ...entry, version: withoutTag(entry.version) }));
    for (const field of unratedFields(app)) delete known[field];
    return known;
  });
}

/** @example withoutTag('v4.2.0') // '4.2.0' */
export const withoutTag = (version: string) => version.replace(/^v(?=\d)/i, '');

function unratedFields({ ratings, ratingAvg = 0, reviews = 0 }: Figures): (keyof Figures)[] {
  const hasVotes = countVotes(ratings) > 0;
  const isRated = ratingAvg > 0 && (ratings === undefined || hasVotes || reviews > 0);
  return [
    ...(hasVotes ? [] : ['ratings' as const]),
    ...(isRated ? [] : ['ratingAvg' as const]),
    ...(isRated || hasVotes || reviews > 0 ? [] : ['reviews' as const]),
  ];
}
