import 'server-only';
import { nameKey } from '@/lib/catalogue/names';
import { plainText } from '@/lib/catalogue/plain-text';
import type { App } from '@/lib/catalogue/schema';
import { termsOf } from '@/lib/catalogue/search/terms';
import type { AppId } from '@/lib/id';
import { isAscii } from '@/lib/text/ascii';
import { stemOf } from '@/lib/text/stem';

/** What a name counts, as a multiple of a word of the description. */
const NAME_WEIGHTS = { categories: 6, alternativeTo: 6, keywords: 3, platforms: 1 } as const;

/** A word of the title counts as often as this number of words of the description. */
const TITLE_WEIGHT = 3;

/** The number of features that describe an app: those that are rare in the catalogue and frequent in its texts. */
const MAX_FEATURES = 40;

/** A feature of more apps finds none of them: it says little, and makes the computation slow. */
const MAX_APPS_OF_FEATURE = 500;

/** Minimum similarity, from 0 (nothing in common) to 1 (the same features). Below it, apps only share a few usual words. */
const MIN_SIMILARITY = 0.1;

/** Minimum number of common features of apps without a common category or alternative. One can be a coincidence. */
const MIN_COMMON = 3;

/** Minimum length of a word in Latin letters. Shorter ones say little. */
const MIN_LENGTH = 3;

const NAMED = Object.keys(NAME_WEIGHTS) as (keyof typeof NAME_WEIGHTS)[];

type Described = Pick<App, 'id' | 'title' | 'summary' | 'description' | (typeof NAMED)[number]>;

/** The features of an app and their weights: its words, and its names after the field and a colon. */
type Vector = ReadonlyMap<string, number>;

/**
 * Finds the apps that have the most in common: categories, what they replace, keywords, platforms and words, the rarer the
 * more. It is the cosine similarity of TF-IDF vectors (Manning, Raghavan, Schütze: Introduction to Information Retrieval,
 * chapter 6). The time grows with the number of apps times `MAX_APPS_OF_FEATURE` at most.
 *
 * @returns For each id, at most `limit` apps, the most similar first. Equal ones keep the order of the catalogue.
 */
export function similarApps<T extends Described>(apps: readonly T[], limit: number): Map<AppId, T[]> {
  const counted = apps.map(countFeatures);
  const postings = new Map<string, number[]>();
  for (const [index, features] of counted.entries())
    for (const feature of features.keys()) {
      const posting = postings.get(feature) ?? [];
      posting.push(index);
      postings.set(feature, posting);
    }
  const vectors = counted.map((features) => vectorOf(features, postings, apps.length));

  return new Map(
    apps.map(({ id }, own) => {
      const others = new Map<number, { index: number; similarity: number; common: number }>();
      // The frequent ones last: they find no apps, but count for those that others have found.
      const features = [...(vectors[own] ?? [])]
        .map(([feature, weight]) => ({ feature, weight, posting: postings.get(feature) ?? [] }))
        .sort((one, two) => one.posting.length - two.posting.length);
      for (const { feature, weight, posting } of features) {
        const isFrequent = posting.length > MAX_APPS_OF_FEATURE;
        for (const index of isFrequent ? others.keys() : posting) {
          const otherWeight = vectors[index]?.get(feature);
          if (otherWeight === undefined) continue;
          const other = others.get(index) ?? { index, similarity: 0, common: 0 };
          other.similarity += weight * otherWeight;
          other.common += commonOf(feature);
          others.set(index, other);
        }
      }
      others.delete(own);
      const nearest = [...others.values()]
        .filter(({ similarity, common }) => similarity >= MIN_SIMILARITY && common >= MIN_COMMON)
        .sort((a, b) => b.similarity - a.similarity || a.index - b.index)
        .slice(0, limit);
      return [id, nearest.flatMap(({ index }) => apps[index] ?? [])];
    }),
  );
}

/** A common category is enough, as is what they replace, and a platform says nothing by itself. */
function commonOf(feature: string): number {
  if (feature.startsWith('platforms:')) return 0;
  return /^(?:categories|alternativeTo):/.test(feature) ? MIN_COMMON : 1;
}

/** The features of an app, and what they count there. */
function countFeatures(app: Described): Vector {
  const counts = new Map<string, number>();
  const titles = Array(TITLE_WEIGHT).fill(app.title);
  for (const term of termsOf([...titles, app.summary, plainText(app.description ?? '')].join(' ')))
    if (term.length >= MIN_LENGTH || (term.length === 2 && !isAscii(term))) {
      const stem = stemOf(term);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  const words = [...counts].map(([word, count]) => [word, 1 + Math.log(count)] as const);
  const names = NAMED.flatMap((field) =>
    (app[field] ?? []).map((name) => [`${field}:${nameKey(name)}`, NAME_WEIGHTS[field]] as const),
  );
  return new Map([...words, ...names]);
}

/** The weighted features of an app, as a vector of length 1. Empty if it shares none with another app. */
function vectorOf(features: Vector, postings: ReadonlyMap<string, unknown[]>, apps: number): Vector {
  const strongest = [...features]
    .map(([feature, count]) => ({ feature, count, frequency: postings.get(feature)?.length ?? 0 }))
    .filter(
      ({ feature, frequency }) =>
        frequency > 1 && (frequency <= MAX_APPS_OF_FEATURE || feature.includes(':')),
    )
    .map(({ feature, count, frequency }) => ({ feature, weight: count * Math.log(apps / frequency) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_FEATURES);
  const length = Math.hypot(...strongest.map(({ weight }) => weight));
  return new Map(length === 0 ? [] : strongest.map(({ feature, weight }) => [feature, weight / length]));
}
