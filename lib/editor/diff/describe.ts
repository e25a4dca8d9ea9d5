import { downloadsValue } from '@/lib/catalogue/downloads';
import { isEqual, isObject, jsonOf } from '@/lib/catalogue/json-path';
import { KINDS } from '@/lib/catalogue/names';
import { type RemovedPage, redirectOf } from '@/lib/catalogue/removed-pages';
import { appSchema, type Rating } from '@/lib/catalogue/schema';
import { countVotes } from '@/lib/catalogue/votes';
import { isMoney, writeMoney } from '@/lib/editor/price';
import { isolate } from '@/lib/text/bidi';
import { printable, quoted } from '@/lib/text/printable';
import { truncateText } from '@/lib/text/shorten';
import { formatCompact, formatExact } from '@/lib/texts/en/format';
import { plural } from '@/lib/texts/en/plural';
import type { AppIdentity, CatalogueDiff, FieldChange } from './diff';

/** One change, in words: of an app, or of something else, which is a note. */
export interface Change {
  kind: 'replaced' | 'added' | 'removed' | 'changed' | 'moved' | 'note';
  /** Null for a note. What an app lacks is empty. */
  app: { id: string; title: string; companyName: string } | null;
  /** Sentences and changed fields, in visible characters. Texts from right to left are isolated. */
  details: string[];
}

/** Describes a diff, the most serious changes first. */
export function describeDiff(diff: CatalogueDiff): Change[] {
  const listedMoves = diff.moved.length > MAX_MOVES ? [] : diff.moved;
  return [
    ...diff.replaced.map(({ before, after }) => {
      const { title, companyName } = namesOf(before);
      return change('replaced', after, `was another app, ${quote(title)}${byline(companyName, quote)}.`);
    }),
    ...diff.removedPages.map((page) => note(describeRemovedPage(page))),
    ...diff.added.map((app) => change('added', app)),
    ...diff.removed.map((app) => change('removed', app)),
    ...diff.changed.map((app) =>
      change('changed', app, ...app.changes.map((field) => `${fieldName(field)} ${describeField(field)}`)),
    ),
    ...(diff.moved.length > 0
      ? [note('The order of the apps has changed. The first eight are the trending apps.')]
      : []),
    ...listedMoves.map(({ app, from, to }) =>
      change('moved', app, `position ${formatExact(from)} -> ${formatExact(to)}`),
    ),
  ];
}

function change(kind: Change['kind'], app: AppIdentity, ...details: string[]): Change {
  return { kind, app: namesOf(app), details };
}

function namesOf({ id, title, companyName }: AppIdentity) {
  return { id: jsonOf(id), title: jsonOf(title), companyName: jsonOf(companyName) };
}

/** Maximum number of moved apps that are listed. Of a list in another order, nearly all are moved. */
const MAX_MOVES = 20;

/**
 * Summarizes a diff in one line. An empty diff is `'no change'`.
 *
 * @example '1 app added, 2 changed, order changed'
 */
export function summarize({ added, removed, replaced, changed, removedPages, moved }: CatalogueDiff): string {
  const counts = [
    { count: added.length, what: 'added' },
    { count: removed.length, what: 'removed' },
    { count: replaced.length, what: 'replaced' },
    { count: changed.length, what: 'changed' },
  ].filter(({ count }) => count > 0);
  const words = counts.map(
    ({ count, what }, index) => `${index === 0 ? plural(count, 'app') : formatExact(count)} ${what}`,
  );
  for (const kind of KINDS) {
    const count = removedPages.filter((page) => page.kind === kind).length;
    if (count > 0) words.push(`${plural(count, `${kind} page`)} removed`);
  }
  if (moved.length > 0) words.push('order changed');
  return words.join(', ') || 'no change';
}

/** Maximum length of a title or a developer’s name, in UTF-16 code units. */
const MAX_NAME_LENGTH = 120;

/** A title or a developer’s name, truncated, in visible characters. A name from right to left is isolated. */
export function shortName(name: string): string {
  return isolate(printable(truncateText(name, MAX_NAME_LENGTH)));
}

/** Who an app is by, after its title. Empty if that is not known. */
export function byline(companyName: string, format: (name: string) => string): string {
  return companyName && ` by ${format(companyName)}`;
}

function quote(text: string): string {
  return isolate(printable(quoted(text)));
}

function note(text: string): Change {
  return { kind: 'note', app: null, details: [text] };
}

/** Says which URL ends, and how to keep it. */
function describeRemovedPage(removed: RemovedPage): string {
  const { kind, name, url, newNames } = removed;
  const page = `The page of ${quote(name)}, ${url}, is removed`;
  if (newNames.length === 0) return `${page}: it has no apps any more.`;
  const names = newNames.map(({ name, count }) => `${quote(name)} (${plural(count, 'app')})`).join(', ');
  return `${page}: its apps are now ${kind === 'developer' ? 'by' : 'in'} ${names}. ${redirectOf(removed)}`;
}

/** @example fieldName({ field: 'title', language: 'de', … }) // 'title (de)' */
function fieldName({ field, language }: FieldChange): string {
  return language === undefined ? field : `${field} (${language})`;
}

/**
 * Summarizes the change of a field, without the field's name.
 *
 * @example describeField({ field: 'downloads', before: 9e6, after: 8e6 }) // '9M -> 8M, -11 %'
 */
export function describeField({ field, before, after }: FieldChange): string {
  if (isCompared(field) && [before, after].every((value) => isValid(field, value)))
    return COMPARISONS[field](before as never, after as never);
  const texts = [textOf(before), textOf(after)] as const;
  // Values of other types can have the same text.
  if (texts[0] === texts[1]) return describeText(JSON.stringify(before) ?? '', JSON.stringify(after) ?? '');
  return describeText(...texts);
}

/** What compares the values of a field, if both are valid. */
const COMPARISONS = {
  downloads: describeCount,
  reviews: describeCount,
  ratingAvg: (before: number, after: number) => `${before} -> ${after}`,
  ratings: describeRatings,
};

function isCompared(field: string): field is keyof typeof COMPARISONS {
  return Object.hasOwn(COMPARISONS, field);
}

function isValid(field: keyof typeof COMPARISONS, value: unknown): boolean {
  return value !== undefined && appSchema.shape[field].safeParse(value).success;
}

/** A value as a text: a list by commas, a price as `4.99 EUR`, an object as `get: https://…`. */
function textOf(value: unknown): string {
  if (isMoney(value)) return writeMoney(value);
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (!isObject(value)) return jsonOf(value);
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${textOf(part)}`)
    .join(', ');
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

function describeRatings(before: readonly Rating[], after: readonly Rating[]): string {
  const [sumBefore, sumAfter] = [countVotes(before), countVotes(after)];
  const total =
    sumBefore === sumAfter
      ? `${formatCompact(sumAfter)} in total, unchanged`
      : `${describeCount(sumBefore, sumAfter)} in total`;
  const [levels, others] = before.length > after.length ? [before, after] : [after, before];
  const changed = levels.filter((level) => !others.some((other) => isEqual(other, level)));
  if (changed.length === 0) return `${total}; order of levels changed`;
  return `${total}; ${changed.length} of ${plural(levels.length, 'level')} changed`;
}

/** Length of the common text before a difference, in UTF-16 code units. */
const CONTEXT = 24;

/** Maximum length of an excerpt, in UTF-16 code units, without ellipses. */
const MAX_EXCERPT = 90;

/** The texts in one line. Of long texts, the parts from the first difference on, with some text before it. */
function describeText(before: string, after: string): string {
  const texts = [before, after].map((text) => text.replace(/\s+/g, ' ').trim());
  const [a = '', b = ''] = texts;
  if (a === b) return 'only spaces and line breaks differ';
  const isShort = a.length <= MAX_EXCERPT && b.length <= MAX_EXCERPT;
  const start = isShort ? 0 : Math.max(0, commonLength(a, b) - CONTEXT);
  return texts
    .map((text) => {
      // The excerpt must not begin with half of a character.
      const rest = text.slice(start).replace(/^[\uDC00-\uDFFF]/, '');
      return quote(`${start > 0 ? '…' : ''}${truncateText(rest, MAX_EXCERPT)}`);
    })
    .join(' -> ');
}

function commonLength(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return index;
}
