/**
 * Writes the JSON Schema with which VS Code validates `public/appsData.json`.
 *
 *   npm run catalogue:schema
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueJsonSchema } from '@/lib/editor/schema/json-schema';
import { commandFile } from '@/lib/machine/programs';
import { runScript } from '@/lib/machine/run-script';

const FILE = join('.vscode', 'appsData.schema.json');

function writeSchema(): void {
  mkdirSync('.vscode', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(catalogueJsonSchema(), null, 2)}\n`);
  // Formats the file, so that the lint step accepts it.
  execFileSync(process.execPath, [commandFile('@biomejs/biome'), 'format', '--write', FILE], {
    stdio: 'pipe',
  });
  console.log(`Wrote ${FILE}.`);
}

runScript(writeSchema);
