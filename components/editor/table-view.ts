import { jsonOf } from '@/lib/catalogue/json-path';
import type { Row } from '@/lib/editor/document';
import { nameIn, textsOf } from '@/lib/editor/localized-text';
import type { EditorContextValue } from './context';

export const ORDERS = [
  { value: 'file', label: 'Order of the file' },
  { value: 'title', label: 'Title' },
  { value: 'companyName', label: 'Developer' },
] as const;

export type Order = (typeof ORDERS)[number]['value'];

/** What an editor sees of the table. */
export interface TableView {
  search: string;
  order: Order;
  isFiltered: boolean;
}

/** The rows that a search and a filter leave, in an order. With the filter, those with an error come first. */
export function rowsOf(
  rows: readonly Row[],
  { search, order, isFiltered }: TableView,
  diagnostics: EditorContextValue['diagnostics'],
) {
  const text = search.trim().toLowerCase();
  const found = rows.filter(({ key, value: { id, title, companyName } }) => {
    if (isFiltered && !diagnostics.has(key)) return false;
    const texts = [id, ...textsOf(title), ...textsOf(companyName)].map(jsonOf);
    return text === '' || texts.join('\n').toLowerCase().includes(text);
  });
  const ordered = inOrder(found, order);
  if (!isFiltered) return ordered;
  const hasError = ({ key }: Row) => diagnostics.get(key)?.some(({ severity }) => severity === 'error');
  return [...ordered.filter(hasError), ...ordered.filter((row) => !hasError(row))];
}

function inOrder(found: readonly Row[], order: Order): readonly Row[] {
  if (order === 'file') return found;
  const { compare } = new Intl.Collator('en');
  return [...found].sort((a, b) => compare(jsonOf(nameIn(a.value[order])), jsonOf(nameIn(b.value[order]))));
}
