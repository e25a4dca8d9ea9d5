import { test } from '../sign-in';
import { catalogue, isLong, LONG, translatePages } from '../support';
import { sampleSequences } from './actions';
import { WALK_OPTIONS, walk } from './walk';

/** `npm run test:monkey` sets these to run more sequences, other sequences, and all with the service worker. */
const RUNS = Number(process.env.MONKEY_RUNS ?? 60);
const SEED = Number(process.env.MONKEY_SEED ?? 1992);
/** The number of the only sequence to run, to repeat a failure. */
const ONLY = process.env.MONKEY_ONLY;

test.describe.configure({ mode: 'parallel' });
test.use({ ...WALK_OPTIONS, serviceWorkers: process.env.MONKEY_WORKER ? 'allow' : 'block' });

const sequences = sampleSequences(RUNS, SEED);

// Printed once, not by each worker.
if (isLong && process.env.TEST_WORKER_INDEX === undefined) {
  const counts = new Map<string, number>();
  for (const { action } of sequences.flat()) counts.set(action.type, (counts.get(action.type) ?? 0) + 1);
  const list = [...counts].map(([type, count]) => `${count} ${type}`).join(', ');
  // biome-ignore lint/suspicious/noConsole: reports what is run.
  console.info(`${RUNS} random sequences of seed ${SEED}: ${list}.`);
}

for (const [index, steps] of sequences.entries()) {
  if (ONLY !== undefined && Number(ONLY) !== index) continue;
  test(`random sequence ${index} of seed ${SEED} keeps all invariants`, { tag: LONG }, async ({
    page,
    host,
  }) => {
    // Every third visitor lets the browser translate the pages.
    if (index % 3 === 0) await translatePages(page);
    await walk(page, catalogue, steps, host);
  });
}
