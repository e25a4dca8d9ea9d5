/**
 * Compares two versions of the catalogue.
 *
 *   npm run catalogue:diff [BASE] [HEAD] [-- --format text|markdown|json]
 *   npm run catalogue:diff [BASE] -- --write-versions
 *
 * BASE and HEAD are paths, http(s) URLs or git revisions. BASE defaults to the merge base with main, and HEAD to the
 * working file. Prints the diff to stdout, and the names of the versions to stderr. Before that, --write-versions
 * inserts the version that each updated app had in BASE, with its date and changes, at the start of its `versions` in the
 * working file.
 * Exits with 2 if the versions cannot be compared, or the file cannot be written.
 */
import '@/lib/publish/load-env';
import { parseArgs } from 'node:util';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { printCatalogue } from '@/lib/catalogue/print';
import { type CatalogueDiff, diffCatalogues } from '@/lib/editor/diff/diff';
import { withEarlierVersions } from '@/lib/editor/diff/earlier-versions';
import { diffMarkdown, diffText } from '@/lib/editor/diff/render';
import { loadWorkingFile, replaceWorkingFile } from '@/lib/editor/server/working-file';
import { mergeBase } from '@/lib/editor/versions/git';
import { type CatalogueVersion, loadVersion } from '@/lib/editor/versions/load';
import { runScript } from '@/lib/machine/run-script';
import { printable, printableJson, quoted } from '@/lib/text/printable';

const FORMATS = new Map<string, (diff: CatalogueDiff) => string>([
  ['text', diffText],
  ['markdown', diffMarkdown],
  ['json', (diff) => `${printableJson(diff)}\n`],
]);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, 'write-versions': { type: 'boolean' } },
  });
  const render = FORMATS.get(values.format);
  const [base, head = CATALOGUE_PATH, ...others] = positionals;
  if (others.length > 0) throw new Error('There are too many arguments. Use at most a BASE and a HEAD.');
  if (values['write-versions'] && positionals.length > 1)
    throw new Error(`--write-versions changes ${CATALOGUE_PATH}. Use it without a HEAD.`);
  if (!render) throw new Error(`The --format is unknown. Use one of ${[...FORMATS.keys()].join(', ')}.`);
  const project = process.cwd();
  const before = await loadVersion(base ?? (await mergeBase(project)), project);
  if (values['write-versions']) await writeVersions(before, project);
  const after = await loadVersion(head, project);
  console.error(printable(`${before.name} -> ${after.name}`));
  process.stdout.write(render(diffCatalogues(before.entries, after.entries)));
}

/** Puts the versions that apps had before into the working file, and says so. */
async function writeVersions(base: CatalogueVersion, project: string): Promise<void> {
  const file = await loadWorkingFile(project);
  const { entries, updated } = withEarlierVersions(base, file);
  if (updated.length === 0)
    return console.error(
      'No app has a new version whose former one is not in its versions, so nothing is written.',
    );
  await replaceWorkingFile(file, printCatalogue(entries, file.text));
  for (const { app, version } of updated)
    console.error(
      printable(`Wrote version ${quoted(version)} into the versions of app ${app.id} ${quoted(app.title)}.`),
    );
}

runScript(run, { errorCode: 2 });
