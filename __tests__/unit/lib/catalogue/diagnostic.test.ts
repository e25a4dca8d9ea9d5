import { CatalogueError, formatDiagnostic } from '@/lib/catalogue/diagnostic';

const diagnostic = {
  severity: 'error',
  path: [2, 'downloads'],
  message: 'is negative',
  remedy: 'Give a count of 0 or more.',
} as const;

describe('formatDiagnostic', () => {
  test('says file, line, column, app, field, what is wrong and what would be right', () => {
    expect(
      formatDiagnostic('public/appsData.json', { ...diagnostic, app: '3 "Quill"', line: 7, column: 18 }),
    ).toBe('public/appsData.json:7:18 app 3 "Quill" downloads: is negative. Give a count of 0 or more.');
  });

  test('leaves out the line where the text of the file was not at hand', () => {
    expect(formatDiagnostic('appsData.json', { ...diagnostic, app: '3 "Quill"' })).toBe(
      'appsData.json app 3 "Quill" downloads: is negative. Give a count of 0 or more.',
    );
  });

  test('leaves out the app where it is not known', () => {
    expect(formatDiagnostic('appsData.json', diagnostic)).toBe(
      'appsData.json downloads: is negative. Give a count of 0 or more.',
    );
  });

  test('names the app alone where the whole of it is wrong', () => {
    expect(formatDiagnostic('appsData.json', { ...diagnostic, path: [2], app: '3 "Quill"' })).toBe(
      'appsData.json app 3 "Quill": is negative. Give a count of 0 or more.',
    );
  });

  test('names the file alone where the whole of it is wrong', () => {
    expect(formatDiagnostic('appsData.json', { ...diagnostic, path: [] })).toBe(
      'appsData.json: is negative. Give a count of 0 or more.',
    );
  });

  test('writes a field inside a list as code would', () => {
    expect(formatDiagnostic('appsData.json', { ...diagnostic, path: [2, 'ratings', 4, 'count'] })).toBe(
      'appsData.json ratings[4].count: is negative. Give a count of 0 or more.',
    );
  });
});

describe('CatalogueError', () => {
  test('counts a single diagnostic in the singular', () => {
    expect(new CatalogueError('appsData.json', [diagnostic]).message).toBe(
      [
        'The catalogue cannot be used: 1 error.',
        'appsData.json downloads: is negative. Give a count of 0 or more.',
      ].join('\n'),
    );
  });

  test('writes every diagnostic on a line of its own, in the order given', () => {
    const other = { severity: 'error', path: [], message: 'is missing', remedy: 'Write it.' } as const;
    expect(new CatalogueError('appsData.json', [diagnostic, other]).message).toBe(
      [
        'The catalogue cannot be used: 2 errors.',
        'appsData.json downloads: is negative. Give a count of 0 or more.',
        'appsData.json: is missing. Write it.',
      ].join('\n'),
    );
  });

  test('is an error with a name, which carries the file and its diagnostics', () => {
    const error = new CatalogueError('appsData.json', [diagnostic]);
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('CatalogueError');
    expect(error.file).toBe('appsData.json');
    expect(error.diagnostics).toEqual([diagnostic]);
  });
});
