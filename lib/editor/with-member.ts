import { FIELDS } from '@/lib/catalogue/fields';
import type { JsonObject } from '@/lib/catalogue/json-path';

/** The order of new fields. No two objects have the same names in different orders. */
const ORDER = FIELDS.flatMap(({ name, fields, entry }) => [
  name,
  ...(fields ?? entry?.fields ?? []).map((inner) => inner.name),
]);

/** Unknown fields come last. */
const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

/**
 * Sets a field of an app, or of an object in it. The others keep their order. A new one comes where the schema has it.
 *
 * @param value Undefined removes the field.
 * @example withMember({ id: 1, note: '' }, 'title', 'Quill') // { id: 1, title: 'Quill', note: '' }
 */
export function withMember(object: JsonObject, name: string, value: unknown): JsonObject {
  const members = Object.entries(object);
  const present = members.findIndex(([other]) => other === name);
  const index = present < 0 ? members.findLastIndex(([other]) => rank(other) <= rank(name)) + 1 : present;
  const added: [string, unknown][] = value === undefined ? [] : [[name, value]];
  return Object.fromEntries(members.toSpliced(index, present < 0 ? 0 : 1, ...added));
}
