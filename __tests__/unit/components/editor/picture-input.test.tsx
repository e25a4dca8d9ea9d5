import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'zustand';
import { PictureInput } from '@/components/editor/picture-input';
import type { DocumentStore } from '@/lib/editor/document';
import type { EditorHost } from '@/lib/editor/host';
import type { Picture } from '@/lib/editor/protocol';
import { buildFullApp } from '../../../fixtures/apps';
import { host, InEditor, openDocument } from '../../../fixtures/editor';

const UNUSED = 'The picture was not ready yet, so it is not used.';
const say = jest.fn();

type Project = NonNullable<EditorHost['project']>;

/** What prepares the pictures that were chosen, by the names of their files. */
const preparing = new Map<
  string,
  { resolve: () => Promise<void>; reject: (message: string) => Promise<void> }
>();

const preparePicture = jest.fn<Promise<Picture>, Parameters<Project['preparePicture']>>(
  (file) =>
    new Promise((resolve, reject) => {
      const { name } = file as File;
      preparing.set(name, {
        resolve: () =>
          act(async () => resolve({ path: `/pictures/${name}`, base64: '', facts: { bytes: 0 } })),
        reject: (message) => act(async () => reject(new Error(message))),
      });
    }),
);

/** The pictures of the first app. */
function Pictures({ store }: { store: DocumentStore }) {
  const [row] = useStore(store, (document) => document.rows);
  if (!row) return null;
  const { image, screenshots = [] } = row.value as { image: string; screenshots?: { image: string }[] };
  const paths = [['image'], ...screenshots.map((_, index) => ['screenshots', index, 'image'])];
  return (
    <InEditor
      host={{ ...host, project: { preparePicture, readImage: () => Promise.reject() } }}
      store={store}
      say={say}
    >
      {[image, ...screenshots.map(({ image }) => image)].map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as in the form.
        <PictureInput key={index} appKey={row.key} path={paths[index]!} value={value}>
          {null}
        </PictureInput>
      ))}
    </InEditor>
  );
}

function open() {
  const store = openDocument([buildFullApp()]);
  render(<Pictures store={store} />);
  const { key } = store.getState().rows[0]!;
  return {
    image: () => store.getState().rows[0]!.value.image,
    screenshots: () => store.getState().rows[0]!.value.screenshots,
    /** Changes the document. */
    edit: (change: (document: ReturnType<DocumentStore['getState']>, key: string) => void) =>
      act(() => change(store.getState(), key)),
  };
}

const choose = (name: string, field = 'the icon') =>
  userEvent.upload(screen.getByLabelText(`Choose a picture for ${field}`), new File([''], name));

beforeEach(() => {
  jest.clearAllMocks();
  preparing.clear();
});

test('a pasted picture is taken, but not that of a cell of a spreadsheet, which is a text, too', () => {
  open();
  const paste = (types: string[]) =>
    fireEvent.paste(screen.getByLabelText('Choose a picture for the icon'), {
      clipboardData: { types, files: [new File([''], 'a.png')] },
    });
  // Of a picture of a web page, Chromium has its element, too.
  for (const types of [['Files'], ['text/html', 'Files']]) expect(paste(types)).toBe(false);
  expect(preparePicture).toHaveBeenCalledTimes(2);
  expect(paste(['text/plain', 'text/html', 'Files'])).toBe(true);
  expect(preparePicture).toHaveBeenCalledTimes(2);
});

describe('of two pictures that are chosen quickly', () => {
  test('the last one is used, also if it is ready first', async () => {
    const { image } = open();
    await choose('a.svg');
    await choose('b.svg');
    await preparing.get('b.svg')!.resolve();
    await preparing.get('a.svg')!.resolve();
    expect(image()).toBe('/pictures/b.svg');
    expect(say).not.toHaveBeenCalledWith(UNUSED);
  });
});

describe('a picture that is ready', () => {
  test('after its entry is removed is not used for the entry that follows', async () => {
    const { edit, screenshots } = open();
    const [, second] = screenshots() as object[];
    await choose('a.svg', 'screenshot 1');
    edit(({ setField }, key) => setField(key, ['screenshots'], [second]));
    expect(say).toHaveBeenLastCalledWith(UNUSED);
    await preparing.get('a.svg')!.resolve();
    expect(screenshots()).toEqual([second]);
  });

  test('after its entry is removed is not used for an equal one that follows', async () => {
    const { edit, screenshots } = open();
    const [first, second] = ['', 'A nest'].map((alt) => ({ image: '', alt }));
    edit(({ setField }, key) => setField(key, ['screenshots'], [first, second]));
    await choose('a.svg', 'screenshot 1');
    edit(({ setField }, key) => setField(key, ['screenshots'], [second]));
    await preparing.get('a.svg')!.resolve();
    expect(screenshots()).toEqual([second]);
    expect(say).toHaveBeenLastCalledWith(UNUSED);
  });

  test('after another entry is added is used', async () => {
    const { edit, screenshots } = open();
    const others = screenshots() as object[];
    await choose('a.svg', 'screenshot 1');
    edit(({ setField }, key) => setField(key, ['screenshots'], [...others, { image: '', alt: '' }]));
    await preparing.get('a.svg')!.resolve();
    expect(screenshots()).toMatchObject([{ image: '/pictures/a.svg' }, {}, { image: '' }]);
  });

  test('after its words are typed is used', async () => {
    const { edit, screenshots } = open();
    await choose('a.svg', 'screenshot 2');
    edit(({ setField }, key) => setField(key, ['screenshots', 1, 'alt'], 'A nest'));
    await preparing.get('a.svg')!.resolve();
    expect(screenshots()).toMatchObject([{}, { image: '/pictures/a.svg', alt: 'A nest' }]);
  });
});
