import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support';

/** The payloads of the site under test, as paths below `out/`. */
const payloads = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.txt') && path !== 'robots.txt',
);

test('no payload contains the markup of the skeleton cards', () => {
  expect(payloads.length).toBeGreaterThan(100);
  expect(
    payloads.filter((path) => readFileSync(join('out', path), 'utf8').includes('skeleton-card')),
  ).toEqual([]);
});
