import { type Diagnostic, warning } from '@/lib/catalogue/diagnostic';
import { valueAt } from '@/lib/catalogue/json-path';
import { quoted } from '@/lib/catalogue/printable';
import { APP_FIELDS, RATING_FIELDS } from '@/lib/catalogue/schema';

/** Warns about unknown fields: once for each name, at its first occurrence. */
export function checkUnknownFields(input: unknown): Diagnostic[] {
  if (!Array.isArray(input)) return [];
  const seen = new Map<string, { path: Diagnostic['path']; uses: number; known: readonly string[] }>();
  const note = (path: Diagnostic['path'], name: string, known: readonly string[]) => {
    const entry = seen.get(name) ?? { path, uses: 0, known };
    seen.set(name, { ...entry, uses: entry.uses + 1 });
  };
  for (const [index, app] of input.entries()) {
    for (const field of unknownKeys(app, APP_FIELDS)) note([index, field], field, APP_FIELDS);
    const ratings = valueAt(app, ['ratings']);
    if (!Array.isArray(ratings)) continue;
    for (const [level, rating] of ratings.entries())
      for (const field of unknownKeys(rating, RATING_FIELDS))
        note([index, 'ratings', level, field], `ratings[].${field}`, RATING_FIELDS);
  }
  return [...seen.values()].map(({ path, uses, known }) => {
    const times = uses > 1 ? `; it occurs ${uses} times` : '';
    const similar = known.find((field) => isSimilar(field, String(path.at(-1))));
    const remedy = similar ? `Rename it to ${quoted(similar)}, or remove it.` : 'Remove it.';
    return warning('unknown-field', path, `is an unknown field, which the site does not use${times}`, remedy);
  });
}

function unknownKeys(value: unknown, known: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.keys(value).filter((field) => !known.includes(field));
}

/** Whether two names differ at most in case and in one letter that is wrong, missing, extra or swapped. */
function isSimilar(known: string, written: string): boolean {
  const [a, b] = [known.toLowerCase(), written.toLowerCase()];
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start];
  const rest = (text: string, skip: number) => text.slice(start + skip);
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (isSwapped && rest(a, 2) === rest(b, 2))
  );
}
