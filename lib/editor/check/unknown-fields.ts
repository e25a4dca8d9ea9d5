import { type Diagnostic, warning } from '@/lib/catalogue/diagnostic';
import { valueAt } from '@/lib/catalogue/json-path';
import { APP_FIELDS, RATING_FIELDS } from '@/lib/catalogue/schema';

/** Warns of each field that nothing shows, once, where it stands first. */
export function checkUnknownFields(input: unknown): Diagnostic[] {
  if (!Array.isArray(input)) return [];
  const seen = new Map<string, { path: Diagnostic['path']; uses: number; known: readonly string[] }>();
  const note = (path: Diagnostic['path'], name: string, known: readonly string[]) => {
    const entry = seen.get(name) ?? { path, uses: 0, known };
    seen.set(name, { ...entry, uses: entry.uses + 1 });
  };
  for (const [index, app] of input.entries()) {
    for (const field of strangers(app, APP_FIELDS)) note([index, field], field, APP_FIELDS);
    const ratings = valueAt(app, ['ratings']);
    if (!Array.isArray(ratings)) continue;
    for (const [level, rating] of ratings.entries())
      for (const field of strangers(rating, RATING_FIELDS))
        note([index, 'ratings', level, field], `ratings[].${field}`, RATING_FIELDS);
  }
  return [...seen.values()].map(({ path, uses, known }) => {
    const times = uses > 1 ? `, here and in ${uses - 1} more places` : '';
    const meant = known.find((field) => isAlike(field, String(path.at(-1))));
    const remedy = meant
      ? `Write ${JSON.stringify(meant)} if that is meant, or take it out.`
      : 'Take it out.';
    return warning(path, `is a field that nothing shows${times}`, remedy);
  });
}

function strangers(value: unknown, known: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.keys(value).filter((field) => !known.includes(field));
}

/** Whether a name is another but for case, or for one letter that is wrong, missing or too many. */
function isAlike(known: string, written: string): boolean {
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
