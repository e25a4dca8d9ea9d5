import * as z from 'zod/mini';
import { NAME } from '@/lib/id';
import { FIELDS, type Field } from './field-tree';
import { catalogueSchema, fieldMeta, JSON_TEXT } from './schema';

/** The JSON Schema of the catalogue, with which editors of JSON complete fields and underline errors. */
export function jsonSchema() {
  const schema = z.toJSONSchema(catalogueSchema, {
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern === NAME.source) jsonSchema.pattern = inBothCases(NAME.source);
      const meta = fieldMeta.get(zodSchema);
      if (!meta) return;
      const { label, hint, examples, pattern, isTranslatable } = meta;
      Object.assign(jsonSchema, { title: label, ...(hint && { description: hint }) });
      if (pattern) {
        jsonSchema.pattern = pattern;
        // The patterns of the checks, which have flags.
        delete jsonSchema.allOf;
      }
      if (pattern && isTranslatable) {
        delete jsonSchema.type;
        delete jsonSchema.pattern;
        jsonSchema.anyOf = [{ type: 'string', pattern }, { $ref: '#/definitions/languages' }];
      } else if (isTranslatable) {
        const anyOf = jsonSchema.anyOf ?? [];
        jsonSchema.anyOf = [...anyOf, inLanguages({ anyOf })];
      }
      if (examples.length > 0) jsonSchema.examples = [...examples];
    },
  });
  return { ...schema, definitions: { languages: inLanguages({ type: 'string', pattern: JSON_TEXT }) } };
}

/** A pattern of the flag `i`, which JSON Schema does not have, without it. */
function inBothCases(pattern: string): string {
  return pattern.replace(/\\.|a-z|[a-z]/g, (part) => {
    if (part === 'a-z') return 'a-zA-Z';
    return part.length > 1 ? part : `[${part}${part.toUpperCase()}]`;
  });
}

/** A text, or a price, in several languages, by their tags. */
function inLanguages(additionalProperties: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  return {
    type: 'object',
    title: 'Languages',
    description: 'The text in several languages, by their tags: { "en": "Quill", "de": "Kiel" }.',
    minProperties: 1,
    propertyNames: { pattern: '^[A-Za-z]{2,3}(-[A-Za-z\\d]{1,8})*$' },
    additionalProperties,
  };
}

/** The fields of an app as a table in Markdown. */
export function fieldTable(): string {
  const rows = [['field', 'required', 'content'], ...rowsOf(FIELDS, '', true)];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head, ' '), line(['', '', ''], '-'), ...others.map((row) => line(row, ' '))].join('\n');
}

/** @param isRequired Whether what contains the fields is required. */
function rowsOf(fields: readonly Field[], prefix: string, isRequired: boolean): string[][] {
  return fields.flatMap((field) => {
    const name = `${prefix}${field.name}`;
    const always = isRequired && field.isRequired;
    const hint = field.hint.replaceAll('<', '&lt;').replaceAll('|', '\\|');
    const inner = field.fields ?? field.entry?.fields ?? [];
    return [[`\`${name}\``, always ? 'yes' : '', hint], ...rowsOf(inner, `${name}.`, always)];
  });
}
