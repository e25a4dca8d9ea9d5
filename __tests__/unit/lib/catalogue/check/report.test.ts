import { report } from '@/lib/catalogue/check/report';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';

const error: Diagnostic = {
  severity: 'error',
  rule: 'schema',
  path: [2, 'downloads'],
  message: 'is "100%,\n5:1", which is not a count',
  remedy: 'Use a count.',
  app: '3 "Quill, 50%: Ink"',
  line: 7,
  column: 18,
};
const warning: Diagnostic = {
  severity: 'warning',
  rule: 'title-length',
  path: [],
  message: 'is long',
  remedy: 'Shorten it.',
  line: 9,
  column: 1,
};

test('the report as text has a line for each diagnostic, with its severity, errors last, and a summary', () => {
  expect(report('a.json', [{ ...error, message: 'is wrong' }, warning], 'text').split('\n')).toEqual([
    'a.json:9:1 warning: is long. Shorten it. (title-length)',
    'a.json:7:18 error: app 3 "Quill, 50%: Ink" downloads: is wrong. Use a count. (schema)',
    'a.json: 1 error, 1 warning.',
  ]);
});

test('the JSON report contains file, counts and all fields of the diagnostics', () => {
  expect(JSON.parse(report('a.json', [error, warning], 'json'))).toEqual({
    file: 'a.json',
    errors: 1,
    warnings: 1,
    findings: [error, warning],
  });
});

test('the GitHub report escapes characters that would end an annotation or a property', () => {
  expect(report('b,c:d.json', [error, warning], 'github').split('\n')).toEqual([
    '::error file=b%2Cc%3Ad.json,line=7,col=18,title=app 3 "Quill%2C 50%25%3A Ink" downloads::is "100%25,%0A5:1", which is not a count. Use a count.',
    '::warning file=b%2Cc%3Ad.json,line=9,col=1,title=the whole file::is long. Shorten it.',
    'b,c:d.json: 1 error, 1 warning.',
  ]);
});

describe('a rule with more than 20 diagnostics', () => {
  const short: Diagnostic = { ...error, path: [], app: undefined, message: 'is wrong', line: 9, column: 9 };
  const many = Array.from({ length: 21 }, (_, index) => ({ ...warning, line: index + 1 }));

  test('is printed in one line, with an example and a count, and the others in full', () => {
    expect(report('a.json', [...many, short], 'text').split('\n')).toEqual([
      'a.json:1:1 warning: is long. Shorten it. (title-length, and 20 more: --rule title-length)',
      'a.json:9:9 error: is wrong. Use a count. (schema)',
      'a.json: 1 error, 21 warnings.',
    ]);
    expect(report('a.json', many.slice(1), 'text').split('\n')).toHaveLength(21);
  });

  test.each([{ showAll: true }, { rule: 'title-length' }])('is printed in full with %j', (options) => {
    const lines = report('a.json', many, 'text', options).split('\n');
    expect(lines).toHaveLength(22);
    expect(lines.at(-2)).toBe('a.json:21:1 warning: is long. Shorten it. (title-length)');
  });

  test('has all of its diagnostics in the formats for programs', () => {
    expect(JSON.parse(report('a.json', many, 'json')).findings).toHaveLength(21);
    expect(report('a.json', many, 'github').split('\n')).toHaveLength(22);
  });
});

test('a selected rule is printed alone, and all rules are counted', () => {
  expect(report('a.json', [error, warning], 'text', { rule: 'title-length' }).split('\n')).toEqual([
    'a.json:9:1 warning: is long. Shorten it. (title-length)',
    'a.json: 1 error, 1 warning.',
  ]);
});
