import { type AppId, fromDifferences, toDifferences } from '@/lib/id';
import { LISTED_COLUMNS, type ListedApp } from './views';

/** Number of apps in a part, which a slow phone decodes in 20 ms. Smaller parts are compressed less well. */
const PART_SIZE = 2000;

/**
 * Encodes apps, in their order, for `decodeCards`: lines of JSON. The first is the number of apps, because a file can be
 * cut between two lines. Each of the others is a part of the list: a column for each field, which are a third smaller
 * than objects, before and after compression. A missing field is null. A number as an id is stored as the difference from the
 * one before it: most are 1, which compresses well. A name that is repeated is text the first time in a part, and then its
 * position.
 *
 * @param partSize Number of apps in a part.
 */
export function encodeCards(apps: readonly ListedApp[], partSize = PART_SIZE): string {
  const parts = Array.from({ length: Math.ceil(apps.length / partSize) }, (_, part) => {
    const members = apps.slice(part * partSize, (part + 1) * partSize);
    const ids = toDifferences(members.map(({ id }) => id));
    return LISTED_COLUMNS.map((field) => {
      if (field === 'id') return ids;
      if (isRepeated(field)) return withoutRepetition(members.map((app) => app[field]));
      return members.map((app) => app[field] ?? null);
    });
  });
  return [apps.length, ...parts].map((line) => JSON.stringify(line)).join('\n');
}

/** The fields with names that many apps have. */
const REPEATED = ['categories', 'collections', 'license', 'platforms', 'languages'] as const;

function isRepeated(field: string | undefined): field is (typeof REPEATED)[number] {
  return REPEATED.some((name) => name === field);
}

/** The names of apps, one or several each. The second time, a name is its position among all names so far. */
function withoutRepetition(column: readonly (string | readonly string[] | undefined)[]): unknown[] {
  const numbers = new Map<string, number>();
  const encode = (name: string) => {
    const number = numbers.get(name);
    if (number === undefined) numbers.set(name, numbers.size);
    return number ?? name;
  };
  return column.map((names) => (typeof names === 'string' ? encode(names) : (names?.map(encode) ?? null)));
}

/**
 * Decodes a card file. Each part has a task of its own, so that the page stays responsive. Its URL has a hash of what the build
 * has written, so its shape needs no check.
 *
 * @returns In the order of the catalogue.
 * @throws SyntaxError or TypeError if the file is cut off, or is a page of the host.
 */
export async function decodeCards(text: string): Promise<ListedApp[]> {
  const [first = '', ...parts] = text.trimEnd().split('\n');
  const count: unknown = JSON.parse(first);
  const apps: ListedApp[] = [];
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    apps.push(...decodePart(JSON.parse(part)));
  }
  if (apps.length !== count) throw new TypeError('The card file is not complete.');
  return apps;
}

function decodePart(columns: readonly [AppId[], ...unknown[][]]): ListedApp[] {
  const values = columns.map((column, index) =>
    isRepeated(LISTED_COLUMNS[index]) ? withRepetition(column) : column,
  );
  return fromDifferences(columns[0]).map((id, row) => {
    const app: Record<string, unknown> = {};
    for (const [column, field] of LISTED_COLUMNS.entries()) {
      const value = values[column]?.[row] ?? null;
      if (value !== null) app[field] = value;
    }
    app.id = id;
    return app as unknown as ListedApp;
  });
}

function withRepetition(column: readonly unknown[]): unknown[] {
  const names: unknown[] = [];
  const nameOf = (value: unknown) =>
    typeof value === 'number' ? names[value] : names[names.push(value) - 1];
  return column.map((value) => {
    if (value === null) return null;
    return Array.isArray(value) ? value.map(nameOf) : nameOf(value);
  });
}
