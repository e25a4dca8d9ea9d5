import * as z from 'zod/mini';
import { type App, catalogueSchema } from '@/lib/catalogue/schema';
import { appMeta, type FieldMeta, ratingMeta } from './field-docs';

type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema of `public/appsData.json`, generated from the zod schema and given words, examples and limits:
 * for the editor of a file, who sees them while typing.
 *
 * It refuses unknown fields, of which the check only warns: nothing shows a misspelt name sooner.
 */
export function catalogueJsonSchema(): JsonSchema {
  // Draft 7 is what editors understand in full.
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
    description: 'All apps, in the order in which they are listed; the first eight are the trending ones.',
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

/** What an editor's completion writes for a new app. */
function snippet(): JsonSchema {
  return Object.fromEntries(Object.entries(appMeta).map(([name, { examples }]) => [name, examples[0]]));
}
