import { checkCatalogue } from '@/lib/catalogue/check/check';
import { buildValidApp } from '../../../../fixtures/valid-app';

const app = (title: string) => `  ${JSON.stringify(buildValidApp({ title }))}`;

function conflictsOf(lines: readonly string[], lineBreak = '\n') {
  return checkCatalogue(lines.join(lineBreak)).map(
    ({ severity, rule, line, column, message }) => `${line}:${column} ${severity} ${rule}: ${message}`,
  );
}

const conflict = ['[', '<<<<<<< HEAD', app('A'), '=======', app('B'), app('C'), '>>>>>>> more-apps', ']'];

describe('a merge conflict is one error, with the lines of both sides', () => {
  test.each([
    ['\n', 'LF'],
    ['\r\n', 'CRLF'],
  ])('with line breaks %j (%s)', (lineBreak) => {
    expect(conflictsOf(conflict, lineBreak)).toEqual([
      '2:1 error merge-conflict: has a merge conflict: "HEAD" has line 3, "more-apps" has lines 5 to 6',
    ]);
  });

  test('at the start of the file, with an empty side', () => {
    expect(conflictsOf(['<<<<<<< HEAD', '[]', '=======', '>>>>>>> more-apps'])).toEqual([
      '1:1 error merge-conflict: has a merge conflict: "HEAD" has line 2, "more-apps" has no line',
    ]);
  });

  test('with the version before both (diff3), and without names', () => {
    expect(conflictsOf(['<<<<<<<', '1', '||||||| 1a2b3c4', '2', '2', '=======', '3', '>>>>>>>'])).toEqual([
      '1:1 error merge-conflict: has a merge conflict: the first side has line 2, the second side has line 7',
    ]);
  });

  test('for each of several', () => {
    const errors = conflictsOf([...conflict.slice(0, -1), ',', ...conflict.slice(1)]);
    expect(errors.map((error) => error.slice(0, 4))).toEqual(['2:1 ', '9:1 ']);
  });
});

test('a line that was left over is an error, with its remedy', () => {
  const diagnostics = checkCatalogue(['[', app('A'), '>>>>>>> more-apps', ']'].join('\n'));
  expect(diagnostics).toEqual([
    expect.objectContaining({
      rule: 'merge-conflict',
      line: 3,
      message: 'has a line of a merge conflict, ">>>>>>> more-apps"',
      remedy:
        'Keep the lines of one side, or of both with a comma between two apps, and remove the lines of git.',
    }),
  ]);
});

test.each([
  ['in a text', JSON.stringify([buildValidApp({ title: '<<<<<<< HEAD' })])],
  ['after a line break in a text', JSON.stringify([buildValidApp({ title: 'A\n<<<<<<< B' })])],
  ['after a line separator in a text', JSON.stringify([buildValidApp({ title: 'A\u2028>>>>>>> B' })])],
  ['in an indented line', '[\n  <<<<<<< HEAD\n]'],
  ['of another length', '[\n<<<<<<<< HEAD\n]'],
  ['with a letter after it', '[\n<<<<<<<HEAD\n]'],
  ['of the middle only', '[\n=======\n]'],
])('no conflict is a marker %s', (_title, text) => {
  expect(checkCatalogue(text).map(({ rule }) => rule)).not.toContain('merge-conflict');
});
