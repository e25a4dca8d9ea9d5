import { isObject } from '@/lib/catalogue/json-path';
import type { AppId } from '@/lib/id';
import * as texts from '@/texts/transfer';
import { toId } from './app-list';
import { isDay } from './days';

/** An app of an exported or shared list. */
export interface ListEntry {
  id: AppId;
  /** Not empty. Absent if the catalogue did not list the app, and in share links. */
  title?: string;
  /** The day on which it was installed, such as `2026-11-20`. Absent if it is not known. */
  day?: string;
}

/** The maximum size of a file, in bytes. The longest list that fits in a localStorage of 5 MB needs less. */
const MAX_BYTES = 20e6;

/** The maximum length of a title. A longer one is truncated. */
export const MAX_TITLE_LENGTH = 200;

/** The version of the format, for a later one that this code cannot read. */
const VERSION = 1;

/**
 * Formats a list as the text of a file: JSON with one app per line. The ids are the list. The titles are for people who
 * open the file, and name apps that the catalogue does not list when the file is imported.
 *
 * @example
 * {
 *   "version": 1,
 *   "apps": [
 *     { "id": 3, "title": "Fantail", "installed": "2026-11-20" },
 *     { "id": 4000 }
 *   ]
 * }
 */
export function formatListFile(entries: readonly ListEntry[]): string {
  const lines = entries.map(({ id, title, day }) => {
    const fields = Object.entries({ id, title, installed: day }).filter(([, value]) => value !== undefined);
    return `    { ${fields.map(([name, value]) => `"${name}": ${JSON.stringify(value)}`).join(', ')} }`;
  });
  return `{\n  "version": ${VERSION},\n  "apps": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/**
 * Reads a file: the format of `formatListFile`, or the plain array of ids of `appList`, `[3,17]`. A file with any invalid
 * entry is rejected as a whole, so that no app is missed unnoticed.
 *
 * @returns Entries with unique ids, in the order of the file. Not empty.
 * @throws Error with a message for the visitor.
 */
export async function readListFile(file: File): Promise<ListEntry[]> {
  // A file of gigabytes would end the page.
  const text = file.size > MAX_BYTES ? Promise.reject(new RangeError()) : file.text();
  const content: unknown = await text.then(JSON.parse).catch(() => {
    throw new Error(texts.notReadable);
  });
  const list = isObject(content) && content.version === VERSION ? content.apps : content;
  const members: unknown[] = Array.isArray(list) ? list : [];
  if (members.length === 0) throw new Error(texts.noList);
  const entries = new Map<AppId, ListEntry>();
  for (const [index, member] of members.entries()) {
    const { id: given, title, installed } = isObject(member) ? member : { id: member };
    const id = toId(given);
    if (id === undefined) throw new Error(texts.entryIsNoApp(index + 1));
    const hasTitle = typeof title === 'string' && title.trim() !== '';
    if (entries.has(id)) continue;
    entries.set(id, {
      id,
      ...(hasTitle && { title: title.slice(0, MAX_TITLE_LENGTH) }),
      ...(isDay(installed) && { day: installed }),
    });
  }
  return [...entries.values()];
}
