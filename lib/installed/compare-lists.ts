import type { ListEntry } from './list-file';

/** What an exported or shared list has in common with the visitor's. Each entry is in one of the lists. */
export interface ListComparison {
  /** Apps of the catalogue that are not installed. */
  added: ListEntry[];
  /** Apps that are installed, whether the catalogue lists them or not. */
  present: ListEntry[];
  /** Apps that are neither installed nor in the catalogue. */
  unlisted: ListEntry[];
}

/**
 * Compares an exported or shared list with the visitor's.
 *
 * @param entries With unique ids. Their order is kept. A title of the catalogue replaces that of the entry.
 * @param ids The visitor's list.
 */
export function compareLists(
  entries: readonly ListEntry[],
  ids: readonly number[],
  catalogue: readonly Required<ListEntry>[],
): ListComparison {
  const installed = new Set(ids);
  const listed = new Map(catalogue.map(({ id, title }) => [id, { id, title }]));
  const comparison: ListComparison = { added: [], present: [], unlisted: [] };
  for (const entry of entries) {
    const app = listed.get(entry.id);
    const kind = installed.has(entry.id) ? 'present' : app ? 'added' : 'unlisted';
    comparison[kind].push(app ?? entry);
  }
  return comparison;
}
