import type { AppId } from '@/lib/id';
import { FACETS, type Facet, type Visitor } from './facets';
import { nameKey } from './names';
import { orderNames } from './names-in-view';
import { inTasks } from './tasks';
import { untranslatedTexts } from './untranslated';
import type { ListedApp } from './views';

/** A facet is offered if at least this share of the apps has a known value. */
const MIN_SHARE = 1 / 10;

/** A value of a facet, which apps of a list have. */
interface FacetValue {
  /** Its facet and its name without case, spacing and punctuation. The same in another index of the list. */
  key: string;
  facet: Facet;
  /** The first spelling in the list. */
  value: string;
  text: string;
  /** BCP 47 tag. Absent if it is the page’s language. */
  language?: string;
}

/** A facet that is offered, and the values that not all apps have: the positions of those of most apps first. */
interface OfferedFacet {
  facet: Facet;
  values: readonly number[];
}

/** The values of the apps of a list. A value is its position in `values`. */
export interface FacetIndex {
  values: readonly FacetValue[];
  offered: readonly OfferedFacet[];
  /** The values that all apps have: who looks for one must see why it is not offered. Not those with pages, which say it. */
  shared: readonly number[];
  /** The values of each app. Unique. */
  rows: ReadonlyMap<AppId, readonly number[]>;
}

/** What is chosen: values of offered facets. */
export type Choice = ReadonlySet<number>;

/**
 * Indexes the facets of a list of apps, in several tasks. Values that differ only in case, spacing or punctuation are merged.
 *
 * @param signal Aborts it; the promise is then rejected.
 */
export async function indexFacets(
  apps: readonly ListedApp[],
  visitor: Visitor | null,
  signal?: AbortSignal,
): Promise<FacetIndex> {
  const values: FacetValue[] = [];
  const totals: number[] = [];
  const facets = FACETS.map((facet) => ({ facet, known: 0, positions: new Map<string, number>() }));
  const byKey = new Map<string, number>();
  const rows = new Map<AppId, number[]>();
  const pause = inTasks(signal);
  for (const app of apps) {
    const row: number[] = [];
    for (const indexed of facets) {
      const { facet, positions } = indexed;
      const own = facet.valuesOf(app, visitor);
      if (own) indexed.known += 1;
      for (const value of own ?? []) {
        const position = positions.get(value) ?? add(facet, positions, value);
        if (row.includes(position)) continue;
        row.push(position);
        totals[position] = (totals[position] ?? 0) + 1;
      }
    }
    rows.set(app.id, row);
    if (process.env.TEXT_LANGUAGES)
      for (const { text, language } of untranslatedTexts(app, ['categories', 'platforms', 'license']))
        for (const { facet, positions } of facets) {
          const value = facet.textOf ? undefined : values[positions.get(text) ?? -1];
          if (value) value.language = language;
        }
    const pausing = pause();
    if (pausing) await pausing;
  }
  // Once the last app is installed, a list of those that are not is empty. In the build, this offers nothing.
  if (visitor)
    for (const { facet, positions } of facets)
      if (facet.only !== undefined) add(facet, positions, facet.only);
  const totalOf = (position: number) => totals[position] ?? 0;
  const isShared = (position: number) => totalOf(position) === apps.length;
  const offered = facets
    .filter(({ known }) => known >= apps.length * MIN_SHARE)
    .map(({ facet, positions }) => ({
      facet,
      values: orderNames(
        [...new Set(positions.values())].filter((position) => !isShared(position)),
        totalOf,
        (position) => values[position]?.text ?? '',
      ),
    }))
    .filter(({ values }) => values.length > 0);
  const shared = values.flatMap(({ facet }, position) =>
    isShared(position) && facet.only === undefined && !facet.hasPages ? position : [],
  );
  return { values, offered, shared, rows };

  function add(facet: Facet, positions: Map<string, number>, value: string): number {
    // Spellings are found once. Folding a name takes longer than all else.
    const key = keyOf(facet.parameter, value);
    const position = byKey.get(key) ?? values.length;
    if (position === values.length)
      values.push({ key, facet, value: value.trim(), text: facet.textOf?.(value) ?? value.trim() });
    byKey.set(key, position);
    positions.set(value, position);
    return position;
  }
}

/** The apps that a choice leaves, and for each value the number of apps that it would leave. */
export interface Filtered<T> {
  apps: readonly T[];
  counts: readonly number[];
}

/**
 * Filters apps, and counts the matches of each value. The values of a facet are combined by OR, so the count of a value ignores
 * the other chosen values of its facet.
 *
 * @param apps A subset of the indexed list. Its order is kept.
 */
export function filterApps<T extends Pick<ListedApp, 'id'>>(
  { values, rows }: FacetIndex,
  apps: readonly T[],
  choice: Choice,
): Filtered<T> {
  // A bit for each facet.
  const bits = values.map(({ facet }) => 1 << FACETS.indexOf(facet));
  const chosenBits = bits.map((bit, position) => (choice.has(position) ? bit : 0));
  const wanted = chosenBits.reduce((all, bit) => all | bit, 0);
  const counts = values.map(() => 0);
  const count = (position: number) => {
    counts[position] = (counts[position] ?? 0) + 1;
  };
  const left = apps.filter(({ id }) => {
    const row = rows.get(id) ?? [];
    let missing = wanted;
    for (const position of row) missing &= ~(chosenBits[position] ?? 0);
    for (const position of row) if (missing === 0 || missing === bits[position]) count(position);
    return missing === 0;
  });
  return { apps: left, counts };
}

/**
 * The values that a query string has chosen. Those that are not offered are ignored.
 *
 * @example readChoice(index, 'platform=docker&platform=deb')
 */
export function readChoice({ values, offered }: FacetIndex, query: string): Choice {
  const wanted = new Set([...new URLSearchParams(query)].map(([name, value]) => keyOf(name, value)));
  const chosen = offered.flatMap(({ values: positions }) =>
    positions.filter((position) => wanted.has(values[position]?.key ?? '')),
  );
  return new Set(chosen);
}

/**
 * What a query string has chosen, and no app of the list has: it is that of a page in another language, whose values have other
 * names, or of an old link.
 *
 * @returns As pages show them.
 */
export function unknownValues({ values }: FacetIndex, query: string): string[] {
  const known = new Set(values.map(({ key }) => key));
  const texts: string[] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    const facet = FACETS.find(({ parameter, only }) => parameter === name && only === undefined);
    const key = keyOf(name, value);
    if (!facet || !value.trim() || known.has(key)) continue;
    known.add(key);
    texts.push(facet.textOf?.(value) ?? value.trim());
  }
  return texts;
}

function keyOf(parameter: string, value: string): string {
  return `${parameter} ${nameKey(value)}`;
}

/** The query string of a choice, for `readChoice`: `platform=Docker&license=MIT`. Empty if nothing is chosen. */
export function writeChoice({ values }: FacetIndex, choice: Choice): string {
  const chosen = [...choice].flatMap((position) => values[position] ?? []);
  return new URLSearchParams(chosen.map(({ facet, value }) => [facet.parameter, value])).toString();
}
