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

/** The maximum size of a file, in megabytes. The longest list that fits in a localStorage of 5 MB needs less. */
export const MAX_FILE_MB = 20;

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
  if (file.size > MAX_FILE_MB * 1e6) throw new Error(texts.largerThan(MAX_FILE_MB));
  const text = await file.text().catch(() => {
    throw new Error(texts.notReadable);
  });
  return parseListFile(text);
}

/** As `readListFile`, for the text of a file. */
export function parseListFile(text: string): ListEntry[] {
  const entries = new Map<AppId, ListEntry>();
  for (const [index, member] of membersOf(parseJson(text)).entries()) {
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
  if (entries.size === 0) throw new Error(texts.listEmpty);
  return [...entries.values()];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(texts.notJson);
  }
}

function membersOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (isObject(value) && typeof value.version === 'number' && value.version > VERSION)
    throw new Error(texts.newerVersion);
  if (isObject(value) && value.version === VERSION && Array.isArray(value.apps)) return value.apps;
  throw new Error(texts.noList);
}
