/**
 * Runs `npm test` with the long form of its tests: axe on every page, and random walks.
 *
 *   npm run test:all
 */
import { spawnSync } from 'node:child_process';
import { runScript } from '@/lib/machine/run-script';
import { npmCommand } from './programs';

function testAll(): number {
  const [npm, ...args] = npmCommand();
  const { status } = spawnSync(npm, [...args, 'test'], {
    stdio: 'inherit',
    env: { ...process.env, TEST_ALL: '1' },
  });
  return status ?? 1;
}

runScript(testAll);
