import { isChanged, textOf } from '@/lib/editor/document';
import type { Draft } from '@/lib/editor/draft';
import { resolveMerge } from '@/lib/editor/merge';
import { joinChanged, type Opened, openCatalogue, type Question } from '@/lib/editor/open';
import type { CatalogueFile } from '@/lib/editor/protocol';
import { buildApps } from '../../../fixtures/apps';

jest.mock('idb-keyval', () => ({}));

const apps = buildApps(3);

function fileOf(values: unknown, version = 'v1'): CatalogueFile {
  const text = typeof values === 'string' ? values : JSON.stringify(values, null, 1);
  return { text, version, images: {}, history: [], formerDevelopers: {}, rules: {} };
}

function ready(opened: Opened) {
  if (opened.kind !== 'ready') throw new Error(`It is ${opened.kind}.`);
  return opened;
}

function asked(opened: Opened): Question {
  if (opened.kind !== 'question') throw new Error(`It is ${opened.kind}.`);
  return opened.question;
}

/** Answers all questions with a side, and returns the list of the file that would be saved. */
function savedWith(question: Question, side: 'mine' | 'theirs') {
  const choices = new Map(question.merge.conflicts.map(({ key }) => [key, side]));
  const store = question.resolve(resolveMerge(question.merge, choices, question.freeId)!);
  return JSON.parse(textOf(store.getState()));
}

const renamed = (index: number, title: string) =>
  apps.map((app, position) => (position === index ? { ...app, title } : app));

test('a file is opened without changes', () => {
  const { store, isRestored } = ready(openCatalogue(fileOf(apps)));
  expect(store.getState().rows.map(({ value }) => value)).toEqual(apps);
  expect(isChanged(store.getState())).toBe(false);
  expect(isRestored).toBe(false);
});

test('a file with a byte-order mark or a missing comma is opened', () => {
  const text = `\uFEFF[${apps.map((app) => JSON.stringify(app)).join(' ')}]`;
  const { store } = ready(openCatalogue(fileOf(text)));
  expect(store.getState().rows).toHaveLength(3);
});

test.each([
  ['', 'is empty'],
  ['{}', 'is not a list'],
  ['[1]', 'is not an object'],
  ['[[]]', 'is not an object'],
  ['[{"id": 1]', 'ends before an object is closed'],
  ['<html>', 'is HTML or XML, not JSON'],
])('a file that is %j is not opened: it %s', (text, message) => {
  const opened = openCatalogue(fileOf(text));
  expect(opened).toMatchObject({ kind: 'unreadable' });
  expect(JSON.stringify(opened)).toContain(message);
});

describe('changes that were not saved', () => {
  const draft = (version = 'v1'): Draft => ({
    file: fileOf(apps, version),
    apps: [2, { source: 0, value: { ...apps[0]!, title: 'Mine' } }, { source: null, value: { id: 9 } }],
    pictures: {},
  });

  test('are restored in the same file, and can be undone', () => {
    const { store, isRestored } = ready(openCatalogue(fileOf(apps), draft()));
    expect(isRestored).toBe(true);
    expect(JSON.parse(textOf(store.getState()))).toEqual([apps[2], { ...apps[0], title: 'Mine' }, { id: 9 }]);
    store.getState().undo();
    expect(isChanged(store.getState())).toBe(false);
  });

  test('are joined with a file that has changed since', () => {
    const question = asked(openCatalogue(fileOf(renamed(2, 'Theirs'), 'v2'), draft()));
    expect(question.merge.conflicts).toEqual([]);
    expect(
      savedWith(question, 'mine').map(({ title, id }: { title?: string; id: number }) => title ?? id),
    ).toEqual(['Theirs', 'Mine', 9]);
  });

  test('are asked about where the file has the same change', () => {
    const question = asked(openCatalogue(fileOf(renamed(0, 'Theirs'), 'v2'), draft()));
    expect(question.merge.conflicts).toMatchObject([{ kind: 'field', field: 'title' }]);
    expect(savedWith(question, 'theirs')[1].title).toBe('Theirs');
  });
});

describe('a file with merge conflicts', () => {
  const [first, second, third] = apps.map((app) => JSON.stringify(app));
  const conflict = (theirs: string) =>
    fileOf(`[\n${first},\n<<<<<<< HEAD\n${second},\n=======\n${theirs},\n>>>>>>> other\n${third}\n]`);

  test('asks what to keep', () => {
    const theirs = JSON.stringify({ ...apps[1], title: 'Theirs' });
    const question = asked(openCatalogue(conflict(theirs)));
    expect(question.names).toEqual({ mine: 'HEAD', theirs: 'other' });
    expect(savedWith(question, 'mine')).toEqual(apps);
    expect(savedWith(asked(openCatalogue(conflict(theirs))), 'theirs')).toEqual(renamed(1, 'Theirs'));
  });

  test('whose side is no JSON names the errors', () => {
    const opened = openCatalogue(conflict('{"id": '));
    expect(opened.kind).toBe('unreadable');
    expect(JSON.stringify(opened)).toContain('"rule":"syntax"');
  });
});

describe('a file that changes while it is edited', () => {
  test('is joined with the changes', () => {
    const { store } = ready(openCatalogue(fileOf(apps)));
    store.getState().setField(store.getState().rows[0]!.key, ['title'], 'Mine');
    const question = joinChanged(store, fileOf(renamed(2, 'Theirs'), 'v2'))!;
    expect(savedWith(question, 'mine').map(({ title }: { title: string }) => title)).toEqual([
      'Mine',
      'App 2',
      'Theirs',
    ]);
  });

  test.each(['{', '<<<<<<< a\n1\n=======\n2\n>>>>>>> b'])('into %j cannot be joined', (text) => {
    const { store } = ready(openCatalogue(fileOf(apps)));
    expect(joinChanged(store, fileOf(text, 'v2'))).toBeNull();
  });
});
