import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { APP, type Field, shapeOf } from '@/lib/catalogue/field-tree';

/** An unknown field. */
interface UnknownField {
  path: Diagnostic['path'];
  /** The fields that its object can have. */
  known: readonly string[];
}

/** Warns about unknown fields: once for each name, at its first occurrence. */
export function checkUnknownFields(input: unknown): Diagnostic[] {
  if (!Array.isArray(input)) return [];
  const fields = input.flatMap((app, index) => [...unknownIn(APP, app, [index])]);
  const byName = new Map<string, UnknownField & { uses: number }>();
  for (const field of fields) {
    const name = field.path.filter((key) => typeof key === 'string').join('.');
    const entry = byName.get(name) ?? { ...field, uses: 0 };
    entry.uses += 1;
    byName.set(name, entry);
  }
  return [...byName.values()].map(({ path, known, uses }) => {
    const times = uses > 1 ? `; it occurs ${uses} times` : '';
    const message = `is an unknown field, which the site does not use${times}`;
    return diagnose('unknown-field', path, message, `Remove it, or rename it to one of ${known.join(', ')}.`);
  });
}

function* unknownIn(field: Field, value: unknown, path: Diagnostic['path']): Generator<UnknownField> {
  const { fields, entry } = shapeOf(field, value);
  if (Array.isArray(value)) {
    if (entry)
      for (const [index, member] of value.entries()) yield* unknownIn(entry, member, [...path, index]);
    return;
  }
  if (!fields || typeof value !== 'object' || value === null) return;
  const known = fields.map(({ name }) => name);
  for (const name of Object.keys(value)) {
    const field = fields.find((field) => field.name === name);
    if (field) yield* unknownIn(field, (value as Record<string, unknown>)[name], [...path, name]);
    else yield { path: [...path, name], known };
  }
}
