import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { valueAt } from '@/lib/catalogue/json-path';
import { APP_FIELDS, RATING_FIELDS } from '@/lib/catalogue/schema';

/** Warns about unknown fields: once for each name, at its first occurrence. */
export function checkUnknownFields(input: unknown): Diagnostic[] {
  if (!Array.isArray(input)) return [];
  const paths = input.flatMap((app, index) => {
    const ratings = valueAt(app, ['ratings']);
    const levels = Array.isArray(ratings) ? ratings : [];
    return [
      ...unknownIn(app, [index], APP_FIELDS),
      ...levels.flatMap((rating, level) => unknownIn(rating, [index, 'ratings', level], RATING_FIELDS)),
    ];
  });
  const byName = new Map<string, { path: Diagnostic['path']; uses: number }>();
  for (const path of paths) {
    const name = `${path.length} ${path.at(-1)}`;
    const entry = byName.get(name) ?? { path, uses: 0 };
    entry.uses += 1;
    byName.set(name, entry);
  }
  return [...byName.values()].map(({ path, uses }) => {
    const times = uses > 1 ? `; it occurs ${uses} times` : '';
    const known = path.length > 2 ? RATING_FIELDS : APP_FIELDS;
    const message = `is an unknown field, which the site does not use${times}`;
    return diagnose('unknown-field', path, message, `Remove it, or rename it to one of ${known.join(', ')}.`);
  });
}

function unknownIn(value: unknown, path: Diagnostic['path'], known: readonly string[]): Diagnostic['path'][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.keys(value)
    .filter((field) => !known.includes(field))
    .map((field) => [...path, field]);
}
