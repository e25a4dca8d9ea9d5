import { isContainer } from './json-path';

/**
 * Prints a catalogue in its one format: each app, each field, and each entry of a group or of a list of objects has a line. A
 * list without objects, and what is in an entry, is on one line. Numbers and texts are spelled as `JSON.stringify` spells them.
 *
 * @param like The text that is replaced. Its byte-order mark and the end of its first line stay.
 * @example printCatalogue([{ id: 1, categories: ['Music', 'Tools'] }])
 * // [
 * //   {
 * //     "id": 1,
 * //     "categories": ["Music", "Tools"]
 * //   }
 * // ]
 */
export function printCatalogue(apps: unknown, like = ''): string {
  const text = `${print(apps, 0)}\n`;
  // Of merge conflicts, the empty lines of the other side can be before it.
  const [, mark = '', end] = /^\n*(\uFEFF?)[^\n]*?(\r?\n|$)/.exec(like) ?? [];
  return mark + (end === '\r\n' ? text.replaceAll('\n', '\r\n') : text);
}

/** The deepest lists and objects on several lines: fields of apps. */
const FIELD_DEPTH = 2;

function print(value: unknown, depth: number): string {
  if (!isContainer(value)) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((entry) => print(entry, depth + 1))
    : Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${print(member, depth + 1)}`);
  const [opening, closing] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${opening}${closing}`;
  if (depth > FIELD_DEPTH || (depth === FIELD_DEPTH && isList && !value.some(isContainer))) {
    const edge = isList ? '' : ' ';
    return `${opening}${edge}${parts.join(', ')}${edge}${closing}`;
  }
  const line = `\n${'  '.repeat(depth)}`;
  return `${opening}${line}  ${parts.join(`,${line}  `)}${line}${closing}`;
}
