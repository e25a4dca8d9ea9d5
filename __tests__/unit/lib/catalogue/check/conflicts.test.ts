import { checkCatalogue } from '@/lib/catalogue/check/check';
import { buildValidApp } from '../../../../fixtures/valid-app';

const REMEDY =
  'Keep the lines of one side, or of both with a comma between two apps, and remove the lines with <<<<<<<, ======= and >>>>>>>.';

const app = (title: string) => `  ${JSON.stringify(buildValidApp({ title }))}`;

function conflictsOf(lines: readonly string[], lineBreak = '\n') {
  return checkCatalogue(lines.join(lineBreak)).map(
    ({ severity, rule, line, column, message, remedy }) =>
      `${line}:${column} ${severity} ${rule}: ${message}. ${remedy}`,
  );
}

describe('a merge conflict is one error, with the lines of both sides', () => {
  const conflict = ['[', '<<<<<<< HEAD', app('A'), '=======', app('B'), app('C'), '>>>>>>> more-apps', ']'];

  test.each([
    ['\n', 'LF'],
    ['\r\n', 'CRLF'],
  ])('with line breaks %j (%s)', (lineBreak) => {
    expect(conflictsOf(conflict, lineBreak)).toEqual([
      `2:1 error merge-conflict: has a merge conflict: "HEAD" has line 3, "more-apps" has lines 5 to 6. ${REMEDY}`,
    ]);
  });

  test('at the start of the file, before anything else', () => {
    expect(conflictsOf(['<<<<<<< HEAD', '[]', '=======', '>>>>>>> more-apps'])).toEqual([
      `1:1 error merge-conflict: has a merge conflict: "HEAD" has line 2, "more-apps" has no line. ${REMEDY}`,
    ]);
  });

  test('with the version before both (diff3), which can have conflicts of its own', () => {
    const lines = [
      '[',
      '<<<<<<< ours',
      app('A'),
      '||||||| 1a2b3c4',
      '<<<<<<<<< Temporary merge branch 1',
      '=========',
      '>>>>>>>>> Temporary merge branch 2',
      '=======',
      '>>>>>>> theirs',
      ']',
    ];
    expect(conflictsOf(lines)).toEqual([
      `2:1 error merge-conflict: has a merge conflict: "ours" has line 3, "theirs" has no line, the version before both has lines 5 to 7. ${REMEDY.replace('<, =', '<, |||||||, =')}`,
    ]);
  });

  test('of markers without names', () => {
    expect(conflictsOf(['<<<<<<<', '1', '=======', '2', '>>>>>>>'])).toEqual([
      `1:1 error merge-conflict: has a merge conflict: the first side has line 2, the second side has line 4. ${REMEDY}`,
    ]);
  });

  test('for each of several', () => {
    const errors = conflictsOf([...conflict.slice(0, -1), ',', ...conflict.slice(1)]);
    expect(errors.map((error) => error.slice(0, 60))).toEqual([
      '2:1 error merge-conflict: has a merge conflict: "HEAD" has l',
      '9:1 error merge-conflict: has a merge conflict: "HEAD" has l',
    ]);
  });
});

test('a marker that was left over is an error', () => {
  expect(conflictsOf(['[', app('A'), '>>>>>>> more-apps', ']'])).toEqual([
    '3:1 error merge-conflict: is a marker of a merge conflict, ">>>>>>>". Remove the line. Check that the lines around it are those of one side, or of both.',
  ]);
  expect(conflictsOf(['<<<<<<< HEAD', '[', '=======', ']']).map((error) => error.slice(0, 25))).toEqual([
    '1:1 error merge-conflict:',
    '3:1 error merge-conflict:',
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
