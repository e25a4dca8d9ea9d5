import type { AppId } from '@/lib/catalogue/id';
import 'server-only';
import type { App } from '@/lib/catalogue/schema';
import { isWithoutSpaces, termsOf } from '@/lib/catalogue/terms';

type Described = Pick<App, 'id' | 'title' | 'summary' | 'description'>;

/** A word of the title counts as often as this number of words of the description. */
const TITLE_WEIGHT = 3;

/** The number of terms that describe an app: those that are rare in the catalogue and frequent in its text. */
const MAX_TERMS = 40;

/** A term in more apps says little about each of them, and makes the computation slow. */
const MAX_APPS_OF_TERM = 500;

/** Minimum similarity, from 0 (no common term) to 1 (the same terms). Below it, apps only share a few usual words. */
const MIN_SIMILARITY = 0.1;

/** Minimum number of common terms. One can be a coincidence. */
const MIN_COMMON_TERMS = 3;

/** Minimum length of a term that is a word. Shorter ones say little. */
const MIN_LENGTH = 3;

/**
 * Finds the apps with the most similar texts: the cosine similarity of their terms, weighted by TF-IDF (Manning,
 * Raghavan, Schütze: Introduction to Information Retrieval, chapter 6). The time grows with the number of apps times
 * `MAX_APPS_OF_TERM` at most.
 *
 * @returns For each id, at most `limit` apps, the most similar first. Equal ones keep the order of the catalogue.
 */
export function similarApps<T extends Described>(apps: readonly T[], limit: number): Map<AppId, T[]> {
  const counts = apps.map(({ title, summary, description }) => {
    const titles = Array(TITLE_WEIGHT).fill(title);
    const terms = termsOf([...titles, summary, description].join(' '));
    return countTerms(terms.filter((term) => term.length >= MIN_LENGTH || isWithoutSpaces(term)));
  });
  const appsOfTerm = countTerms(counts.flatMap((terms) => [...terms.keys()]));
  const vectors = counts.map((terms) => vectorOf(terms, appsOfTerm, apps.length));
  const postings = new Map<string, { index: number; weight: number }[]>();
  for (const [index, vector] of vectors.entries())
    for (const { term, weight } of vector) {
      const posting = postings.get(term) ?? [];
      posting.push({ index, weight });
      postings.set(term, posting);
    }

  return new Map(
    apps.map(({ id }, own) => {
      const others = new Map<number, { index: number; similarity: number; terms: number }>();
      for (const { term, weight } of vectors[own] ?? [])
        for (const { index, weight: otherWeight } of postings.get(term) ?? []) {
          const other = others.get(index) ?? { index, similarity: 0, terms: 0 };
          other.similarity += weight * otherWeight;
          other.terms += 1;
          others.set(index, other);
        }
      others.delete(own);
      const nearest = [...others.values()]
        .filter(({ similarity, terms }) => similarity >= MIN_SIMILARITY && terms >= MIN_COMMON_TERMS)
        .sort((a, b) => b.similarity - a.similarity || a.index - b.index)
        .slice(0, limit);
      return [id, nearest.flatMap(({ index }) => apps[index] ?? [])];
    }),
  );
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** The weighted terms of an app, as a vector of length 1. Empty if it shares no term with another app. */
function vectorOf(terms: ReadonlyMap<string, number>, appsOfTerm: ReadonlyMap<string, number>, apps: number) {
  const strongest = [...terms]
    .map(([term, count]) => ({ term, count, frequency: appsOfTerm.get(term) ?? 0 }))
    .filter(({ frequency }) => frequency > 1 && frequency <= MAX_APPS_OF_TERM)
    .map(({ term, count, frequency }) => ({
      term,
      weight: (1 + Math.log(count)) * Math.log(apps / frequency),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_TERMS);
  const length = Math.hypot(...strongest.map(({ weight }) => weight));
  return length === 0 ? [] : strongest.map(({ term, weight }) => ({ term, weight: weight / length }));
}
