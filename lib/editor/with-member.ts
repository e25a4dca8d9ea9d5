import { type Field, shapeOf } from '@/lib/catalogue/field-tree';
import type { JsonObject } from '@/lib/catalogue/json-path';

/**
 * Sets a field of an app, or of an object in it. The others keep their order. A new one comes where the schema has it.
 *
 * @param value Undefined removes the field.
 * @param group The field of the object. Undefined if it is unknown: a new field comes last.
 * @example withMember({ id: 1, note: '' }, 'title', 'Quill', APP) // { id: 1, title: 'Quill', note: '' }
 */
export function withMember(
  object: JsonObject,
  name: string,
  value: unknown,
  group: Field | undefined,
): JsonObject {
  const members = Object.entries(object);
  const fields = (group && shapeOf(group, { ...object, [name]: value }).fields) ?? [];
  const order = fields.map(({ name }) => name);
  // Unknown fields come last.
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const present = members.findIndex(([other]) => other === name);
  const index = present < 0 ? members.findLastIndex(([other]) => rank(other) <= rank(name)) + 1 : present;
  const added: [string, unknown][] = value === undefined ? [] : [[name, value]];
  return Object.fromEntries(members.toSpliced(index, present < 0 ? 0 : 1, ...added));
}
