/**
 * Writes the JSON Schema with which VS Code validates `public/appsData.json`.
 *
 *   npm run catalogue:schema
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueJsonSchema } from '@/lib/editor/schema/json-schema';
import { runScript } from '@/lib/machine/run-script';

const FILE = join('.vscode', 'appsData.schema.json');

function writeSchema(): void {
  mkdirSync('.vscode', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(catalogueJsonSchema(), null, 2)}\n`);
  console.log(`Wrote ${FILE}.`);
}

runScript(writeSchema);
