/**
 * Requests every link of a catalogue, and every picture of another site, and prints those that are dead, that have moved,
 * or that could not be checked. Needs the network, and takes a while: one request at a time to a host, four in all.
 *
 *   npm run catalogue:links [FILE] [-- --format text|markdown] [--strict]
 *
 * Dead are links whose host does not exist, refuses connections, has no valid certificate or does not respond in 20
 * seconds, and those that respond with 404 or 410. Exits with 1 if there are dead links and --strict is set, with 2 if
 * the file cannot be checked, otherwise with 0.
 */
import { parseArgs } from 'node:util';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { readGivenFile } from '@/lib/catalogue/check/source';
import { CatalogueError } from '@/lib/catalogue/diagnostic';
import { checkLinks } from '@/lib/editor/links/check';
import { findLinks } from '@/lib/editor/links/find';
import { type CheckedLink, linksMarkdown, linksText } from '@/lib/editor/links/report';
import { runScript } from '@/lib/machine/run-script';

const USAGE = 'npm run catalogue:links [FILE] [-- --format text|markdown] [--strict]';

const FORMATS = new Map([
  ['text', linksText],
  ['markdown', linksMarkdown],
]);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' }, strict: { type: 'boolean' } },
  });
  const format = FORMATS.get(values.format);
  if (!format || positionals.length > 1)
    throw new Error('The format is unknown, or there is more than one file.');
  const { name, source } = await readGivenFile(positionals[0]);
  const errors = checkCatalogue(source).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new CatalogueError(name, errors);
  const found = findLinks(source.toString());
  const verdicts = await checkLinks(found.map(({ url }) => url));
  const links = found.flatMap((link): CheckedLink[] => {
    const verdict = verdicts.get(link.url);
    return verdict ? [{ ...link, ...verdict }] : [];
  });
  process.stdout.write(format(name, links));
  return values.strict && links.some(({ state }) => state === 'dead') ? 1 : 0;
}

runScript(run, { usage: USAGE, errorCode: 2 });
