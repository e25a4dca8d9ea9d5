import { parseDiffArguments } from '@/lib/editor/diff/arguments';

test('compares the working file with the merge base, as text, unless told otherwise', () => {
  expect(parseDiffArguments([])).toEqual({ base: undefined, head: undefined, format: 'text', time: false });
});

test('takes a base, a head, a format and the time, in any order', () => {
  expect(parseDiffArguments(['--format', 'json', 'v1', '--time', 'v2'])).toEqual({
    base: 'v1',
    head: 'v2',
    format: 'json',
    time: true,
  });
});

test.each([
  [['--format', 'xml'], 'Unknown --format. Choose one of text, markdown, json.'],
  [['a', 'b', 'c'], 'Give at most a BASE and a HEAD.'],
  [['--formt', 'json'], /--formt/],
])('refuses %j', (args, message) => {
  expect(() => parseDiffArguments(args)).toThrow(message);
});
