import { APP, type Field, memberOf, shapeOf } from '@/lib/catalogue/field-tree';
import { isObject, type JsonObject } from '@/lib/catalogue/json-path';

/** A field of an app: `['links', 'get']`. */
export type FieldPath = readonly (string | number)[];

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
  const rest = members.slice(present < 0 ? index : index + 1);
  return Object.fromEntries([...members.slice(0, index), ...added, ...rest]);
}

/**
 * Sets a field of an app.
 *
 * @param value Undefined removes the field, and an object that is empty afterwards. An entry of a list stays, empty.
 */
export function withField(app: JsonObject, field: FieldPath, value: unknown): JsonObject {
  return (setIn(app, field, value, APP) ?? {}) as JsonObject;
}

function setIn(
  parent: unknown,
  [key, ...rest]: FieldPath,
  value: unknown,
  field: Field | undefined,
): unknown {
  if (key === undefined) return value;
  const member = memberOf(field, key);
  if (typeof key === 'number') {
    const list = Array.isArray(parent) ? parent : [];
    const entry = setIn(list[key], rest, value, member);
    // Without a value, the entry stays, empty: the entries that follow keep their positions.
    return [...list.slice(0, key), entry ?? (rest.length > 0 ? {} : ''), ...list.slice(key + 1)];
  }
  const members = isObject(parent) ? parent : {};
  const result = withMember(members, key, setIn(members[key], rest, value, member), field);
  return Object.keys(result).length > 0 ? result : undefined;
}
