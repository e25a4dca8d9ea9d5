import { FRAMEWORK_INTERNALS, type Guard } from '../../tools/framework-internals';
import { verdictLines, verdictOf } from '../../tools/verdicts';

const verdict = (guard: Partial<Guard>, output: string, hasPassed = false) => {
  const whole: Guard = { step: 'test:e2e', file: 'a.spec.ts', text: 'a title', ...guard };
  return verdictOf({ guard: whole }, { [whole.step]: { hasPassed, output } });
};

test('an internal holds if the step of its guard has passed', () => {
  expect(verdict({}, '', true)).toBe('held');
});

test.each([
  ['jest', '  ● a group › a title\n'],
  ['Playwright', '  1) [journeys] › a.spec.ts:1:2 › a title ───\n'],
  ['colours', '\u001b[1m\u001b[31m  \u001b[1m● \u001b[22ma title\u001b[39m\n'],
])('an internal fails if its test is reported by %s', (_reporter, output) => {
  expect(verdict({}, output)).toBe('failed');
});

test('an internal fails if one of the tests with its title is reported', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as in its source.
  const text = '${what}: one document';
  expect(verdict({ text }, '● missing chunks: one document load')).toBe('failed');
  expect(verdict({ text }, '● missing chunks: two documents')).toBe('held');
});

test('an internal holds if only other tests are reported', () => {
  expect(verdict({}, '✓ a title\n  1) [journeys] › b.spec.ts:1:2 › another title\n')).toBe('held');
});

test('an internal fails if the build prints its message', () => {
  const text = 'is not inlined';
  expect(verdict({ step: 'build', text }, 'apps.html: <link> is not inlined. Add …')).toBe('failed');
  expect(verdict({ step: 'build', text }, 'apps.html: another error')).toBe('unknown');
});

test.each([
  ['jest', '  ● another title\n  ● Test suite failed to run\n'],
  ['Playwright', '  1) [builds] › copies.setup.ts:1:2 › another title ───\n  7 did not run\n'],
])('nothing is known of tests that %s has not run', (_reporter, output) => {
  expect(verdict({}, output)).toBe('unknown');
  expect(verdict({ text: 'another title' }, output)).toBe('failed');
});

test('an internal holds if its test has passed, also if others have not run', () => {
  const output =
    '  ✓  7 [journeys] › a.spec.ts:1:2 › a title (1s)\n  1) [journeys] › b.spec.ts:1:2 › other\n  7 did not run\n';
  expect(verdict({}, output)).toBe('held');
});

test('nothing is known if the step did not run, or did not start', () => {
  const [row] = FRAMEWORK_INTERNALS;
  expect(row && verdictOf(row, {})).toBe('unknown');
  expect(verdict({}, 'Error: no browser')).toBe('unknown');
});

test('the table starts with what failed, and tells what to do', () => {
  const guard = (step: Guard['step'], text: string): Guard => ({ step, file: '', text });
  const row = { where: 'a.ts', assumed: 'b', why: 'c', remedy: 'd', issue: null };
  const rows = [
    { ...row, name: 'one', guard: guard('test:e2e', 'one') },
    { ...row, name: 'two', guard: guard('typecheck', 'two') },
    { ...row, name: 'three', guard: guard('build', 'three'), issue: 'https://github.com/a' },
  ];
  const results = {
    typecheck: { hasPassed: true, output: '' },
    build: { hasPassed: false, output: 'a.html: three' },
  };
  expect(verdictLines(rows, results)).toEqual([
    'FAILED   three (a.ts)',
    '         Assumed: b',
    '         Why: c',
    '         Remedy: d',
    '         See https://github.com/a',
    'unknown  one (a.ts)',
    'held     two (a.ts)',
  ]);
});
