import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join('lib', 'scripts');
const scripts = readdirSync(FOLDER);

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', join(FOLDER, script), ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** The npm scripts that call a script. */
function callersOf(script: string): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return Object.entries(scripts).flatMap(([name, text]) => (text.includes(script) ? [name] : []));
}

test.each(scripts)(
  '%s --help prints what it does and the command that calls it, and does nothing',
  (script) => {
    const { status, stdout, stderr } = run(script, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^[A-Z][\s\S]{30,}\n$/);
    expect(stdout).not.toMatch(/\/\*\*|^ ?\*/m);
    const [caller] = callersOf(script);
    expect(stdout).toMatch(new RegExp(`npm (run )?${caller}`));
  },
);

test('catalogue-check.ts --help lists all rules', () => {
  const { stdout } = run('catalogue-check.ts', '-h');
  expect(stdout).toMatch(/^ {2}description-html +warning {2}HTML in a description$/m);
  expect(stdout).toMatch(/^ {2}duplicate-id +error {4}an id that two apps have$/m);
});
