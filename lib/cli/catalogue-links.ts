/**
 * Requests every link of a catalogue, and every picture of another site, and prints those that are dead, that have moved,
 * or that could not be checked. Needs the network, and takes a while: one request at a time to a host, four in all.
 *
 *   npm run catalogue:links [FILE] [-- --format text|markdown] [--strict]
 *
 * Dead are links whose host does not exist, refuses connections, has no valid certificate or does not respond in 20
 * seconds, and those that respond with 404 or 410; of pictures also those that pages cannot show, because they redirect
 * to an origin that the policy of pages blocks, or respond with HTML, or with an SVG file of another type.
 *
 * HTTPS_PROXY, HTTP_PROXY and NO_PROXY are used. If no host answers, neither that of a link nor example.com, it prints
 * what is wrong with the network instead.
 *
 * Exits with 1 if there are dead links and --strict is set, with 2 if the file cannot be checked or the network cannot be
 * used, otherwise with 0.
 */
import '@/lib/publish/load-env';
import { parseArgs } from 'node:util';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { CatalogueError } from '@/lib/catalogue/diagnostic';
import { checkLinks } from '@/lib/editor/links/check';
import { findLinks } from '@/lib/editor/links/find';
import { linksMarkdown, linksText } from '@/lib/editor/links/report';
import { readGivenFile } from '@/lib/files/source';
import { applyProxies } from '@/lib/machine/network';
import { runScript } from '@/lib/machine/run-script';

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
  if (!format) throw new Error(`The --format is unknown. Use one of ${[...FORMATS.keys()].join(', ')}.`);
  if (positionals.length > 1) throw new Error('There is more than one file. Use one.');
  const { name, source } = readGivenFile(positionals[0]);
  const errors = checkCatalogue(source).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new CatalogueError(name, errors);
  await applyProxies(process.env);
  const links = await checkLinks(findLinks(source.toString()));
  process.stdout.write(format(name, links));
  return values.strict && links.some(({ state }) => state === 'dead') ? 1 : 0;
}

runScript(run, { errorCode: 2 });
