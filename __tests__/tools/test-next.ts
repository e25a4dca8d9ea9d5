/**
 * Runs the steps of npm test with another version of Next, and the newest React that it accepts, in a copy of this project.
 * Then it prints the steps that failed. `framework-internals.ts` says of tests and errors which internal has changed.
 *
 *   npm run test:next -- canary [--react canary] [--steps "typecheck test:unit build"]
 *
 * The first argument is a tag or a version of npm. A step that fails does not stop the next ones. The copy is kept if one
 * has failed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runScript } from '@/lib/machine/run-script';
import { npmCommand } from './programs';
import { commitCopy, copyProject, runNpm } from './project-copy';

/** The packages to install, such as `next@16.5.0-canary.38`. */
function packagesFor(tag: string, react: string | undefined): string[] {
  const [npm, ...before] = npmCommand();
  const view = (spec: string, field: string) =>
    JSON.parse(execFileSync(npm, [...before, 'view', spec, field, '--json'], { encoding: 'utf8' }) || 'null');
  const version = view(`next@${tag}`, 'version');
  if (typeof version !== 'string') throw new Error(`${JSON.stringify(tag)} is no tag or version of next.`);
  const peers = view(`next@${version}`, 'peerDependencies');
  return [
    `next@${version}`,
    `@next/env@${version}`,
    `react@${react ?? peers.react}`,
    `react-dom@${react ?? peers['react-dom']}`,
  ];
}

/** The steps of `npm test`, without `npm run`. */
function allSteps(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return scripts.test.split(' && ').map((step: string) => step.replace('npm run ', ''));
}

function testNext(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { steps: { type: 'string', default: '' }, react: { type: 'string' } },
  });
  const packages = packagesFor(positionals[0] ?? 'canary', values.react);
  const dir = copyProject('next');
  console.log(`The copy is ${dir}.`);
  if (!runNpm(dir, 'install', '--save-exact', '--no-audit', ...packages))
    throw new Error(`${packages.join(', ')} cannot be installed.`);
  commitCopy(dir);

  const chosen = values.steps.split(' ').filter(Boolean);
  const steps = chosen.length > 0 ? chosen : allSteps();
  process.env.OTHER_NEXT = '1';
  const failed = steps.filter((step) => !runNpm(dir, 'run', step));
  console.log(
    failed.length === 0
      ? `\n${packages[0]}: ${steps.join(', ')} passed.`
      : `\n${packages[0]}: ${failed.join(', ')} failed, in ${dir}. Look for its errors in __tests__/tools/framework-internals.ts.`,
  );
  if (failed.length === 0) rmSync(dir, { recursive: true });
  return failed.length === 0 ? 0 : 1;
}

runScript(testNext);
