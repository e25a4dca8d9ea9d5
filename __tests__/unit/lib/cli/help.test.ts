import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The first npm script that calls each TypeScript file. */
const callers = new Map<string, string>();
const npmScripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
for (const [name, command] of Object.entries(npmScripts))
  for (const [file] of command.matchAll(/\S+\.ts\b(?=$| )/g))
    if (!file.endsWith('.config.ts') && !callers.has(file)) callers.set(file, name);

test.each([...callers])('%s has help that says what it does and which command calls it', (file, caller) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toMatch(/^\/\*\*\n \* [A-Z][\s\S]{30,}?\*\//);
  expect(source.slice(0, source.indexOf('*/'))).toMatch(new RegExp(`npm (run )?${caller}`));
  expect(source).toMatch(/^runScript\(/m);
});

test('--help prints it and does nothing; that of the check lists all rules', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'lib/cli/catalogue-check.ts', '-h'],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^[A-Z].*\n[\s\S]* {2}npm run catalogue:check/);
  expect(stdout).not.toMatch(/\/\*\*|^ ?\*/m);
  expect(stdout).toMatch(/^ {2}description-html +warning {2}HTML in a text$/m);
  expect(stdout).toMatch(/^ {2}unused-pictures +off {6}a file in /m);
  expect(stdout).toMatch(/^ {2}duplicate-id +error {4}an id that several apps have$/m);
});
