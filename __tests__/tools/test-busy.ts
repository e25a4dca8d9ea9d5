/**
 * Runs npm test beside twice as many busy loops as there are cores: as it is, with a single worker, and with an ordinary Chromium
 * or Chrome instead of the headless shell. What fails here depends on how fast the machine is.
 *
 *   npm run test:busy
 */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { runScript } from '@/lib/machine/run-script';
import { findOrdinaryBrowser } from './browser';
import { canInstallFromDebian, npmCommand, run } from './programs';

/** Ends by itself if this process has disappeared. */
const LOOP = 'const parent = process.ppid; while (process.ppid === parent) for (let i = 0; i < 1e8; i += 1);';

function ordinaryBrowser(): string {
  if (!findOrdinaryBrowser() && canInstallFromDebian() && run('apt-get', 'update'))
    run('apt-get', 'install', '-y', 'chromium');
  const path = findOrdinaryBrowser();
  if (!path) throw new Error('There is no ordinary Chromium or Chrome. Install one.');
  return path;
}

function testBusy(): number {
  const rounds: [name: string, env: Record<string, string>][] = [
    ['as it is', {}],
    ['with a single worker', { TEST_WORKERS: '1' }],
    ['with an ordinary browser', { CHROME_PATH: ordinaryBrowser() }],
  ];
  const loops = Array.from({ length: 2 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }),
  );
  const endLoops = () => {
    for (const loop of loops) loop.kill();
  };
  process.once('exit', endLoops);
  const [npm, ...args] = npmCommand();
  const failed = rounds.filter(([name, env]) => {
    console.log(`\nBeside ${loops.length} busy loops, ${name}:\n`);
    const { status } = spawnSync(npm, [...args, 'test'], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    return status !== 0;
  });
  for (const [name] of failed) console.error(`npm test failed ${name}.`);
  endLoops();
  return failed.length > 0 ? 1 : 0;
}

runScript(testBusy);
