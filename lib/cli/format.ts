/**
 * Writes public/appsData.json in its format, and what follows from the fields of an app: the JSON Schema of the catalogue,
 * and the table of the README. Without changes it writes the same. If the JSON of the catalogue has errors, it writes nothing.
 *
 *   npm run format
 */
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { parseSource } from '@/lib/catalogue/check/read';
import { CatalogueError } from '@/lib/catalogue/diagnostic';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { fieldTable, jsonSchema } from '@/lib/catalogue/json-schema';
import { printCatalogue } from '@/lib/catalogue/print';
import type { NewFile } from '@/lib/editor/server/replace-files';
import { replaceWorkingFile } from '@/lib/editor/server/working-file';
import { readGivenFile } from '@/lib/files/source';
import { runScript } from '@/lib/machine/run-script';

const README = 'lib/catalogue/README.md';

/** The table of the README, which follows this line. */
const TABLE = /(?<=<!-- Written by `npm run format`. -->\r?\n\r?\n)(\|.*\n)+/;

async function format(): Promise<void> {
  const { path, source } = readGivenFile();
  const { value, errors } = parseSource(source);
  if (errors.length > 0) throw new CatalogueError(CATALOGUE_PATH, errors);
  const text = source.toString();
  const table = readFileSync(README, 'utf8').replace(TABLE, () => `${fieldTable()}\n`);
  mkdirSync('.vscode', { recursive: true });
  // Not in place: a full disk would leave a part of a file.
  await replaceWorkingFile({ path: realpathSync(path), text }, printCatalogue(value, text), [
    newFile('.vscode/appsData.schema.json', `${JSON.stringify(jsonSchema(), null, 2)}\n`),
    newFile(README, table),
  ]);
}

function newFile(name: string, content: string): NewFile {
  return { path: existsSync(name) ? realpathSync(name) : name, name, content };
}

runScript(format);
