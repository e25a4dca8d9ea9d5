/**
 * Runs random walks through the site, and prints how many passed all checks.
 *
 *   npm run test:site && npm run test:monkey -- --runs 500 [--seed 7] [--only 12] [--workers 6] [--worker]
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runScript } from '@/lib/machine/run-script';
import { commandFile } from './programs';

function monkey(): number {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '100' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
      only: { type: 'string' },
      // With the service worker, which answers instead of the failing network.
      worker: { type: 'boolean', default: false },
      // A walk mostly waits, so more workers than CPUs are useful.
      workers: { type: 'string', default: '6' },
    },
  });

  const { status } = spawnSync(
    process.execPath,
    [
      commandFile('@playwright/test', 'playwright'),
      'test',
      'random-walk',
      '--project=journeys',
      '--workers',
      values.workers,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        // The long form has the walks.
        TEST_ALL: '1',
        MONKEY_RUNS: values.runs,
        MONKEY_SEED: values.seed,
        ...(values.worker && { MONKEY_WORKER: '1' }),
        ...(values.only && { MONKEY_ONLY: values.only }),
      },
    },
  );
  return status ?? 1;
}

runScript(monkey);
