import { printCatalogue } from '@/lib/catalogue/print';
import { isChanged, isRowChanged, newPictures, textOf } from '@/lib/editor/document';
import type { Draft } from '@/lib/editor/draft';
import { mergeFile, type Opened, openCatalogue, type Question } from '@/lib/editor/open';
import { buildApps } from '../../../fixtures/apps';
import { catalogueFile } from '../../../fixtures/catalogue-file';

jest.mock('idb-keyval', () => ({}));

const apps = buildApps(3);

const fileOf = (values: unknown, version = 'v1') => catalogueFile(values, { version });

function ready(opened: Opened) {
  if (opened.kind !== 'ready') throw new Error(`It is ${opened.kind}.`);
  return opened;
}

function asked(opened: Opened): Question {
  if (opened.kind !== 'question') throw new Error(`It is ${opened.kind}.`);
  return opened.question;
}

/** Answers all conflicts of a question with a side. */
function answer({ conflicts, resolve }: Question, side: 'ours' | 'theirs') {
  return resolve(new Map(conflicts.map(({ key }) => [key, side])));
}

/** Answers a question with a side, and returns the list of the file that would be saved. */
function savedWith(question: Question, side: 'ours' | 'theirs') {
  return JSON.parse(textOf(ready(answer(question, side)).store.getState()));
}

const renamed = (index: number, title: string) =>
  apps.map((app, position) => (position === index ? { ...app, title } : app));

test('a file with a byte-order mark and a missing comma is opened, and a save repairs it', () => {
  const text = `\uFEFF[${apps.map((app) => JSON.stringify(app)).join(' ')}]`;
  const { store, notice } = ready(openCatalogue(fileOf(text)));
  expect(notice).toBe(
    'The file has 2 errors, the first in line 1: it is missing a comma here. Save to write it without errors in its JSON.',
  );
  expect(store.getState().rows).toHaveLength(3);
  expect(isChanged(store.getState())).toBe(true);
  expect(textOf(store.getState())).toBe(printCatalogue(apps, text));
});

test('a file whose errors were corrected outside of the editor is opened without a question', () => {
  const damaged = { ...fileOf(JSON.stringify(apps).replace('},', '}')), isRepaired: true };
  const draft = { file: damaged, apps: [0, 1, 2], pictures: {} };
  const { store } = ready(openCatalogue(fileOf(apps, 'v2'), draft));
  expect(isChanged(store.getState())).toBe(false);
});

test('a file with a duplicate field is opened with its last value, says so, and a save removes the others', () => {
  const text = JSON.stringify(apps, null, 1).replace('"title"', '"title": "Old",\n  "title"');
  const { store, notice } = ready(openCatalogue(fileOf(text)));
  expect(notice).toBe(
    'The file has an error in line 6: app 1 "App 1" title is a duplicate field of the same object, of which the last one is used. Save to write it without errors in its JSON.',
  );
  expect(isChanged(store.getState())).toBe(true);
  expect(textOf(store.getState())).toBe(printCatalogue(apps));
});

test('a number that is too large is not lost silently', () => {
  const text = JSON.stringify([{ id: 1, downloads: 0 }]).replace(':0', ':1e400');
  const { store, notice } = ready(openCatalogue(fileOf(text)));
  expect(textOf(store.getState())).toContain('null');
  expect(notice).toContain('null');
});

test('errors have their lines, and those of apps are no reason to refuse the file', () => {
  const opened = openCatalogue(fileOf('[\n{"id": "x"},\nnull\n]'));
  expect(opened).toMatchObject({ kind: 'unreadable', diagnostics: [{ line: 3 }] });
});

test.each([
  ['', 'is empty'],
  ['{}', 'is not a list'],
  ['[1]', 'is not an object'],
])('a file that is %j is not opened: it %s', (text, message) => {
  const opened = openCatalogue(fileOf(text));
  expect(opened).toMatchObject({ kind: 'unreadable' });
  expect(JSON.stringify(opened)).toContain(message);
});

describe('changes that were not saved', () => {
  const draft = (version = 'v1'): Draft => ({
    file: { ...fileOf(apps, version), isRepaired: false },
    apps: [2, { source: 0, value: { ...apps[0]!, title: 'Mine' } }, { value: { id: 9 } }],
    pictures: {},
  });

  test('are restored in the same file, and can be undone', () => {
    const { store, notice } = ready(openCatalogue(fileOf(apps), draft()));
    expect(notice).toBe('Your changes that were not saved are restored.');
    expect(JSON.parse(textOf(store.getState()))).toEqual([apps[2], { ...apps[0], title: 'Mine' }, { id: 9 }]);
    store.getState().undo();
    expect(isChanged(store.getState())).toBe(false);
  });

  test('are those of the same app, also if its id has changed', () => {
    const renumbered = { ...draft(), apps: [0, { source: 1, value: { ...apps[1]!, id: 9 } }, 2] };
    const { store } = ready(openCatalogue(fileOf(apps), renumbered));
    const { rows, saved } = store.getState();
    expect(rows.map(({ key }) => key)).toEqual(saved.map(({ key }) => key));
    expect(rows.map(({ value }) => value.id)).toEqual([1, 9, 3]);
  });

  test('are merged with a file that has changed since', () => {
    const question = asked(openCatalogue(fileOf(renamed(2, 'Theirs'), 'v2'), draft()));
    expect(question.conflicts).toEqual([]);
    expect(
      savedWith(question, 'ours').map(({ title, id }: { title?: string; id: number }) => title ?? id),
    ).toEqual(['Theirs', 'Mine', 9]);
    expect(ready(answer(question, 'ours')).notice).toMatch(/Save to write the file\.$/);
  });

  const theirs = [apps[2], { ...apps[0], title: 'Mine' }, { id: 9 }];

  test('are gone without a question if the file has them, as after an upload of the downloaded file', () => {
    const { store, notice } = ready(openCatalogue(fileOf(theirs, 'v2'), draft()));
    expect([isChanged(store.getState()), notice]).toEqual([false, '']);
  });

  test('ask if the file has them, but lacks a picture', () => {
    const path = '/pictures/new.svg';
    const change = { value: { id: 9, image: path } };
    const pictures = { [path]: { path, base64: '', facts: { bytes: 0 } } };
    const file = fileOf([...apps, change.value], 'v2');
    expect(asked(openCatalogue(file, { ...draft(), apps: [0, 1, 2, change], pictures })).conflicts).toEqual(
      [],
    );
  });
});

describe('what was saved into a file from a deploy', () => {
  const saved = renamed(0, 'Saved');
  const deploy = fileOf(apps).text;
  const deployOf = (values: unknown) => ({
    ...fileOf(values, fileOf(values).text),
    deploy: fileOf(values).text,
  });
  const unchanged: Draft['apps'] = [0, 1, 2];
  const draft = (changed = unchanged): Draft => ({
    file: { ...fileOf(saved, fileOf(saved).text), deploy, isRepaired: false },
    apps: changed,
    pictures: {},
  });
  const edited = (title: string) => draft([{ value: { ...saved[0]!, title } }, 1, 2]);

  test('is shown again while the deploy is the same', () => {
    const { store, notice } = ready(openCatalogue(deployOf(apps), draft()));
    expect(notice).toMatch(/^What you saved into a file is restored\./);
    expect(isChanged(store.getState())).toBe(false);
    expect(textOf(store.getState())).toBe(fileOf(saved).text);
    store.getState().undo();
    expect(textOf(store.getState())).toBe(deploy);
    const changed = store.getState().rows.map((row) => isRowChanged(store.getState(), row));
    expect(changed).toEqual([true, false, false]);
  });

  test('is the base of later changes while the deploy is the same', () => {
    const { store, notice } = ready(openCatalogue(deployOf(apps), edited('App 1')));
    expect(notice).toBe('Your changes that were not saved are restored.');
    expect(isChanged(store.getState())).toBe(true);
    expect(store.getState().file.version).toBe(fileOf(saved).text);
  });

  test.each([
    ['it alone', saved],
    ['it and other changes', saved.with(2, { ...apps[2]!, title: 'Theirs' })],
  ])('asks nothing in a deploy that has %s', (_, values) => {
    const { store, notice } = ready(openCatalogue(deployOf(values), draft()));
    expect(notice).toBe('');
    expect(isChanged(store.getState())).toBe(false);
    expect(textOf(store.getState())).toBe(fileOf(values).text);
  });

  test('is the base of later changes in a deploy that has it', () => {
    const theirs = saved.with(2, { ...apps[2]!, title: 'Theirs' });
    const question = asked(openCatalogue(deployOf(theirs), edited('Later')));
    expect(question.conflicts).toEqual([]);
    expect(savedWith(question, 'ours')).toEqual(theirs.with(0, { ...apps[0]!, title: 'Later' }));
  });

  test.each([
    ['', draft(), 'Saved'],
    [', with later changes', edited('Later'), 'Later'],
  ])('is merged with another deploy that lacks it%s', (_, kept, title) => {
    const question = asked(openCatalogue(deployOf(renamed(2, 'Theirs')), kept));
    expect(question.conflicts).toEqual([]);
    expect(savedWith(question, 'ours').map((app: { title: string }) => app.title)).toEqual([
      title,
      'App 2',
      'Theirs',
    ]);
  });
});

describe('a file with merge conflicts', () => {
  const [first, second, third] = apps.map((app) => JSON.stringify(app));
  const conflict = (theirs: string) =>
    fileOf(`[\n${first},\n<<<<<<< HEAD\n${second},\n=======\n${theirs},\n>>>>>>> other\n${third}\n]`, 'v2');
  const theirs = JSON.stringify({ ...apps[1], title: 'Theirs' });

  test.each([
    ['ours', apps],
    ['theirs', renamed(1, 'Theirs')],
  ] as const)('asks what to keep, and can be saved with %s', (side, expected) => {
    const question = asked(openCatalogue(conflict(theirs)));
    expect(question.names).toEqual({ ours: 'HEAD', theirs: 'other' });
    const { store } = ready(answer(question, side));
    expect(JSON.parse(textOf(store.getState()))).toEqual(expected);
    expect(isChanged(store.getState())).toBe(true);
  });

  test('is merged with changes that were not saved, after its own questions', () => {
    const ours = renamed(2, 'Mine');
    const draft: Draft = {
      file: { ...fileOf(apps), isRepaired: false },
      apps: [0, 1, { value: { ...ours[2]! } }],
      pictures: {},
    };
    const next = answer(asked(openCatalogue(conflict(theirs), draft)), 'theirs');
    const question = asked(next);
    expect(question.heading).toBe('The file has changed since you opened it');
    expect(ready(question.discard!()).notice).toMatch(/^Both versions are merged\./);
    const { store } = ready(answer(question, 'ours'));
    expect(JSON.parse(textOf(store.getState()))).toEqual([apps[0], { ...apps[1], title: 'Theirs' }, ours[2]]);
    expect(isChanged(store.getState())).toBe(true);
  });

  test('gives an app of ours no id that the file has, also in a side that was not kept', () => {
    const head = { id: 4, title: 'Head', companyName: 'Head Ltd' };
    const other = { ...head, id: 5, title: 'Other', companyName: 'Other Ltd' };
    const draft: Draft = {
      file: { ...fileOf(apps), isRepaired: false },
      apps: [0, 1, 2, { value: { id: 4, title: 'Mine', companyName: 'Mine Ltd' } }],
      pictures: {},
    };
    const text = `[\n${first},\n${second},\n${third},\n${JSON.stringify(head)},\n<<<<<<< HEAD\n=======\n${JSON.stringify(other)}\n>>>>>>> other\n]`;
    const opened = asked(openCatalogue(fileOf(text, 'v2'), draft));
    const question = asked(answer(opened, 'ours'));
    const both = question.resolve(new Map(question.conflicts.map(({ key }) => [key, 'both'])));
    expect(
      ready(both)
        .store.getState()
        .rows.map(({ value }) => value.id),
    ).toEqual([1, 2, 3, 4, 6]);
  });

  test('says what its sides lose, and not what is missing where git divides them', () => {
    const twice = first?.replace('"title"', '"title":"Old","title"');
    const text = conflict(theirs).text.replace(`${first}`, `${twice}`);
    const { notice } = ready(answer(asked(openCatalogue(fileOf(text, 'v2'))), 'ours'));
    expect(notice).toMatch(/^Both versions are merged\./);
    expect(notice).toMatch(/line \d+: app 1 "App 1" title is a duplicate field/);
    expect(notice).not.toContain('comma');
  });

  test('whose side is no JSON names the errors', () => {
    const opened = openCatalogue(conflict('{"id": '));
    expect(opened.kind).toBe('unreadable');
    expect(JSON.stringify(opened)).toContain('"rule":"syntax"');
  });
});

describe('a file that changes while it is edited', () => {
  const edited = () => {
    const { store } = ready(openCatalogue(fileOf(apps)));
    store.getState().setField(store.getState().rows[0]!.key, ['title'], 'Mine');
    return store;
  };

  test('into one with errors says so', () => {
    const text = JSON.stringify(renamed(2, 'Theirs')).replace('},', '}');
    const { notice } = ready(answer(asked(mergeFile(fileOf(text, 'v2'), edited())), 'ours'));
    expect(notice).toMatch(/^Both versions are merged\. .* it is missing a comma here\./);
  });

  test('gives no app the key of another app of the earlier document', () => {
    const before = edited();
    const key = before.getState().add({ title: 'Without an id' });
    const { store } = ready(
      answer(asked(mergeFile(fileOf([...apps, { id: 9, title: 'Foreign' }], 'v2'), before)), 'ours'),
    );
    const named = store.getState().rows.find((row) => row.key === key);
    expect(named?.value.title ?? 'Without an id').toBe('Without an id');
  });

  test('cannot be undone to what others had not changed yet', () => {
    const question = asked(mergeFile(fileOf(renamed(2, 'Theirs'), 'v2'), edited()));
    const { store } = ready(answer(question, 'ours'));
    store.getState().undo();
    expect(store.getState().rows.map(({ value }) => value.title)).toEqual(['Mine', 'App 2', 'Theirs']);
    expect(store.getState().rows.map((row) => isRowChanged(store.getState(), row))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['writes a picture that was saved once more, if the other version lacks it', {}, 1],
    [
      'leaves a picture that was saved to the file, where it can have changed',
      { '/pictures/b.svg': { bytes: 2 } },
      0,
    ],
  ])('%s', (_title, images, written) => {
    const { store } = ready(openCatalogue(fileOf(apps)));
    const picture = { path: '/pictures/b.svg', base64: 'AA==', facts: { bytes: 1 } };
    store.getState().setPicture(store.getState().rows[0]!.key, ['image'], picture);
    const saved = store.getState();
    saved.markSaved(saved, textOf(saved), 'v2');
    const values = apps.with(0, { ...apps[0]!, image: picture.path });
    const question = asked(mergeFile({ ...fileOf(values, 'v3'), images }, store));
    const { store: merged } = ready(answer(question, 'ours'));
    expect(newPictures(merged.getState())).toEqual(Array(written).fill(picture));
  });

  test.each(['{', '<<<<<<< a\n1\n=======\n2\n>>>>>>> b'])('into %j cannot be merged', (text) => {
    expect(mergeFile(fileOf(text, 'v2'), edited()).kind).toBe('unreadable');
  });
});
