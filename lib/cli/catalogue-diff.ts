/**
 * Compares two versions of the catalogue.
 *
 *   npm run catalogue:diff [BASE] [HEAD] [-- --format text|markdown|json]
 *
 * BASE and HEAD are paths, http(s) URLs or git revisions. BASE defaults to the merge base with main, and HEAD to the
 * working file. Prints the diff to stdout, and the names of the versions to stderr. Exits with 2 if the versions cannot
 * be compared.
 */
import { parseArgs } from 'node:util';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { type CatalogueDiff, diffCatalogues } from '@/lib/editor/diff/diff';
import { diffMarkdown, diffText } from '@/lib/editor/diff/render';
import { mergeBase } from '@/lib/editor/versions/git';
import { loadVersion } from '@/lib/editor/versions/load';
import { isUrl } from '@/lib/editor/versions/url';
import { applyProxies } from '@/lib/machine/network';
import { runScript } from '@/lib/machine/run-script';
import { printable, printableJson } from '@/lib/text/printable';

const FORMATS = new Map<string, (diff: CatalogueDiff) => string>([
  ['text', diffText],
  ['markdown', diffMarkdown],
  ['json', (diff) => `${printableJson(diff)}\n`],
]);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' } },
  });
  const render = FORMATS.get(values.format);
  const [base, head = CATALOGUE_PATH, ...others] = positionals;
  if (others.length > 0) throw new Error('There are too many arguments. Use at most a BASE and a HEAD.');
  if (!render) throw new Error(`The --format is unknown. Use one of ${[...FORMATS.keys()].join(', ')}.`);
  if ([base, head].some((source) => source !== undefined && isUrl(source))) await applyProxies(process.env);
  const project = process.cwd();
  const before = await loadVersion(base ?? (await mergeBase(project)), project);
  const after = await loadVersion(head, project);
  console.error(printable(`${before.name} -> ${after.name}`));
  process.stdout.write(render(diffCatalogues(before.apps, after.apps)));
}

runScript(run, { errorCode: 2 });
