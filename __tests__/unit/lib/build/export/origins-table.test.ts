import { originsTable } from '@/lib/build/export/origins-table';

test('prints rows with their parts, and the total', () => {
  const parts = [
    { name: 'library: zod', bytes: 1200 },
    { name: 'our code', bytes: 300 },
  ];
  const lines = originsTable([
    { name: 'scripts', files: 3, bytes: 1500, parts },
    { name: 'fonts', files: 1, bytes: 500, parts: [] },
  ]);
  expect(lines.map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
    'Origin | Files | Bytes | Share',
    'scripts | 3 | 1,500 | 75.0 %',
    ' | library: zod | 1,200 | 60.0 %',
    ' | our code | 300 | 15.0 %',
    'fonts | 1 | 500 | 25.0 %',
    'total | 4 | 2,000 | 100.0 %',
  ]);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
});
