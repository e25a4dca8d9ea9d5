import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Workspace } from '@/components/editor/workspace';
import { type DocumentStore, valuesOf } from '@/lib/editor/document';
import type { Images } from '@/lib/editor/protocol';
import { buildApps } from '../../../fixtures/apps';
import { host, openDocument } from '../../../fixtures/editor';
import '../../../fixtures/search-element';

jest.mock('idb-keyval', () => ({}));
jest.mock('@/components/editor/use-check', () => ({
  useCheck: () => ({ diagnostics: new Map(), hasFailed: false }),
}));

const apps = buildApps(2).map((app, index) => ({ ...app, id: `app-${index}` }));

/** Opens the editor, with the changes of an earlier page. */
function openWorkspace(earlier?: DocumentStore, notice = '') {
  cleanup();
  const store = openDocument(apps, earlier && { apps: valuesOf(earlier.getState().rows) });
  render(
    <Workspace store={store} host={host} notice={notice} renderApp={() => null} onQuestion={() => {}} />,
  );
  return store;
}

test('a reload opens the form of each new app again that has no id yet', async () => {
  let store: DocumentStore | undefined;
  for (const title of ['A', 'B']) {
    window.location.hash = '#all';
    store = openWorkspace(store);
    await userEvent.click(screen.getByRole('button', { name: 'Add an app' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), title);
    store = openWorkspace(store);
    expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }
});

describe('what is said first', () => {
  const NOTICE = 'The file has an error in line 6.';
  const MINUTE = 60_000;

  beforeEach(() => {
    jest.useFakeTimers();
    window.location.hash = '#all';
  });
  afterEach(() => jest.useRealTimers());

  test('stays until the next message, which is shown for a while', async () => {
    openWorkspace(undefined, NOTICE);
    await act(async () => jest.advanceTimersByTime(MINUTE));
    expect(screen.getByText(NOTICE)).toBeVisible();
    const position = screen.getByRole('textbox', { name: 'Position of App 1' });
    fireEvent.change(position, { target: { value: '9' } });
    fireEvent.keyDown(position, { key: 'Enter' });
    expect(screen.getByText('Use a number from 1 to 2.')).toBeVisible();
    await act(async () => jest.advanceTimersByTime(MINUTE));
    expect(screen.getByText('No changes.')).toBeVisible();
  });

  test('stays until the next change', () => {
    const store = openWorkspace(undefined, NOTICE);
    act(() => store.getState().setField(store.getState().rows[0]!.key, ['title'], 'Renamed'));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});

test('the files that restored changes name are read, unless they are known', async () => {
  const icon = '/pictures/wagtail.svg';
  const store = openDocument(apps.map((app) => ({ ...app, image: icon })));
  const { rows, setField, setImage } = store.getState();
  setField(rows[0]!.key, ['screenshots'], [{ video: '/media/a.webm', poster: '/media/missing.png' }]);
  setImage(icon, { bytes: 1 });
  const readImage = jest.fn(
    async (value: string): Promise<Images> => (value === '/media/a.webm' ? { [value]: { bytes: 2 } } : {}),
  );
  const ownHost = { ...host, project: { preparePicture: () => Promise.reject(), readImage } };
  await act(async () =>
    render(<Workspace store={store} host={ownHost} notice="" renderApp={() => null} onQuestion={() => {}} />),
  );
  expect(readImage.mock.calls).toEqual([['/media/missing.png'], ['/media/a.webm']]);
  expect(store.getState().file.images).toEqual({ [icon]: { bytes: 1 }, '/media/a.webm': { bytes: 2 } });
});

test('a token that is opened in the tab is taken, and the form stays', async () => {
  window.location.hash = '#id=app-1';
  openWorkspace();
  window.location.hash = '#token=of-this-session';
  await waitFor(() => expect(window.location.hash).toBe('#id=app-1'));
  expect(window.localStorage.getItem('editor.token')).toBe('of-this-session');
  expect(screen.getByRole('heading', { name: 'App 2', level: 1 })).toBeVisible();
});

test('Back to the form of an app whose id has changed shows that app', async () => {
  window.location.hash = '#id=app-1';
  const store = openWorkspace();
  const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
  await heading('App 2');
  window.location.hash = '#id=app-0';
  await heading('App 1');
  act(() => store.getState().setField(store.getState().rows[1]!.key, ['id'], 'renamed'));
  window.location.hash = '#id=app-1';
  await heading('App 2');
  expect(window.location.hash).toBe('#id=renamed');
});

test('the link that skips the header keeps the form', async () => {
  window.location.hash = '#id=app-1';
  openWorkspace();
  window.location.hash = '#main';
  await waitFor(() => expect(window.location.hash).toBe('#id=app-1'));
  expect(screen.getByRole('heading', { name: 'App 2', level: 1 })).toBeVisible();
});

test.each([
  ['Latin', 'z', 'KeyZ', 'App 1'],
  ['Latin with Z in place of Y', 'z', 'KeyY', 'App 1'],
  ['Cyrillic', 'я', 'KeyZ', 'App 1'],
  ['Hebrew', 'ז', 'KeyZ', 'App 1'],
  ['Devanagari, with a vowel sign', 'ॆ', 'KeyZ', 'App 1'],
  ['Dvorak, of which the key is no Z', ';', 'KeyZ', 'Renamed'],
])('Control+Z undoes with a keyboard layout that is %s', (_, key, code, title) => {
  const store = openWorkspace();
  act(() => store.getState().setField(store.getState().rows[0]!.key, ['title'], 'Renamed'));
  fireEvent.keyDown(document.body, { key, code, ctrlKey: true });
  expect(store.getState().rows[0]?.value.title).toBe(title);
});
