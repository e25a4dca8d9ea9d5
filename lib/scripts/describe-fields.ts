/**
 * Writes what follows from the fields of an app: the JSON Schema of the catalogue, and the table of the README. Without
 * changes it writes the same.
 *
 *   npm run format
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fieldTable, jsonSchema } from '@/lib/catalogue/json-schema';
import { runScript } from '@/lib/machine/run-script';

/** The table of the README, which follows this line. */
const TABLE = /(?<=<!-- Written by `npm run format`. -->\n\n)(\|.*\n)+/;

function describeFields(): void {
  writeFileSync('lib/catalogue/appsData.schema.json', `${JSON.stringify(jsonSchema(), null, 2)}\n`);
  const readme = 'lib/catalogue/README.md';
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(TABLE, () => `${fieldTable()}\n`),
  );
}

runScript(describeFields);
