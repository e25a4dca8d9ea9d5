import {
  CatalogueError,
  countSeverities,
  type Diagnostic,
  diagnose,
  formatDiagnostic,
} from '@/lib/catalogue/diagnostic';

const diagnostic = {
  severity: 'error',
  rule: 'schema',
  path: [2, 'downloads'],
  message: 'is negative',
  remedy: 'Use a whole number, 0 or more.',
} as const;

const app = '3 "Quill"';

test.each<[string, Partial<Diagnostic>, string]>([
  ['its place and its app', { app, line: 7, column: 18 }, ':7:18 error: app 3 "Quill" downloads:'],
  ['its app alone', { app }, ' error: app 3 "Quill" downloads:'],
  ['neither', {}, ' error: downloads:'],
  ['the app as a whole', { path: [2], app }, ' error: app 3 "Quill":'],
  ['the file as a whole', { path: [] }, ' error:'],
  ['a field in a list', { path: [2, 'ratings', 4, 'count'] }, ' error: ratings[4].count:'],
])('a diagnostic is one line, with %s', (_, parts, start) => {
  expect(formatDiagnostic('a.json', { ...diagnostic, ...parts })).toBe(
    `a.json${start} is negative. Use a whole number, 0 or more.`,
  );
});

test.each([
  ['public/appsData.json', '1,134 more. Print them with npm run catalogue:check -- --all.'],
  // The command would check another file.
  ['a.csv', '1,134 more.'],
])('the message of an error in %s lists 100 diagnostics, and counts the others', (file, last) => {
  const lines = new CatalogueError(file, Array(1234).fill(diagnostic)).message.split('\n');
  expect(lines).toHaveLength(102);
  expect(lines.at(-1)).toBe(last);
});

test('counts errors and warnings', () => {
  const lint = diagnose('id-order', [], 'is empty', 'Add an app.');
  expect(countSeverities([diagnostic, lint, diagnostic])).toEqual({ errors: 2, warnings: 1 });
  expect(countSeverities([])).toEqual({ errors: 0, warnings: 0 });
});
