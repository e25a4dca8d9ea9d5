/**
 * Writes public/appsData.json in its format, and what follows from the fields of an app: the JSON Schema of the catalogue,
 * and the table of the README. Without changes it writes the same. A catalogue whose JSON has errors stays as it is.
 *
 *   npm run format
 */
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { parseSource } from '@/lib/catalogue/check/read';
import { CatalogueError } from '@/lib/catalogue/diagnostic';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { fieldTable, jsonSchema } from '@/lib/catalogue/json-schema';
import { printCatalogue } from '@/lib/catalogue/print';
import { replaceWorkingFile } from '@/lib/editor/server/working-file';
import { readGivenFile } from '@/lib/files/source';
import { runScript } from '@/lib/machine/run-script';

/** The table of the README, which follows this line. */
const TABLE = /(?<=<!-- Written by `npm run format`. -->\r?\n\r?\n)(\|.*\n)+/;

async function format(): Promise<void> {
  mkdirSync('.vscode', { recursive: true });
  writeFileSync('.vscode/appsData.schema.json', `${JSON.stringify(jsonSchema(), null, 2)}\n`);
  const readme = 'lib/catalogue/README.md';
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(TABLE, () => `${fieldTable()}\n`),
  );
  await formatCatalogue();
}

async function formatCatalogue(): Promise<void> {
  const { path, source } = readGivenFile();
  const { value, errors } = parseSource(source);
  if (errors.length > 0) throw new CatalogueError(CATALOGUE_PATH, errors);
  const text = source.toString();
  // Not in place: a full disk would leave a part of it.
  await replaceWorkingFile({ path: realpathSync(path), text }, printCatalogue(value, text));
}

runScript(format);
