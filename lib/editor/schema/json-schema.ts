import * as z from 'zod/mini';
import { type App, catalogueSchema } from '@/lib/catalogue/schema';
import { appMeta, type FieldMeta, ratingMeta } from './field-docs';

type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema of `public/appsData.json`: the zod schema with descriptions, examples and limits, which text editors
 * show while an editor types.
 *
 * It rejects unknown fields, so that a misspelt name is underlined. The check only warns about them.
 */
export function catalogueJsonSchema(): JsonSchema {
  // VS Code supports all of draft 7, and only parts of later drafts.
  const schema = z.toJSONSchema(catalogueSchema, { target: 'draft-07' }) as unknown as JsonSchema;
  const app = described(schema.items as JsonSchema, appMeta);
  const properties = app.properties as Record<keyof App, JsonSchema>;
  const ratings: JsonSchema = { ...properties.ratings };
  ratings.items = {
    title: 'Star level',
    ...described(ratings.items as JsonSchema, ratingMeta),
  };
  return {
    $schema: schema.$schema,
    title: 'Catalogue',
    description: 'All apps, in the order of the site. The first eight are the trending apps.',
    type: 'array',
    items: {
      title: 'App',
      description: 'One app of the catalogue.',
      ...app,
      properties: { ...properties, ratings },
      defaultSnippets: [{ label: 'A new app', body: snippet() }],
    },
  };
}

function described(schema: JsonSchema, meta: Readonly<Record<string, FieldMeta>>): JsonSchema {
  const fields = Object.entries(schema.properties as Record<string, JsonSchema>).map(([name, field]) => {
    const { limits, ...words } = meta[name] ?? {};
    return [name, { ...words, ...field, ...limits }];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** The text that completion inserts for a new app. */
function snippet(): JsonSchema {
  return Object.fromEntries(Object.entries(appMeta).map(([name, { examples }]) => [name, examples[0]]));
}
