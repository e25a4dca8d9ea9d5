import { checkCatalogue } from '@/lib/catalogue/check/check';
import { buildValidApp } from '../../../../fixtures/valid-app';

const app = (title: string) => `  ${JSON.stringify(buildValidApp({ title }))}`;

function conflictsOf(lines: readonly string[], lineBreak = '\n') {
  return checkCatalogue(lines.join(lineBreak)).map(
    ({ severity, rule, line, column, message }) => `${line}:${column} ${severity} ${rule}: ${message}`,
  );
}

const conflict = ['[', '<<<<<<< HEAD', app('A'), '=======', app('B'), app('C'), '>>>>>>> more-apps', ']'];

test.each([
  ['\n', 'LF'],
  ['\r\n', 'CRLF'],
])('each line that git adds is an error, with line breaks %j (%s)', (lineBreak) => {
  expect(conflictsOf(conflict, lineBreak)).toEqual([
    '2:1 error merge-conflict: has a line of a merge conflict, "<<<<<<< HEAD"',
    '4:1 error merge-conflict: has a line of a merge conflict, "======="',
    '7:1 error merge-conflict: has a line of a merge conflict, ">>>>>>> more-apps"',
  ]);
});

test('the line before the common version is an error (diff3)', () => {
  expect(conflictsOf(['<<<<<<<', '1', '||||||| 1a2b3c4', '2', '=======', '3', '>>>>>>>'])).toEqual(
    [1, 3, 5, 7].map((line) => expect.stringMatching(`^${line}:1 error merge-conflict`)),
  );
});

test('a line that was left over is an error, with its remedy', () => {
  const [diagnostic, ...others] = checkCatalogue(['[', app('A'), '>>>>>>> more-apps', ']'].join('\n'));
  expect(diagnostic).toMatchObject({
    rule: 'merge-conflict',
    line: 3,
    remedy: 'Keep the lines of one side, or of both with a comma between two apps, and remove this line.',
  });
  expect(others).toEqual([]);
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
