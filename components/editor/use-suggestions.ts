import type { Field } from '@/lib/catalogue/field-tree';
import { jsonOf } from '@/lib/catalogue/json-path';
import { memoizeByList } from '@/lib/catalogue/memoize';
import type { Row } from '@/lib/editor/document';
import { nameIn, textIn } from '@/lib/editor/localized-text';
import type { FieldPath } from '@/lib/editor/with-field';
import { site } from '@/lib/site';
import { useDocument } from './context';

/** Maximum number of suggestions. A browser shows about ten at once. */
const MAX_SUGGESTIONS = 50;

/** What a control suggests. */
interface Suggestion {
  value: string;
  /** What else is shown of it, and found by what is typed. */
  label?: string;
}

/** With the typed text: the ids of apps, with their titles, or names of other apps, so that they are spelled in the same way. */
export function useSuggestions(
  kind: Field['kind'],
  [name]: FieldPath,
  text: string,
  language?: string,
): readonly Suggestion[] {
  const rows = useDocument(({ saved }) => saved);
  const key = language === undefined ? String(name) : `${name} ${language}`;
  const all = suggestionsIn(rows)[kind === 'id' && name !== 'id' ? 'apps' : key] ?? [];
  const typed = text.trim().toLowerCase();
  return all
    .filter(({ value, label = '' }) => `${value} ${label}`.toLowerCase().includes(typed))
    .slice(0, MAX_SUGGESTIONS);
}

/** By field and language, and of all apps. */
const suggestionsIn = memoizeByList(
  (rows: readonly Row[]): Readonly<Record<string, readonly Suggestion[]>> => ({
    apps: [...new Map(rows.map(({ value: { id, title } }) => [jsonOf(id), jsonOf(nameIn(title))]))].map(
      ([value, label]) => ({ value, label }),
    ),
    ...Object.fromEntries(
      site.languages.flatMap((language) =>
        (['companyName', 'categories', 'collections'] as const).map((name) => [
          `${name} ${language}`,
          namesOf(rows.flatMap(({ value }) => value[name]).map((entry) => textIn(entry, language))),
        ]),
      ),
    ),
  }),
);

/** Each text once, sorted. */
function namesOf(values: readonly unknown[]): Suggestion[] {
  const names = new Set(values.filter((value) => typeof value === 'string'));
  return [...names].sort().map((value) => ({ value }));
}
