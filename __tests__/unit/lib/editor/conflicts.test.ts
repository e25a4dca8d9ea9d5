import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readConflicts } from '@/lib/editor/conflicts';
import { textOf } from '@/lib/editor/document';
import type { Choice } from '@/lib/editor/merge';
import { openCatalogue } from '@/lib/editor/open';
import { buildApp } from '../../../fixtures/apps';
import { catalogueFile } from '../../../fixtures/catalogue-file';
import { fc } from '../../../fixtures/properties';
import { type TemporaryFolder, temporaryFolder } from '../../../fixtures/temporary-folder';

jest.mock('idb-keyval', () => ({}));

const linesOf = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');

/** The lines of a text that are not empty. */
const filled = (text: string) => text.split('\n').filter((line) => line !== '');

describe('the sides of a file with conflicts', () => {
  test('have the lines outside of conflicts, and their own', () => {
    const text = linesOf('[', '<<<<<<< HEAD', '1', '=======', '2', '2', '>>>>>>> more-apps', ']');
    expect(readConflicts(text)).toEqual({
      ours: { name: 'HEAD', text: '[\n\n1\n\n\n\n\n]\n' },
      theirs: { name: 'more-apps', text: '[\n\n\n\n2\n2\n\n]\n' },
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
          const marked = parts.map(({ common, ours, base, theirs }) => {
            const before = hasBase ? ['||||||| base', ...base] : [];
            return linesOf(...common, '<<<<<<< a', ...ours, ...before, '=======', ...theirs, '>>>>>>> b');
          });
          const sides = readConflicts(marked.join(''))!;
          for (const side of ['ours', 'theirs'] as const) {
            const written = parts.map((part) => linesOf(...part.common, ...part[side])).join('');
            expect(filled(sides[side].text)).toEqual(filled(written));
            expect(sides[side].text.split('\n')).toHaveLength(marked.join('').split('\n').length);
          }
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

  const quill = buildApp({ id: 1, title: 'Quill' });
  const wren = buildApp({ id: 2, title: 'Wren' });
  const crane = buildApp({ id: 3, title: 'Crane', description: 'Wades.', reviews: 1 });
  const heron = buildApp({ id: 3, title: 'Heron', description: 'Fishes.', reviews: 2 });

  /** Merges three versions with git, which leaves conflicts, and answers all questions of the editor alike. */
  function merged(style: string, versions: Record<'base' | 'ours' | 'theirs', object[]>, choice: Choice) {
    for (const [name, apps] of Object.entries(versions))
      folder.write({ [name]: `${JSON.stringify(apps, null, 2)}\n` });
    const files = ['ours', 'base', 'theirs'].map((name) => join(folder.path, name));
    let text = '';
    try {
      execFileSync('git', ['merge-file', '--stdout', style, ...files], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      text = (error as { stdout: string }).stdout;
    }
    const opened = openCatalogue(catalogueFile(text));
    if (opened.kind !== 'question') throw new Error('There is no conflict.');
    const { conflicts, resolve } = opened.question;
    const next = resolve(new Map(conflicts.map(({ key }) => [key, choice])));
    const apps = next.kind === 'ready' && JSON.parse(textOf(next.store.getState()));
    return { keys: conflicts.map(({ key }) => key), apps };
  }

  describe.each(['--marker-size=7', '--diff3', '--zdiff3'])('with %s', (style) => {
    test('asks about the app', () => {
      const ours = { ...wren, title: 'Wrens', downloads: 1 };
      const theirs = { ...wren, image: '/pictures/w.svg', downloads: 2 };
      const versions = { base: [quill, wren], ours: [quill, ours], theirs: [quill, theirs] };
      const { keys, apps } = merged(style, versions, 'ours');
      expect(keys).toEqual(['[2]']);
      // Git itself has merged the lines that do not touch each other.
      expect(apps).toEqual([quill, expect.objectContaining({ title: 'Wrens', downloads: 1 })]);
    });

    test('has two new apps with one id', () => {
      const versions = { base: [quill], ours: [quill, crane], theirs: [quill, heron] };
      expect(merged(style, versions, 'both').apps).toEqual([quill, heron, { ...crane, id: 4 }]);
    });

    test('has each version of an app that one side has moved and the other one changed', () => {
      const [before, ...others] = ['Wren', 'Teal', 'Swift', 'Finch', 'Lark'].map((title, index) => ({
        id: index + 2,
        title,
        description: `${title} is an app.`,
      }));
      const changed = { ...before!, title: 'Wrens' };
      const versions = {
        base: [...others, before!, crane],
        ours: [before!, ...others, crane],
        theirs: [...others, changed, crane],
      };
      const both = [before, changed];
      expect(merged(style, versions, 'theirs').apps).toEqual(expect.arrayContaining(both));
    });
  });
});

test.each([
  [
    linesOf('[', '<<<<<<< HEAD', '{ "id": }', '=======', '{}', '>>>>>>> b', ']'),
    { line: 3, column: 9, message: 'is missing a value here' },
  ],
  [linesOf('<<<<<<< HEAD', '{}', '=======', '[]', '>>>>>>> b'), { line: 2, message: 'is not a list' }],
  [
    linesOf('[', '<<<<<<< HEAD', '{}', '=======', '{},', ' 5', '>>>>>>> b', ']'),
    { line: 6, message: 'is not an object' },
  ],
  [
    linesOf('[', '<<<<<<< HEAD', '{}', '=======', '{}', '>>>>>>> b', '>>>>>>> c', ']'),
    { line: 7, message: 'has a line of a merge conflict, ">>>>>>> c"' },
  ],
])('a side that cannot be read is an error with the lines of the file: %j', (text, place) => {
  expect(openCatalogue(catalogueFile(text))).toMatchObject({ kind: 'unreadable', diagnostics: [place] });
});
