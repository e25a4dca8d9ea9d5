/**
 * Prints all errors and warnings of a catalogue. Exits with 1 if there are errors, with 2 if the file cannot be
 * checked, otherwise with 0.
 *
 *   npm run catalogue:check [FILE] [-- --format text|json|github] [--rule NAME] [--all]
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { imageFiles } from '@/lib/catalogue/check/image-files';
import { pathInProject } from '@/lib/catalogue/check/path-in-project';
import { FORMATS, isFormat, report } from '@/lib/catalogue/check/report';
import { ERROR_RULES, isRule, loadRuleSettings, WARNING_RULES } from '@/lib/catalogue/check/rules';
import { readSource } from '@/lib/catalogue/check/source';
import { loadFormerDevelopers } from '@/lib/editor/developers/settings';
import { readIdHistory } from '@/lib/editor/versions/history';
import { runScript } from '@/lib/machine/run-script';

const USAGE = `npm run catalogue:check [FILE] [-- --format ${FORMATS.join('|')}] [--rule NAME] [--all]`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      rule: { type: 'string' },
      all: { type: 'boolean' },
    },
  });
  const { format, rule } = values;
  if (!isFormat(format) || positionals.length > 1)
    throw new Error('The format is unknown, or there is more than one file.');
  if (rule !== undefined && !isRule(rule)) throw new Error(`${JSON.stringify(rule)} is not a rule.`);
  const path = resolve(positionals[0] ?? join('public', 'appsData.json'));
  const name = pathInProject(path, process.cwd());
  const diagnostics = checkCatalogue(await readSource(path, name), {
    image: imageFiles(resolve('public')),
    rules: loadRuleSettings(process.cwd()),
    formerDevelopers: loadFormerDevelopers(process.cwd()),
    history: await readIdHistory(path),
  });
  console.log(report(name, diagnostics, format, { rule, showAll: values.all }));
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** The names of all rules, with what they report. */
function listRules(): string[] {
  const rows = [
    ...Object.entries(ERROR_RULES).map(([name, what]) => ({ name, severity: 'error', what })),
    ...Object.entries(WARNING_RULES).map(([name, what]) => ({ name, severity: 'warning', what })),
  ];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return [
    '',
    'Rules:',
    ...rows.map(({ name, severity, what }) => `  ${name.padEnd(width)}  ${severity.padEnd(7)}  ${what}`),
  ];
}

runScript(run, { help: listRules, usage: USAGE, errorCode: 2 });
