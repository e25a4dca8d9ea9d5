import { parseDiffArguments } from '@/lib/editor/diff/arguments';
import { fc, hostileText } from '../../../../fixtures/properties';

test('defaults to the merge base, the working file and the text format', () => {
  expect(parseDiffArguments([])).toEqual({ base: undefined, head: undefined, format: 'text', time: false });
});

test('accepts base, head, format and time in any order', () => {
  expect(parseDiffArguments(['--format', 'json', 'v1', '--time', 'v2'])).toEqual({
    base: 'v1',
    head: 'v2',
    format: 'json',
    time: true,
  });
});

test.each([
  [['--format', 'xml'], 'The --format is unknown. Use one of text, markdown, json.'],
  [['a', 'b', 'c'], 'There are too many arguments. Use at most a BASE and a HEAD.'],
  [['--formt', 'json'], /--formt/],
])('rejects %j', (args, message) => {
  expect(() => parseDiffArguments(args)).toThrow(message);
});

test('any arguments are parsed, or rejected with an error', () => {
  const argument = fc.oneof(
    fc.constantFrom('--format', 'json', '--time', '--', 'a', 'b', '--format=xml'),
    hostileText(),
  );
  fc.assert(
    fc.property(fc.array(argument, { maxLength: 4 }), (list) => {
      try {
        expect(['text', 'markdown', 'json']).toContain(parseDiffArguments(list).format);
      } catch (error) {
        expect((error as Error).message).toMatch(/\S/);
      }
    }),
  );
});
