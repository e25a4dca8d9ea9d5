import { CatalogueError, countSeverities, diagnose, formatDiagnostic } from '@/lib/catalogue/diagnostic';

const diagnostic = {
  severity: 'error',
  rule: 'schema',
  path: [2, 'downloads'],
  message: 'is negative',
  remedy: 'Use a whole number, 0 or more.',
} as const;

describe('formatDiagnostic', () => {
  test('contains file, line, column, app, field, message and remedy', () => {
    expect(
      formatDiagnostic('public/appsData.json', { ...diagnostic, app: '3 "Quill"', line: 7, column: 18 }),
    ).toBe(
      'public/appsData.json:7:18 error: app 3 "Quill" downloads: is negative. Use a whole number, 0 or more.',
    );
  });

  test('omits an unknown line and column', () => {
    expect(formatDiagnostic('appsData.json', { ...diagnostic, app: '3 "Quill"' })).toBe(
      'appsData.json error: app 3 "Quill" downloads: is negative. Use a whole number, 0 or more.',
    );
  });

  test('omits an unknown app', () => {
    expect(formatDiagnostic('appsData.json', diagnostic)).toBe(
      'appsData.json error: downloads: is negative. Use a whole number, 0 or more.',
    );
  });

  test('names only the app if the diagnostic is about the whole app', () => {
    expect(formatDiagnostic('appsData.json', { ...diagnostic, path: [2], app: '3 "Quill"' })).toBe(
      'appsData.json error: app 3 "Quill": is negative. Use a whole number, 0 or more.',
    );
  });

  test('names only the file if the diagnostic is about the whole file', () => {
    expect(formatDiagnostic('appsData.json', { ...diagnostic, path: [] })).toBe(
      'appsData.json error: is negative. Use a whole number, 0 or more.',
    );
  });

  test('formats the path of a field inside a list', () => {
    expect(formatDiagnostic('appsData.json', { ...diagnostic, path: [2, 'ratings', 4, 'count'] })).toBe(
      'appsData.json error: ratings[4].count: is negative. Use a whole number, 0 or more.',
    );
  });
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

test('formats the severity', () => {
  const parts = [[0, 'reviews'], 'is 9, more than the ratings', 'Count again.'] as const;
  const at = { app: '3 "Quill"', line: 9, column: 16 };
  expect(formatDiagnostic('appsData.json', { ...diagnose('rating-reviews', ...parts), ...at })).toBe(
    'appsData.json:9:16 warning: app 3 "Quill" reviews: is 9, more than the ratings. Count again.',
  );
  expect(formatDiagnostic('appsData.json', { ...diagnose('schema', ...parts), ...at })).toBe(
    'appsData.json:9:16 error: app 3 "Quill" reviews: is 9, more than the ratings. Count again.',
  );
});

test('counts errors and warnings', () => {
  const lint = diagnose('id-order', [], 'is empty', 'Add an app.');
  expect(countSeverities([diagnostic, lint, diagnostic])).toEqual({ errors: 2, warnings: 1 });
  expect(countSeverities([])).toEqual({ errors: 0, warnings: 0 });
});
