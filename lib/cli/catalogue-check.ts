/**
 * Prints all errors and warnings of a catalogue. Exits with 1 if there are errors, with 2 if the file cannot be
 * checked, otherwise with 0. --rule prints the diagnostics of one rule, also of one that is off.
 *
 *   npm run catalogue:check [FILE] [-- --format text|json|github] [--rule NAME] [--all]
 */
import '@/lib/publish/load-env';
import { parseArgs } from 'node:util';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { FORMATS, report } from '@/lib/catalogue/check/report';
import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { isRule, RULES, type Rule, settingOf, severityOf } from '@/lib/catalogue/rules';
import { historyNotice, projectCheckOptions } from '@/lib/editor/versions/history';
import { decodedImageFiles } from '@/lib/files/decodable';
import { readGivenFile } from '@/lib/files/source';
import { runScript } from '@/lib/machine/run-script';
import { printable } from '@/lib/text/printable';

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      rule: { type: 'string' },
      all: { type: 'boolean' },
    },
  });
  const { rule } = values;
  const format = FORMATS.find((known) => known === values.format);
  if (!format) throw new Error(`The --format is unknown. Use one of ${FORMATS.join(', ')}.`);
  if (positionals.length > 1) throw new Error('There is more than one file. Use one.');
  if (rule !== undefined && !isRule(rule))
    throw new Error(`${JSON.stringify(rule)} is not a rule. The rules are ${Object.keys(RULES).join(', ')}.`);
  const { path, name, source } = readGivenFile(positionals[0]);
  const { rules = {}, ...options } = await projectCheckOptions(process.cwd(), path);
  // A rule that is off, too.
  const isOff = rule !== undefined && settingOf(rule, rules) === 'off';
  const diagnostics = checkCatalogue(source, {
    ...options,
    rules: isOff ? { ...rules, [rule]: severityOf(rule) } : rules,
    image: await decodedImageFiles('public', source.toString()),
    // npm run format writes no other file.
    ...(name === CATALOGUE_PATH && { text: source.toString() }),
  });
  const notice = await historyNotice(path);
  if (notice) console.error(printable(notice));
  console.log(report(name, diagnostics, format, { rule, showAll: values.all }));
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** The names of all rules, with what they report. */
function listRules(): string[] {
  const width = Math.max(...Object.keys(RULES).map((name) => name.length));
  return [
    '',
    'Rules:',
    ...(Object.keys(RULES) as Rule[]).map(
      (name) => `  ${name.padEnd(width)}  ${settingOf(name, {}).padEnd(7)}  ${RULES[name]}`,
    ),
  ];
}

runScript(run, { help: listRules, errorCode: 2 });
