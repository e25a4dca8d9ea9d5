import { downloadsValue } from '@/lib/catalogue/downloads';
import { quoted } from '@/lib/catalogue/printable';
import type { Rating } from '@/lib/catalogue/schema';
import { formatCompact, formatExact, plural } from '@/lib/format';
import type { AppPair, CatalogueDiff, FieldChange } from './diff';
import { excerpts } from './excerpts';
import type { RemovedDeveloper } from './removed-developers';

type Quote = (text: string) => string;

/** Reported if the apps that are in both versions have a different order. */
export const ORDER_CHANGED = 'The order of the apps has changed. The first eight are the trending apps.';

/** How to fix an id of another app. */
export const REPLACED_REMEDY = 'Give the new app an id that no app has had.';

/**
 * Summarizes an id that another app has, without the id.
 *
 * @param quote Formats a text of the catalogue.
 * @example '"Quill" by "Larkmoor" -> "Wren" by "Loose Thread"'
 */
export function describeReplacement({ before, after }: AppPair, quote: Quote = quoted): string {
  const [from, to] = [before, after].map(
    ({ title, companyName }) => `${quote(title)} by ${quote(companyName)}`,
  );
  return `${from} -> ${to}`;
}

/**
 * Summarizes which page of a developer is removed, and how to keep its URL: one or more sentences.
 *
 * @param quote Formats a text of the catalogue.
 */
export function describeRemovedDeveloper(
  { name, slug, newNames }: RemovedDeveloper,
  quote: Quote = quoted,
): string {
  const page = `The page of ${quote(name)}, ${quote(`/apps/developers/${slug}`)}, is removed`;
  const [first] = newNames;
  if (!first) return `${page}: it has no apps any more.`;
  const names = newNames.map(({ name, apps }) => `${quote(name)} (${plural(apps, 'app')})`).join(', ');
  const entry = `${quote(name)}: ${quote(first.name)}`;
  return `${page}: its apps are now by ${names}. To keep the URL, add ${entry} to catalogue.formerDevelopers in package.json.`;
}

/**
 * Summarizes the change of a field, without the field's name.
 *
 * @param quote Formats a text of the catalogue.
 * @example describeChange({ field: 'downloads', before: 9e6, after: 8e6 }) // '9M -> 8M, -11 %'
 */
export function describeChange(change: FieldChange, quote: Quote = quoted): string {
  switch (change.field) {
    case 'downloads':
    case 'reviews':
      return describeCount(change.before, change.after);
    case 'ratingAvg':
      return `${change.before} -> ${change.after}`;
    case 'ratings':
      return describeRatings(change.before, change.after, quote);
    default: {
      const [before, after] = excerpts(change.before, change.after);
      if (before === after) return 'only spaces and line breaks differ';
      return `${quote(before)} -> ${quote(after)}`;
    }
  }
}

/**
 * Summarizes a diff in one line. An empty diff is `'no change'`.
 *
 * @example '1 app added, 2 changed, order changed'
 */
export function summarize({
  added,
  removed,
  replaced,
  changed,
  removedDevelopers,
  reordered,
}: CatalogueDiff): string {
  const counts = [
    { count: added.length, what: 'added' },
    { count: removed.length, what: 'removed' },
    { count: replaced.length, what: 'replaced' },
    { count: changed.length, what: 'changed' },
  ].filter(({ count }) => count > 0);
  const words = counts.map(
    ({ count, what }, index) => `${index === 0 ? plural(count, 'app') : formatExact(count)} ${what}`,
  );
  if (removedDevelopers.length > 0)
    words.push(`${plural(removedDevelopers.length, 'developer page')} removed`);
  if (reordered) words.push('order changed');
  return words.join(', ') || 'no change';
}

function describeCount(before: number | string, after: number | string): string {
  const isShort = shown(before, formatCompact) !== shown(after, formatCompact);
  const format = isShort ? formatCompact : formatExact;
  const values = `${shown(before, format)} -> ${shown(after, format)}`;
  return `${values}${percent(downloadsValue(before), downloadsValue(after))}`;
}

function shown(count: number | string, format: (count: number) => string): string {
  return typeof count === 'number' ? format(count) : count;
}

/** The change in percent, such as `', -11 %'`. Empty if `before` is 0 or the change rounds to 0. */
function percent(before: number, after: number): string {
  if (before === 0) return '';
  const value = ((after - before) / before) * 100;
  const digits = Math.abs(value) < 10 ? 1 : 0;
  const rounded = Number(value.toFixed(digits));
  if (rounded === 0) return '';
  return `, ${rounded > 0 ? '+' : '-'}${formatExact(Math.abs(rounded))} %`;
}

function describeRatings(before: readonly Rating[], after: readonly Rating[], quote: Quote): string {
  const [sumBefore, sumAfter] = [sumOf(before), sumOf(after)];
  const total =
    sumBefore === sumAfter
      ? `${formatCompact(sumAfter)} in total, unchanged`
      : `${describeCount(sumBefore, sumAfter)} in total`;
  return [total, ...describeLevels(before, after, quote)].join('; ');
}

function describeLevels(before: readonly Rating[], after: readonly Rating[], quote: Quote): string[] {
  const added = without(after, before);
  const removed = without(before, after);
  if (added.length + removed.length > 0)
    return [
      ...(added.length > 0 ? [`added ${added.map(quote).join(', ')}`] : []),
      ...(removed.length > 0 ? [`removed ${removed.map(quote).join(', ')}`] : []),
    ];
  const changed = after.filter(({ name, count }, index) => {
    const earlier = before[index];
    return earlier?.name === name && earlier.count !== count;
  });
  const isReordered = after.some(({ name }, index) => name !== before[index]?.name);
  if (isReordered) return ['order of the levels changed'];
  return [`${changed.length} of ${plural(after.length, 'level')} changed`];
}

/** The names in a list that are not in another list. Repeated names are counted. */
function without(ratings: readonly Rating[], others: readonly Rating[]): string[] {
  const left = others.map(({ name }) => name);
  return ratings
    .map(({ name }) => name)
    .filter((name) => {
      const index = left.indexOf(name);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
}

function sumOf(ratings: readonly Rating[]): number {
  return ratings.reduce((sum, { count }) => sum + count, 0);
}
