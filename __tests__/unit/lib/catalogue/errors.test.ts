import { CatalogueError, formatProblem } from '@/lib/catalogue/errors';

const problem = {
  path: [2, 'downloads'],
  message: 'is negative',
  remedy: 'Give a count of 0 or more.',
} as const;

describe('formatProblem', () => {
  test('says file, line, column, app, field, what is wrong and what would be right', () => {
    expect(formatProblem('public/appsData.json', { ...problem, app: '3 "Quill"', line: 7, column: 18 })).toBe(
      'public/appsData.json:7:18 app 3 "Quill" downloads: is negative. Give a count of 0 or more.',
    );
  });

  test('leaves out the line where the text of the file was not at hand', () => {
    expect(formatProblem('appsData.json', { ...problem, app: '3 "Quill"' })).toBe(
      'appsData.json app 3 "Quill" downloads: is negative. Give a count of 0 or more.',
    );
  });

  test('leaves out the app where it is not known', () => {
    expect(formatProblem('appsData.json', problem)).toBe(
      'appsData.json downloads: is negative. Give a count of 0 or more.',
    );
  });

  test('names the app alone where the whole of it is wrong', () => {
    expect(formatProblem('appsData.json', { ...problem, path: [2], app: '3 "Quill"' })).toBe(
      'appsData.json app 3 "Quill": is negative. Give a count of 0 or more.',
    );
  });

  test('names the file alone where the whole of it is wrong', () => {
    expect(formatProblem('appsData.json', { ...problem, path: [] })).toBe(
      'appsData.json: is negative. Give a count of 0 or more.',
    );
  });

  test('writes a field inside a list as code would', () => {
    expect(formatProblem('appsData.json', { ...problem, path: [2, 'ratings', 4, 'count'] })).toBe(
      'appsData.json ratings[4].count: is negative. Give a count of 0 or more.',
    );
  });
});

describe('CatalogueError', () => {
  test('counts a single problem in the singular', () => {
    expect(new CatalogueError('appsData.json', [problem]).message).toBe(
      [
        'The catalogue cannot be used: 1 problem.',
        'appsData.json downloads: is negative. Give a count of 0 or more.',
      ].join('\n'),
    );
  });

  test('writes every problem on a line of its own, in the order given', () => {
    const other = { path: [], message: 'is missing', remedy: 'Write it.' };
    expect(new CatalogueError('appsData.json', [problem, other]).message).toBe(
      [
        'The catalogue cannot be used: 2 problems.',
        'appsData.json downloads: is negative. Give a count of 0 or more.',
        'appsData.json: is missing. Write it.',
      ].join('\n'),
    );
  });

  test('is an error with a name, which carries the file and its problems', () => {
    const error = new CatalogueError('appsData.json', [problem]);
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('CatalogueError');
    expect(error.file).toBe('appsData.json');
    expect(error.problems).toEqual([problem]);
  });
});
