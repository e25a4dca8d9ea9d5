/**
 * Writes the JSON Schema that an editor checks `public/appsData.json` with.
 *
 *   npm run catalogue:schema
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueJsonSchema } from '@/lib/editor/schema/json-schema';

const FILE = join('.vscode', 'appsData.schema.json');

mkdirSync('.vscode', { recursive: true });
writeFileSync(FILE, `${JSON.stringify(catalogueJsonSchema(), null, 2)}\n`);
// As all files of the project, so that writing it again changes nothing.
execFileSync('npx', ['biome', 'format', '--write', FILE], { stdio: 'pipe' });
console.log(`Wrote ${FILE}.`);
