import { diffEdited } from '@/lib/editor/diff/edited';
import { buildApps } from '../../../../fixtures/apps';

const apps = buildApps(4).map((app) => ({ ...app }));
type Entry = Record<string, unknown>;
const [first, second, third, fourth] = apps as Entry[] as [Entry, Entry, Entry, Entry];

test('valid apps are compared in the words of the command', () => {
  const { summary, lines } = diffEdited(apps, [{ ...first, reviews: 9 }, fourth, { ...second, id: 9 }]);
  expect(summary).toMatch(/^1 app added, 2 removed, 1 changed/);
  expect(lines).toEqual(
    expect.arrayContaining([
      'added: 9 App 2',
      'removed: 3 App 3',
      expect.stringContaining('changed: 1 App 1'),
    ]),
  );
});

test.each([
  ['removed', [{ ...first, title: '' }, second], [second], '1 app removed', 'removed: 1'],
  ['added', [second], [{ ...first, title: '' }, second], '1 app added', 'added: 1'],
  ['emptied', [first], [{ ...first, title: '' }], '1 app changed', 'changed: 1; title "App 1" -> ""'],
  [
    'corrected',
    [{ ...first, title: '' }],
    [{ ...first, title: 'Quill' }],
    '1 app changed',
    'changed: 1 Quill; title "" -> "Quill"',
  ],
  ['without a name', [], [{}], '1 app added', 'added: an app without id and title'],
] as [string, Entry[], Entry[], string, string][])(
  'an app with errors that is %s is named',
  (_, base, head, summary, line) => {
    const diff = diffEdited(base, head);
    expect(diff.summary).toBe(summary);
    expect(diff.lines).toEqual([expect.stringContaining(line)]);
  },
);

test('apps with one id are compared each with its own', () => {
  const twin = { ...second, id: 1 };
  expect(diffEdited([first, twin], [first])).toEqual({
    summary: '1 app removed',
    lines: ['removed: 1 App 2'],
  });
});

test('an app that gets its title and its developer is not replaced', () => {
  const nameless = { ...first, title: '', companyName: '' };
  expect(diffEdited([nameless], [first]).summary).toBe('1 app changed');
});

test('the order counts also with errors', () => {
  const invalid = { ...first, title: '' };
  expect(diffEdited([second, invalid], [invalid, second])).toEqual({
    summary: 'order changed',
    lines: [expect.stringContaining('order of the apps has changed'), 'moved: 1; position 2 -> 1'],
  });
  expect(diffEdited([invalid, { ...third }], [invalid, { ...third }])).toEqual({
    summary: 'no change',
    lines: [],
  });
});
