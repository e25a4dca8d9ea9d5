import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { mergeSides, readConflicts } from '@/lib/editor/conflicts';
import type { Choice } from '@/lib/editor/merge';
import { buildApp } from '../../../fixtures/apps';
import { fc } from '../../../fixtures/properties';
import { type TemporaryFolder, temporaryFolder } from '../../../fixtures/temporary-folder';

const linesOf = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');

const TWO_WAY = linesOf('[', '<<<<<<< HEAD', '1', '=======', '2', '2', '>>>>>>> more-apps', ']');

/** The lines of a text that are not empty. */
const filled = (text: string) => text.split('\n').filter((line) => line !== '');

describe('the sides of a file with conflicts', () => {
  test('have the lines outside of conflicts, and their own', () => {
    expect(readConflicts(TWO_WAY)).toEqual({
      ours: { name: 'HEAD', text: '[\n\n1\n\n\n\n\n]\n' },
      theirs: { name: 'more-apps', text: '[\n\n\n\n2\n2\n\n]\n' },
      base: null,
    });
  });

  test('are not those of a marker without the others', () => {
    expect(readConflicts('[\n>>>>>>> b\n]')).toBeNull();
  });

  test('give the texts that were written', () => {
    const anyLines = fc.array(fc.constantFrom('a', '"<<<<<<< b"', '======== c', '\r', ''));
    fc.assert(
      fc.property(
        fc.array(fc.record({ common: anyLines, ours: anyLines, base: anyLines, theirs: anyLines }), {
          minLength: 1,
        }),
        fc.boolean(),
        (parts, hasBase) => {
          const text = (side: 'ours' | 'base' | 'theirs') =>
            filled(parts.map((part) => linesOf(...part.common, ...part[side])).join(''));
          const marked = parts.map(({ common, ours, base, theirs }) => {
            const before = hasBase ? ['||||||| base', ...base] : [];
            return linesOf(...common, '<<<<<<< a', ...ours, ...before, '=======', ...theirs, '>>>>>>> b');
          });
          const sides = readConflicts(marked.join(''))!;
          expect(filled(sides.ours.text)).toEqual(text('ours'));
          expect(filled(sides.theirs.text)).toEqual(text('theirs'));
          expect(filled(sides.base?.text ?? '')).toEqual(hasBase ? text('base') : []);
          for (const side of [sides.ours, sides.theirs])
            expect(side.text.split('\n')).toHaveLength(marked.join('').split('\n').length);
        },
      ),
    );
  });
});

describe('a merge of git', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = temporaryFolder();
  });

  const write = (apps: readonly object[]) => `${JSON.stringify(apps, null, 2)}\n`;

  /** Merges three versions with git, which leaves conflicts. */
  function gitMerge(style: string[], base: string, ours: string, theirs: string): string {
    folder.write({ base, ours, theirs });
    const files = ['ours', 'base', 'theirs'].map((name) => join(folder.path, name));
    try {
      execFileSync('git', ['merge-file', '--stdout', ...style, ...files], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
    throw new Error('There was no conflict.');
  }

  /** The result of one answer to all questions. */
  function answered(text: string, choiceOf: (key: string) => Choice) {
    const sides = readConflicts(text)!;
    const { merge } = mergeSides(sides);
    const choices = new Map(merge!.conflicts.map(({ key }) => [key, choiceOf(key)]));
    return { keys: [...choices.keys()], apps: merge!.resolve(choices, 4) };
  }

  const quill = buildApp({ id: 1, title: 'Quill' });
  const wren = buildApp({ id: 2, title: 'Wren' });
  const crane = buildApp({ id: 3, title: 'Crane', description: 'Wades.', reviews: 1 });
  const heron = buildApp({ id: 3, title: 'Heron', description: 'Fishes.', reviews: 2 });

  const STYLES: [style: string, options: string[]][] = [
    ['merge', []],
    ['diff3', ['--diff3']],
    ['zdiff3', ['--zdiff3']],
  ];

  test.each(STYLES)('in the style %s asks about the app', (_style, style) => {
    const ours = { ...wren, title: 'Wrens', downloads: 1 };
    const theirs = { ...wren, image: '/pictures/w.svg', downloads: 2 };
    const text = gitMerge(style, write([quill, wren]), write([quill, ours]), write([quill, theirs]));
    expect(answered(text, () => 'ours').keys).toEqual(['[2]']);
    // Git itself has merged the lines that do not touch each other.
    const { apps } = answered(text, () => 'ours');
    expect(apps).toEqual([quill, expect.objectContaining({ title: 'Wrens', downloads: 1 })]);
  });

  test.each(STYLES)('in the style %s has two new apps with one id', (_style, style) => {
    const text = gitMerge(style, write([quill]), write([quill, crane]), write([quill, heron]));
    const { merge } = mergeSides(readConflicts(text)!);
    expect(merge?.conflicts).toEqual([
      expect.objectContaining({ base: undefined, choices: ['ours', 'theirs', 'both'] }),
    ]);
    expect(answered(text, () => 'both').apps).toEqual([quill, heron, { ...crane, id: 4 }]);
  });

  describe.each(STYLES)('in the style %s', (style, options) => {
    const named = (id: number, title: string) => ({
      id,
      title,
      companyName: `${title} Ltd`,
      description: `${title} is an app.`,
    });
    const [first, last] = [named(2, 'Wren'), named(3, 'Crane')];
    const others = ['Teal', 'Swift', 'Heron', 'Finch'].map((title, index) => named(index + 4, title));
    const edited = { ...first, title: 'Wrens' };
    const before = [...others, first, last];
    const changed = [...others, edited, last];
    const moved = [first, ...others, last];

    test.each([
      ['ours', moved, changed],
      ['theirs', changed, moved],
    ] as const)('has an app that %s has moved and the other one changed once', (mover, ours, theirs) => {
      const text = gitMerge(options, write(before), write(ours), write(theirs));
      const answer = answered(text, (key) =>
        key === 'order' ? mover : mover === 'ours' ? 'theirs' : 'ours',
      );
      expect(answer.apps).toEqual([edited, ...others, last]);
      expect(answer.keys).toEqual(style === 'merge' ? ['[2]', 'order'] : []);
    });

    test('has both apps of one id, of which one side has changed one and the other one removed it', () => {
      const twin = named(2, 'Lark');
      const versions = [
        [...others, first, last],
        [...others, edited, last],
        [...others, last],
      ] as const;
      const [base, ours, theirs] = versions.map((apps) => write([twin, ...apps]));
      const text = gitMerge(options, base!, ours!, theirs!);
      for (const choice of ['ours', 'theirs'] as const)
        expect(answered(text, () => choice).apps).toContainEqual(twin);
    });

    test('lacks an incomplete app that one side has removed', () => {
      const incomplete = { id: 40, title: 'Lark' };
      const text = gitMerge(
        options,
        write([first, incomplete, ...others]),
        write([{ ...first, note: 'ours' }, incomplete, ...others]),
        write([{ ...first, note: 'theirs' }, ...others]),
      );
      const { keys, apps } = answered(text, () => 'theirs');
      expect(apps).toEqual([{ ...first, note: 'theirs' }, ...others]);
      expect(keys).toEqual(style === 'merge' ? ['[2]', '[40]'] : ['[2]']);
    });
  });

  test('merges new apps with other ids, if it has the version before both', () => {
    const other = { ...heron, id: 4 };
    const versions = [write([quill]), write([quill, crane]), write([quill, other])] as const;
    expect(answered(gitMerge(['--diff3'], ...versions), () => 'ours')).toEqual({
      keys: [],
      apps: [quill, crane, other],
    });
    const { merge } = mergeSides(readConflicts(gitMerge([], ...versions))!);
    expect(merge?.conflicts.map(({ key, proposed }) => [key, proposed])).toEqual([
      ['[4]', 'theirs'],
      ['[3]', 'ours'],
    ]);
  });
});

test('a version before both that is no JSON is not used', () => {
  const text = linesOf('[', '<<<<<<<', '{ "id": 1 }', '|||||||', '{ "id":', '=======', '>>>>>>>', ']');
  expect(mergeSides(readConflicts(text)!).merge?.conflicts).toEqual([
    expect.objectContaining({ key: '[1]', ours: { id: 1 }, base: undefined, proposed: 'ours' }),
  ]);
});

describe('a side that cannot be read is an error with the lines of the file', () => {
  const places = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.map(({ line, column, rule, message }) => `${line}:${column} ${rule}: ${message}`);

  test.each([
    [
      linesOf('[', '<<<<<<< HEAD', '{ "id": }', '=======', '{}', '>>>>>>> b', ']'),
      '3:9 syntax: is missing a value here',
    ],
    [linesOf('<<<<<<< HEAD', '{}', '=======', '[]', '>>>>>>> b'), '2:1 schema: is not a list'],
    [
      linesOf('[', '<<<<<<< HEAD', '{}', '=======', '{},', ' 5', '>>>>>>> b', ']'),
      '6:2 schema: is not an object',
    ],
    [
      linesOf('[', '<<<<<<< HEAD', '{}', '=======', '{}', '>>>>>>> b', '>>>>>>> c', ']'),
      '7:1 merge-conflict: has a line of a merge conflict, ">>>>>>> c"',
    ],
  ])('%j', (text, place) => {
    const merged = mergeSides(readConflicts(text)!);
    expect(merged).toMatchObject({ merge: null });
    expect('diagnostics' in merged && places(merged.diagnostics)).toEqual([place]);
  });
});
