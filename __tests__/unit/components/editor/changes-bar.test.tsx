import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangesBar } from '@/components/editor/changes-bar';
import { buildApps } from '../../../fixtures/apps';
import { host, InEditor, openDocument } from '../../../fixtures/editor';
import '../../../fixtures/dialog-element';

jest.mock('idb-keyval', () => ({}));

describe('a download', () => {
  const revokeObjectURL = jest.fn();

  beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:catalogue', revokeObjectURL }));

  async function download() {
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const store = openDocument(buildApps(2));
    const { rows, setField } = store.getState();
    setField(rows[0]!.key, ['title'], 'First');
    const say = jest.fn();
    render(
      <InEditor store={store} say={say}>
        <ChangesBar message="" isKept onStep={() => {}} onQuestion={() => {}} />
      </InEditor>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save …' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download the file' }));
    expect(clicked).toHaveBeenCalledTimes(1);
    return say;
  }

  test('closes the dialog, and says under which name the file is uploaded', async () => {
    const say = await download();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(say).toHaveBeenCalledWith(
      expect.stringMatching(/to public\/ as appsData\.json, without the number/),
    );
  });

  test('keeps the data, which Safari reads later', async () => {
    await download();
    expect(revokeObjectURL).not.toHaveBeenCalled();
  });
});

test('the first save of a file with another format says that it changes all lines', async () => {
  const apps = buildApps(2);
  const store = openDocument(apps);
  store.setState(({ file }) => ({ file: { ...file, text: JSON.stringify(apps) } }));
  const save = jest.fn(async () => ({ kind: 'saved' as const, version: 'v2' }));
  render(
    <InEditor store={store} host={{ ...host, save }}>
      <ChangesBar message="" isKept onStep={() => {}} onQuestion={() => {}} />
    </InEditor>,
  );
  /** Changes a title, and shows the dialog of a save. */
  const openSave = async (title: string) => {
    const { rows, setField } = store.getState();
    act(() => setField(rows[0]!.key, ['title'], title));
    await userEvent.click(screen.getByRole('button', { name: 'Save …' }));
    return screen.getByRole('dialog');
  };
  expect(await openSave('First')).toHaveTextContent('It is written as npm run format writes it');
  await userEvent.click(screen.getByRole('button', { name: 'Save into a file …' }));
  expect(await openSave('Second')).not.toHaveTextContent('npm run format');
  expect(save).toHaveBeenCalledTimes(1);
});

test.each([
  ['names the pictures', 1, 'public/pictures/1.svg'],
  ['counts many pictures', 6, '6 pictures'],
])('a save %s that no app uses any more, and which stay', async (_title, count, words) => {
  // The last one is not on the disk.
  const apps = buildApps(count + 1).map((app) => ({ ...app, image: `/pictures/${app.id}.svg` }));
  const images = Object.fromEntries(apps.slice(0, -1).map(({ image }) => [image, { bytes: 6 }]));
  const store = openDocument(apps);
  store.setState(({ file }) => ({ file: { ...file, images } }));
  render(
    <InEditor store={store}>
      <ChangesBar message="" isKept onStep={() => {}} onQuestion={() => {}} />
    </InEditor>,
  );
  for (const { key } of store.getState().rows)
    act(() => store.getState().setField(key, ['image'], '/pictures/new.svg'));
  await userEvent.click(screen.getByRole('button', { name: 'Save …' }));
  expect(screen.getByText(`No app uses ${words} any more. A save removes no files.`)).toBeInTheDocument();
});
