import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** The rows of the table, by their names. Parts are indented. */
const rows = new Map<string, { files: number; bytes: number }>();

test.beforeAll(() => {
  const table = execFileSync('npm', ['run', '-s', 'weight', '--', '--origins'], { encoding: 'utf8' });
  for (const [, name = '', files = '', bytes = ''] of table.matchAll(/^(.{46})(.{7})(.{13}).* %$/gm))
    rows.set(name.trimEnd(), { files: number(files), bytes: number(bytes) });
});

const number = (text: string) => Number(text.replaceAll(',', ''));

const sizes = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .map((path) => ({ path, stats: statSync(join('out', path)) }))
  .filter(({ stats }) => stats.isFile())
  .map(({ path, stats }) => ({ path, bytes: stats.size }));

const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);

test('the table accounts for every file and every byte of the export', () => {
  const total = { files: sizes.length, bytes: sum(sizes.map(({ bytes }) => bytes)) };
  expect(rows.get('total')).toEqual(total);
  const kinds = [...rows].filter(([name]) => !name.startsWith(' ') && name !== 'total').map(([, row]) => row);
  expect(kinds.length).toBeGreaterThan(8);
  expect({
    files: sum(kinds.map(({ files }) => files)),
    bytes: sum(kinds.map(({ bytes }) => bytes)),
  }).toEqual(total);
});

test('rows have the sizes of their files', () => {
  const bytes = (pattern: RegExp) =>
    sum(sizes.filter(({ path }) => pattern.test(path)).map(({ bytes }) => bytes));
  expect(rows.get('pages')?.bytes).toBe(bytes(/\.html$/));
  expect(rows.get('scripts')?.bytes).toBe(bytes(/^_next\/static\/.*\.js$/));
  expect(rows.get('service worker')?.bytes).toBe(bytes(/^sw\.js$/));
  expect(rows.get('fonts')?.bytes).toBe(bytes(/\.woff2$/));
});

test('the source maps attribute libraries of which the chunks are known', () => {
  // The chart's library is alone in its chunk, with what it needs: less than the chunk, and more than half of it.
  const chunks = sizes.filter(({ path }) => /chunks\/.*\.js$/.test(path));
  const chart = chunks.find(({ path }) => readFileSync(join('out', path), 'utf8').includes('recharts-'));
  const recharts = rows.get('  library: recharts')?.bytes ?? 0;
  expect(recharts).toBeLessThan(chart?.bytes ?? 0);
  expect(recharts).toBeGreaterThan((chart?.bytes ?? 0) / 2);
  expect(rows.get('  framework: react-dom')?.bytes).toBeGreaterThan(100_000);
  expect(rows.get('  framework: bundler')?.bytes).toBeLessThan(20_000);
});
