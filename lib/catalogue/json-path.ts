import { quoted } from '@/lib/text/printable';
import { truncateText } from '@/lib/text/shorten';

/** Maximum length of an id that is a text, in UTF-16 code units: that of a valid one. */
const MAX_ID_LENGTH = 64;

/** An object in parsed JSON, such as an app with its unknown fields. */
export type JsonObject = Record<string, unknown>;

/** Whether a value of JSON is an object. */
export function isObject(value: unknown): value is JsonObject {
  return isContainer(value) && !Array.isArray(value);
}

/** Whether values of JSON are equal. The order of fields does not count. */
export function isEqual(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (!isContainer(one) || !isContainer(two) || Array.isArray(one) !== Array.isArray(two)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(two).length &&
    names.every((name) => Object.hasOwn(two, name) && isEqual(one[name], two[name]))
  );
}

/** Whether a value of JSON is a list or an object. */
export function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The value at a path in parsed JSON. Undefined if the path does not exist. */
export function valueAt(input: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isContainer(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    input,
  );
}

/**
 * A value of any kind as a text: a text as it is, otherwise JSON. Empty if there is none. `String` throws for an object
 * with a field `toString`.
 */
export function jsonOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/**
 * Names the app that contains a path: by id and title if it has them, otherwise by its position.
 *
 * @example appName([{ id: 3, title: 'Quill' }], [0, 'reviews']) // '3 "Quill"'
 * @example appName([{}], [0]) // 'at position 1'
 * @returns undefined for the path of the whole file.
 */
export function appName(input: unknown, path: readonly (string | number)[]): string | undefined {
  if (path.length === 0) return undefined;
  const app = path.slice(0, 1);
  const id = valueAt(input, [...app, 'id']);
  const title = valueAt(input, [...app, 'title']);
  // JSON can contain a number that is too large.
  const isNamed = (typeof id === 'string' && id !== '') || Number.isFinite(id);
  const name = [
    isNamed ? truncateText(String(id), MAX_ID_LENGTH) : undefined,
    typeof title === 'string' ? quoted(title) : undefined,
  ].filter((part) => part !== undefined);
  return name.length > 0 ? name.join(' ') : `at position ${Number(path[0]) + 1}`;
}
