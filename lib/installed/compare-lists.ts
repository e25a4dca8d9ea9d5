import type { CardApp } from '@/lib/catalogue/select';
import type { ListEntry } from './list-file';

/** An entry, with the language of its title if that is known. */
export type ComparedEntry = ListEntry & Pick<CardApp, 'language'>;

/** What an exported or shared list has in common with the visitor's. Each entry is in one of the lists. */
export interface ListComparison {
  /** Apps of the catalogue that are not installed. */
  added: ComparedEntry[];
  /** Apps that are installed, whether the catalogue lists them or not. */
  present: ComparedEntry[];
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
  catalogue: readonly Pick<CardApp, 'id' | 'title' | 'language'>[],
): ListComparison {
  const installed = new Set(ids);
  const listed = new Map(
    catalogue.map(({ id, title, language }) => [id, { id, title, ...(language && { language }) }]),
  );
  const comparison: ListComparison = { added: [], present: [], unlisted: [] };
  for (const entry of entries) {
    const app = listed.get(entry.id);
    const kind = installed.has(entry.id) ? 'present' : app ? 'added' : 'unlisted';
    comparison[kind].push(app ?? entry);
  }
  return comparison;
}
