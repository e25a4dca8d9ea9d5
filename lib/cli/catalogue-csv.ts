/**
 * Writes the catalogue as a table in CSV, and reads it after changes in a spreadsheet.
 *
 *   npm run catalogue:csv -- export FILE [--separator comma|semicolon|tab]
 *   npm run catalogue:csv -- import FILE [--remove] [--yes]
 *
 * export separates cells by commas unless told otherwise, and overwrites no file. import detects the separator, prints
 * the changes, and asks before it writes public/appsData.json; --yes answers. It needs the column id and those that
 * change; others keep their values. A row with a new id adds an app at the end. An app without a row stays, or is removed
 * with --remove. Exits with 1 if nothing is written because of an error or the answer.
 */
import '@/lib/publish/load-env';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { CatalogueError } from '@/lib/catalogue/diagnostic';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { printCatalogue } from '@/lib/catalogue/print';
import { cutCells, readTable, SEPARATORS, writeTable } from '@/lib/editor/csv/table';
import { diffCatalogues } from '@/lib/editor/diff/diff';
import { diffText } from '@/lib/editor/diff/render';
import { replaceFiles } from '@/lib/editor/server/replace-files';
import { loadWorkingFile, replaceWorkingFile } from '@/lib/editor/server/working-file';
import { historyNotice, projectCheckOptions } from '@/lib/editor/versions/history';
import { decodedImageFiles } from '@/lib/files/decodable';
import { whyUnreadable } from '@/lib/files/source';
import { runScript } from '@/lib/machine/run-script';
import { printable, printableLines, quoted } from '@/lib/text/printable';
import { plural } from '@/lib/texts/en/plural';

const REFORMATTED = `${CATALOGUE_PATH} has another format. It is written as npm run format writes it, so that all its lines can change.`;

function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { separator: { type: 'string' }, remove: { type: 'boolean' }, yes: { type: 'boolean' } },
  });
  const [action, file, ...others] = positionals;
  const separator = SEPARATORS.get(values.separator ?? '');
  if (values.separator !== undefined && !separator)
    throw new Error(`The --separator is unknown. Use one of ${[...SEPARATORS.keys()].join(', ')}.`);
  if (separator && action === 'import')
    throw new Error('An import detects the separator. Leave out --separator.');
  if (action === 'export' && (values.remove || values.yes))
    throw new Error('An export changes no app. Leave out --remove and --yes.');
  if (!(action === 'export' || action === 'import') || !file || others.length > 0)
    throw new Error('Use export or import, and the name of one file.');
  return action === 'export' ? exportTable(file, separator) : importTable(file, values.remove, values.yes);
}

async function exportTable(file: string, separator = ','): Promise<number> {
  const { entries } = await loadWorkingFile(process.cwd());
  await replaceFiles([{ path: file, name: file, content: writeTable(entries, separator) }], () => {
    if (existsSync(file)) throw new Error(`The file ${file} exists. Use another name.`);
  });
  console.log(printableLines([`${file}: ${plural(entries.length, 'app')}.`, ...cutCells(entries)]));
  return 0;
}

async function importTable(file: string, remove = false, yes = false): Promise<number> {
  const table = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(whyUnreadable(`The file ${file}`, error, 'Fix the path.'));
  });
  const working = await loadWorkingFile(process.cwd());
  const { path, text, entries } = working;
  const { edited, rows, missing, ignored } = readTable(table, entries, remove);
  const result = printCatalogue(edited, text);
  const options = await projectCheckOptions(process.cwd(), path);
  const notice = await historyNotice(path);
  if (notice) console.error(printable(notice));
  const image = await decodedImageFiles('public', result);
  const diagnostics = checkCatalogue(result, { ...options, image });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  // Without line and column: these are positions in the result, which is not written.
  if (errors.length > 0)
    throw new CatalogueError(
      file,
      errors.map(({ line, column, app, ...error }) => {
        const row = rows[Number(error.path[0])];
        return { ...error, app: row ? `${app} in row ${row}` : app };
      }),
    );
  if (ignored.length > 0)
    console.log(printable(`Ignored, because apps have no such field: ${ignored.map(quoted).join(', ')}.`));
  process.stdout.write(diffText(diffCatalogues(entries, edited)));
  if (missing > 0 && !remove)
    console.log(`Without a row, and not changed: ${plural(missing, 'app')}. --remove removes such apps.`);
  const before = printCatalogue(entries, text);
  if (result === before) return 0;
  if (before !== text) console.log(REFORMATTED);
  if (!yes && !(await confirms(`Write ${CATALOGUE_PATH}?`))) {
    console.log('Nothing is written.');
    return 1;
  }
  await replaceWorkingFile(working, result);
  if (diagnostics.length > 0)
    console.log(`${plural(diagnostics.length, 'warning')}, which npm run catalogue:check prints.`);
  return 0;
}

async function confirms(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('There is no terminal to ask. Use --yes to write the changes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

runScript(run);
