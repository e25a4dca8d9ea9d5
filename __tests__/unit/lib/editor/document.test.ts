import {
  createDocument,
  isChanged,
  isRowChanged,
  newId,
  newPictures,
  type OpenedFile,
  textOf,
} from '@/lib/editor/document';
import type { CatalogueFile, Picture } from '@/lib/editor/protocol';
import { buildApps } from '../../../fixtures/apps';
import { catalogueFile } from '../../../fixtures/catalogue-file';

const apps = buildApps(3);

// Without pauses, however slow the machine is.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(0));

function fileOf(values: unknown, history: CatalogueFile['history'] = []): OpenedFile {
  return { ...catalogueFile(values, { history }), isRepaired: false };
}

function open(values: readonly object[] = apps, history?: CatalogueFile['history']) {
  const store = createDocument(fileOf(values, history), values as Record<string, unknown>[]);
  const document = () => store.getState();
  return {
    document,
    key: (index: number) => document().rows[index]!.key,
    titles: () => document().rows.map(({ value }) => value.title),
    saved: () => JSON.parse(textOf(document())),
    markSaved: () => document().markSaved(document(), textOf(document()), 'v2'),
  };
}

const picture = (path: string): Picture => ({ path, base64: 'AA==', facts: { bytes: 1 } });

test('a copy of an app has a new id, and is at the end, as the check wants new apps to be', () => {
  const { document, key, saved } = open();
  expect(document().duplicate(key(0), '2026-11-20')).toBe(key(3));
  expect(saved()).toEqual([...apps, { ...apps[0], id: 4 }]);
});

test('a copy of an app that has a day of its addition was added today', () => {
  const { document, key, saved } = open([{ id: 1, title: 'Quill', added: '2024-03-01' }]);
  document().duplicate(key(0), '2026-11-20');
  expect(saved()[1]).toEqual({ id: 2, title: 'Quill', added: '2026-11-20' });
});

describe('an edited field', () => {
  test('that is new is where the schema has it, and an unknown one stays', () => {
    const { document, key, saved } = open([{ title: 'Quill', links: { note: 1 }, note: 2, ratings: [] }]);
    document().setField(key(0), ['id'], 1);
    document().setField(key(0), ['links', 'website'], 'https://a.example');
    document().setField(key(0), ['reviews'], 3);
    expect(Object.keys(saved()[0])).toEqual(['id', 'title', 'reviews', 'links', 'note', 'ratings']);
  });

  test('is where its own object has it in the schema', () => {
    const { document, key, saved } = open([{ title: 'Quill', versions: [{ changes: 'Faster.' }] }]);
    document().setField(key(0), ['versions', 0, 'version'], '4.1.0');
    document().setField(key(0), ['versions', 0, 'date'], '2026-10-05');
    for (const name of ['alt', 'video', 'poster'])
      document().setField(key(0), ['screenshots', 0, name], `/${name}`);
    expect(Object.keys(saved()[0].versions[0])).toEqual(['version', 'date', 'changes']);
    expect(Object.keys(saved()[0].screenshots[0])).toEqual(['video', 'poster', 'alt']);
  });

  test('marks its app as changed, until the value is the earlier one again', () => {
    const { document, key } = open();
    document().setField(key(1), ['title'], 'Renamed');
    expect(document().rows.map((row) => isRowChanged(document(), row))).toEqual([false, true, false]);
    expect(isChanged(document())).toBe(true);
    document().setField(key(1), ['title'], 'App 2');
    expect(isRowChanged(document(), document().rows[1]!)).toBe(false);
    expect(isChanged(document())).toBe(false);
  });
});

describe('undo and redo', () => {
  /** Types a text letter by letter. */
  function type(document: ReturnType<typeof open>['document'], key: string, text: string) {
    for (let end = 1; end <= text.length; end += 1) document().setField(key, ['title'], text.slice(0, end));
  }

  test.each([
    ['word by word', 'Bell tower', 'Bell'],
    ['phrase by phrase in a script without spaces', '鐘の塔、古い。', '鐘の塔、古い'],
  ])('undo a typed text %s', (_, text, before) => {
    const { document, key, titles } = open();
    type(document, key(0), text);
    document().undo();
    expect(titles()[0]).toBe(before);
    for (let steps = 0; steps < 2; steps += 1) document().undo();
    expect(titles()[0]).toBe('App 1');
  });

  test('undo the removal of a text apart from what was typed before', () => {
    const { document, key, titles } = open();
    type(document, key(0), 'Bell');
    document().setField(key(0), ['title'], '');
    type(document, key(0), 'Gong');
    const steps = [1, 2, 3].map(() => {
      document().undo();
      return titles()[0];
    });
    expect(steps).toEqual(['', 'Bell', 'App 1']);
  });

  test.each([
    ['a character that replaces it', ['h', 'ht']],
    ['Backspace', ['Bel', 'Be', 'B', '']],
  ])('undo a typed text apart from its removal by %s', (_, removal) => {
    const { document, key, titles } = open();
    type(document, key(0), 'Bell');
    for (const title of removal) document().setField(key(0), ['title'], title);
    document().undo();
    expect(titles()[0]).toBe('Bell');
  });

  test('undo the moves of an app that follow each other, but not those before a pause', () => {
    const { document, key, titles } = open();
    document().move(key(0), 1);
    document().move(key(1), 2);
    jest.mocked(Date.now).mockReturnValue(2000);
    document().move(key(2), 1);
    document().undo();
    expect(titles()).toEqual(['App 2', 'App 3', 'App 1']);
    document().undo();
    expect(titles()).toEqual(['App 1', 'App 2', 'App 3']);
  });

  test('undo what was typed after a pause', () => {
    const { document, key, titles } = open();
    document().setField(key(0), ['title'], 'B');
    jest.mocked(Date.now).mockReturnValue(1000);
    document().setField(key(0), ['title'], 'Be');
    jest.mocked(Date.now).mockReturnValue(2001);
    document().setField(key(0), ['title'], 'Bel');
    document().undo();
    expect(titles()[0]).toBe('Be');
    document().undo();
    expect(titles()[0]).toBe('App 1');
  });

  test('undo what was pasted or chosen apart from what was typed', () => {
    const { document, key, titles } = open();
    for (const title of ['B', 'Be', 'Quill', 'Quills']) document().setField(key(0), ['title'], title);
    const undone = [1, 2, 3].map(() => {
      document().undo();
      return titles()[0];
    });
    expect(undone).toEqual(['Quill', 'Be', 'App 1']);
    document().setField(key(0), ['keywords'], ['one', 'two']);
    document().setField(key(0), ['keywords'], ['one']);
    document().undo();
    expect(document().rows[0]?.value.keywords).toEqual(['one', 'two']);
  });

  test('after a change, nothing is redone, and what was undone is before it', () => {
    const { document, key, titles } = open();
    for (const title of ['One app', 'Another app']) document().setField(key(0), ['title'], title);
    document().undo();
    document().undo();
    document().setField(key(1), ['title'], 'Other');
    document().redo();
    expect(titles()).toEqual(['App 1', 'Other', 'App 3']);
    const states = Array.from({ length: 6 }, () => {
      document().undo();
      return titles()[0];
    });
    expect(states).toEqual(['App 1', 'Another app', 'One app', 'App 1', 'App 1', 'App 1']);
    expect(titles()[1]).toBe('App 2');
  });

  test('never are without an effect, also if what was typed and removed is undone', () => {
    const { document, key, titles } = open();
    for (const title of ['Quill', 'App 1']) document().setField(key(0), ['title'], title);
    document().undo();
    document().undo();
    document().setField(key(0), ['title'], 'Toucan');
    const states = [1, 2, 3].map(() => {
      document().undo();
      return titles()[0];
    });
    expect(states).toEqual(['App 1', 'Quill', 'App 1']);
    expect(document().past).toEqual([]);
  });

  test('continue after a save, also with an app that the file does not have any more', () => {
    const { document, key, saved, titles, markSaved } = open();
    document().remove(key(0));
    markSaved();
    expect(isChanged(document())).toBe(false);
    document().undo();
    expect(titles()).toEqual(['App 1', 'App 2', 'App 3']);
    expect(isChanged(document())).toBe(true);
    expect(saved()).toEqual(apps);
  });
});

test.each([
  [0, 2, ['App 2', 'App 3', 'App 1']],
  [2, 0, ['App 3', 'App 1', 'App 2']],
  [1, 99, ['App 1', 'App 3', 'App 2']],
  [1, -9, ['App 2', 'App 1', 'App 3']],
  [1, 1, ['App 1', 'App 2', 'App 3']],
])('an app is moved from %i to %i', (from, to, expected) => {
  const { document, key, titles } = open();
  document().move(key(from), to);
  expect(titles()).toEqual(expected);
});

describe('the next id', () => {
  test('is none of the document, of the file, or of its history', () => {
    const { document, key } = open(apps, [[40, [{ title: 'Gone', companyName: 'Gone' }]]]);
    expect(newId(document())).toBe(41);
    const other = open();
    other.document().remove(other.key(2));
    expect(newId(other.document())).toBe(4);
    expect(newId(open([]).document())).toBe(1);
    document().setField(key(0), ['id'], '77');
    expect(newId(document())).toBe(41);
  });
});

describe('a new picture', () => {
  test('is saved once, also after an undo and a redo', () => {
    const { document, key, markSaved } = open([{ ...apps[0], image: '/pictures/a.svg' }]);
    document().setPicture(key(0), ['image'], picture('/pictures/b.svg'));
    expect(newPictures(document())).toEqual([picture('/pictures/b.svg')]);
    document().undo();
    expect(newPictures(document())).toEqual([]);
    document().redo();
    markSaved();
    expect(isChanged(document())).toBe(false);
    document().undo();
    expect(isChanged(document())).toBe(true);
    markSaved();
    document().redo();
    expect(newPictures(document())).toEqual([]);
  });

  test('can be the poster of a film', () => {
    const film = { video: '/films/q.webm', poster: '/pictures/a.png', alt: '' };
    const { document, key } = open([{ ...apps[0], screenshots: [film] }]);
    document().setPicture(key(0), ['screenshots', 0, 'poster'], picture('/pictures/b.png'));
    expect(newPictures(document())).toEqual([picture('/pictures/b.png')]);
  });

  test('is saved again if its file is gone', () => {
    const { document, key, markSaved } = open();
    document().setPicture(key(0), ['image'], picture('/pictures/b.svg'));
    markSaved();
    document().setImage('/pictures/b.svg', undefined);
    expect(newPictures(document())).toEqual([picture('/pictures/b.svg')]);
  });
});

test('a document that starts with changes can be undone to the file, also with apps of one id', () => {
  const values = [apps[0]!, { ...apps[1]!, id: 1 }];
  const store = createDocument(fileOf(values), values, {
    apps: [{ ...values[1]!, downloads: 'Mine' }],
    before: values,
  });
  expect(store.getState().rows.map(({ key }) => key)).toEqual([store.getState().saved[1]?.key]);
  store.getState().undo();
  expect(store.getState().rows.map(({ value }) => value)).toEqual(values);
  expect(isChanged(store.getState())).toBe(false);
});

test('a file that was repaired is saved also without changes', () => {
  const store = createDocument({ ...fileOf(apps), isRepaired: true }, [...apps]);
  const document = store.getState();
  expect(isChanged(document)).toBe(true);
  document.markSaved(document, textOf(document), 'v2');
  expect(isChanged(store.getState())).toBe(false);
});
