import {
  CatalogueError,
  countSeverities,
  diagnose,
  formatDiagnostic,
  subjectOf,
} from '@/lib/catalogue/diagnostic';

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

test('formats a hostile field and message as one visible line', () => {
  const hostile = { ...diagnostic, path: [2, 'x\n::error::'], message: 'is \u001b[31m\u202e', app: '3\r' };
  expect(formatDiagnostic('a.json', hostile)).toBe(
    'a.json error: app 3\\r x\\n::error:: is \\u001b[31m\\u202e. Use a whole number, 0 or more.',
  );
});

test('the message of an error lists 100 diagnostics, and counts the others', () => {
  const { message } = new CatalogueError('a.json', Array(1234).fill(diagnostic));
  expect(message.split('\n')).toHaveLength(102);
  expect(message).toMatch(/\n1,134 more\. Print them with npm run catalogue:check -- --all\.$/);
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

test('formats a warning about the whole file with one colon', () => {
  expect(formatDiagnostic('appsData.json', diagnose('id-order', [], 'is empty', 'Add an app.'))).toBe(
    'appsData.json warning: is empty. Add an app.',
  );
});

test('the subject is the app and field, or empty for the whole file', () => {
  expect(subjectOf({ ...diagnostic, app: '3 "Quill"' })).toBe('app 3 "Quill" downloads');
  expect(subjectOf({ ...diagnostic, path: [2, 'ratings', 4, 'count'] })).toBe('ratings[4].count');
  expect(subjectOf({ ...diagnostic, path: [] })).toBe('');
});

test('counts errors and warnings', () => {
  const lint = diagnose('id-order', [], 'is empty', 'Add an app.');
  expect(countSeverities([diagnostic, lint, diagnostic])).toEqual({ errors: 2, warnings: 1 });
  expect(countSeverities([])).toEqual({ errors: 0, warnings: 0 });
});

describe('CatalogueError', () => {
  test('uses the singular for one error', () => {
    expect(new CatalogueError('appsData.json', [diagnostic]).message).toBe(
      [
        'The catalogue cannot be used: 1 error.',
        'appsData.json error: downloads: is negative. Use a whole number, 0 or more.',
      ].join('\n'),
    );
  });

  test('lists one diagnostic per line, in the given order', () => {
    const other = {
      severity: 'error',
      rule: 'schema',
      path: [],
      message: 'is missing',
      remedy: 'Add it.',
    } as const;
    expect(new CatalogueError('appsData.json', [diagnostic, other]).message).toBe(
      [
        'The catalogue cannot be used: 2 errors.',
        'appsData.json error: downloads: is negative. Use a whole number, 0 or more.',
        'appsData.json error: is missing. Add it.',
      ].join('\n'),
    );
  });

  test('is an Error with a name, the file and its diagnostics', () => {
    const error = new CatalogueError('appsData.json', [diagnostic]);
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('CatalogueError');
    expect(error.file).toBe('appsData.json');
    expect(error.diagnostics).toEqual([diagnostic]);
  });
});
