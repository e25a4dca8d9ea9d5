import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ListTools } from '@/components/installed/list-tools';
import { PageHeading } from '@/components/ui/page-heading';
import { navigationStore } from '@/lib/navigation/store';
import { buildApps } from '../../../fixtures/apps';
import { pressEscape } from '../../../fixtures/dialog-element';
import { findDialog } from '../../../fixtures/dialogs';
import { buildFile, recordSavedFiles } from '../../../fixtures/files';
import { givenAppList, storeAppList, storedAppList } from '../../../fixtures/installed';
import { navigate } from '../../../fixtures/navigation';
import { serveApps, serveError, serveNothing } from '../../../fixtures/server';
import { refuse } from '../../../fixtures/storage';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const QUESTION = 'Add apps to your list?';

let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  Reflect.deleteProperty(navigator, 'share');
});

const tools = <ListTools cardsUrl="/appsData.json" siteName="Lark & Moor" />;

function renderTools() {
  return render(
    <main>
      <PageHeading>Your Installed Apps</PageHeading>
      {tools}
    </main>,
  );
}

/** Starts on a page whose URL has this fragment. */
function givenFragment(hash: string): void {
  window.history.replaceState({}, '', `/apps/install?sort=high-low${hash}`);
}

/** Opens a link with this fragment, while the page is open. */
function openFragment(hash: string): void {
  givenFragment(hash);
  fireEvent(window, new Event('hashchange'));
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const chooseFile = (file: File) => user.upload(screen.getByLabelText('Import list'), file);
const question = () => screen.findByRole('dialog', { name: QUESTION });
const message = () => screen.getByRole('status');

/** The names of a part of the question, by its heading. */
async function part(heading: string): Promise<(string | null)[]> {
  const list = (await screen.findByRole('heading', { name: heading })).nextElementSibling as HTMLElement;
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('an empty list can be imported only', () => {
  renderTools();

  expect(screen.getByText('Import')).not.toHaveClass('invisible');
  expect(screen.getByRole('button', { name: 'Share list' })).toHaveClass('invisible');
  expect(screen.getByRole('button', { name: 'Export list' })).toHaveClass('invisible');
  expect(message()).toBeEmptyDOMElement();
});

test('prerendered HTML does not depend on the list', () => {
  const empty = renderToString(tools);
  givenAppList([3]);
  givenFragment('#share=1');

  expect(renderToString(tools)).toBe(empty);
});

describe('export', () => {
  test('saves the list with the titles of the catalogue', async () => {
    givenAppList([2, 999]);
    const saved = recordSavedFiles();
    renderTools();
    await openAndCancelQuestion();
    await press('Export list');

    await waitFor(() =>
      expect(message()).toHaveTextContent('Your list was exported to lark-moor-apps.json.'),
    );
    expect(saved).toMatchObject([{ name: 'lark-moor-apps.json' }]);
    expect(JSON.parse(await saved[0]!.text())).toEqual({
      version: 1,
      apps: [{ id: 2, title: 'App 2' }, { id: 999 }],
    });
  });

  /** Makes the catalogue load. */
  async function openAndCancelQuestion() {
    serveApps(buildApps(3));
    openFragment('#share=1');
    await part('1 app to add');
    await pressEscape();
  }

  test('does not wait for the catalogue, and saves a double click once', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(10_000);
    givenAppList([2]);
    serveNothing();
    const saved = recordSavedFiles();
    renderTools();

    await user.dblClick(screen.getByRole('button', { name: 'Export list' }));

    await waitFor(() => expect(message()).toHaveTextContent('Your list was exported'));
    expect(saved).toHaveLength(1);
    expect(JSON.parse(await saved[0]!.text())).toEqual({ version: 1, apps: [{ id: 2 }] });
  });

  test('of an empty list only says so', async () => {
    const saved = recordSavedFiles();
    renderTools();

    await press('Export list');

    await waitFor(() =>
      expect(message()).toHaveTextContent('Your list is empty, so there is nothing to export.'),
    );
    expect(saved).toEqual([]);
  });
});

describe('share', () => {
  const url = 'http://localhost/apps/install#share=3,999';

  test('offers the link to other apps if the browser can', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    givenAppList([3, 999]);
    renderTools();

    await press('Share list');

    await waitFor(() => expect(share.mock.calls).toEqual([[{ title: 'My apps on Lark & Moor', url }]]));
    expect(message()).toBeEmptyDOMElement();
  });

  test('copies the link, and confirms that', async () => {
    givenAppList([3, 999]);
    renderTools();

    await press('Share list');

    await waitFor(() => expect(message()).toHaveTextContent('The link to your list was copied.'));
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  test('shows the link in a selected field if the browser refuses, and returns the focus', async () => {
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    givenAppList([3, 999]);
    renderTools();
    await press('Share list');

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Copy this link' })).toBeVisible());
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to your list' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url);

    await findDialog('Copy this link');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share list' })).toHaveFocus());
  });

  test('of an empty list only says so', async () => {
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    renderTools();

    await press('Share list');

    await waitFor(() =>
      expect(message()).toHaveTextContent('Your list is empty, so there is nothing to share.'),
    );
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('import', () => {
  const file = buildFile('{"version":1,"apps":[{"id":3},{"id":1},{"id":999,"title":"Elm"}]}', 'old.json');

  beforeEach(() => {
    givenAppList([1, 4000]);
    serveApps(buildApps(3));
  });

  test('shows what it would add, what is there, and what the catalogue lacks', async () => {
    renderTools();
    await chooseFile(file);

    expect(await question()).toHaveTextContent('From the file old.json. Your list keeps all its apps.');
    expect(await part('1 app to add')).toEqual(['App 3']);
    expect(await part('1 app in your list already')).toEqual(['App 1']);
    expect(await part('1 app not in this catalogue')).toEqual(['Elm']);
    expect(storedAppList()).toBe('[1,4000]');
  });

  test('isolates a file name that would change the direction of the text after it', async () => {
    renderTools();
    await chooseFile(buildFile('[3]', 'a\u202eb'));
    expect(await question()).toHaveTextContent('From the file \u2068a\u202eb\u202c\u2069. Your list keeps');
  });

  test('adds the listed apps if confirmed, and keeps all others', async () => {
    renderTools();
    await chooseFile(file);
    await part('1 app to add');

    await press('Add 1 app');

    expect(storedAppList()).toBe('[1,4000,3]');
    expect(message()).toHaveTextContent('1 app added to your list.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('adds the unlisted apps too if the visitor asks for it', async () => {
    renderTools();
    await chooseFile(file);
    await part('1 app to add');

    await user.click(screen.getByRole('checkbox', { name: /^Add these too/ }));
    await press('Add 2 apps');

    expect(storedAppList()).toBe('[1,4000,3,999]');
  });

  test.each([
    ['Escape', () => pressEscape()],
    ['Cancel', () => press('Cancel')],
  ])('changes nothing after %s, and returns the focus', async (_title, cancel) => {
    renderTools();
    await chooseFile(file);
    await part('1 app to add');

    await cancel();

    expect(storedAppList()).toBe('[1,4000]');
    expect(message()).toHaveTextContent('Nothing was added.');
    expect(screen.getByLabelText('Import list')).toHaveFocus();
  });

  test('can only be closed if everything is there already', async () => {
    renderTools();
    await chooseFile(buildFile('[1,4000]'));
    expect(await part('2 apps in your list already')).toEqual(['App 1', 'App 4000']);

    expect(within(await question()).getAllByRole('button')).toEqual([
      screen.getByRole('button', { name: 'Close' }),
    ]);
  });

  test('adds nothing of a list that the catalogue lacks, unless the visitor asks for it', async () => {
    renderTools();
    await chooseFile(buildFile('[999]'));
    await part('1 app not in this catalogue');

    expect(screen.getByRole('button', { name: 'Add 0 apps' })).toBeDisabled();
  });

  test('names twenty apps of a long list, and counts the others', async () => {
    serveApps(buildApps(40));
    renderTools();
    await chooseFile(buildFile(JSON.stringify(buildApps(40))));

    const names = await part('39 apps to add');
    expect(names).toHaveLength(21);
    expect(names.slice(-2)).toEqual(['App 21', 'and 19 more']);
  });

  test('follows changes of another tab while it asks', async () => {
    renderTools();
    await chooseFile(file);
    await part('1 app to add');

    storeAppList([1, 4000, 3]);
    fireEvent(window, new StorageEvent('storage', { key: 'appList' }));

    expect(await part('2 apps in your list already')).toEqual(['App 3', 'App 1']);
    expect(screen.queryByRole('heading', { name: '1 app to add' })).not.toBeInTheDocument();
  });

  test('says so if the browser could not remember the apps', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    renderTools();
    await chooseFile(file);
    await part('1 app to add');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

    await press('Add 1 app');

    expect(message()).toHaveTextContent(
      '1 app added to your list for this visit only: your browser could not remember it.',
    );
  });

  test('reads the same file again', async () => {
    renderTools();
    await chooseFile(file);
    await part('1 app to add');
    await pressEscape();

    await chooseFile(file);

    expect(await part('1 app to add')).toEqual(['App 3']);
  });

  test.each([
    ['is no JSON', buildFile('oops'), 'It is not a JSON file.'],
    ['is too large', buildFile(`[1${' '.repeat(20_000_000)}]`), 'It is larger than 20 MB.'],
    [
      'cannot be read',
      Object.assign(buildFile('[3]'), { text: () => Promise.reject(new Error()) }),
      'It could not be read.',
    ],
  ])('of a file that %s only shows why', async (_title, bad, cause) => {
    renderTools();
    await chooseFile(bad);

    const dialog = await findDialog('This file cannot be imported');
    expect(dialog).toHaveTextContent(`${cause} Your list is unchanged.`);
    expect(storedAppList()).toBe('[1,4000]');
  });
});

describe('a share link', () => {
  beforeEach(() => {
    givenAppList([1]);
    serveApps(buildApps(3));
  });

  test('asks before it adds apps, and is removed from the URL when they are added', async () => {
    givenFragment('#share=3,1');
    renderTools();

    expect(await part('1 app to add')).toEqual(['App 3']);
    expect(await question()).toHaveTextContent('From a shared link.');
    expect(storedAppList()).toBe('[1]');
    expect(window.location.hash).toBe('#share=3,1');

    await press('Add 1 app');
    expect(storedAppList()).toBe('[1,3]');
    await waitFor(() => expect(window.location.href).toMatch(/\/apps\/install\?sort=high-low$/));
    expect(screen.getByRole('heading', { name: 'Your Installed Apps' })).toHaveFocus();
  });

  test('changes nothing after Escape, and is removed from the URL', async () => {
    givenFragment('#share=3');
    renderTools();
    await part('1 app to add');

    await pressEscape();

    expect(storedAppList()).toBe('[1]');
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('opens while the page is open, and replaces an earlier one', async () => {
    renderTools();
    openFragment('#share=3');
    expect(await part('1 app to add')).toEqual(['App 3']);

    openFragment('#share=2');

    await waitFor(async () => expect(await part('1 app to add')).toEqual(['App 2']));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('is closed by back, without a decision', async () => {
    renderTools();
    openFragment('#share=3');
    await question();

    openFragment('');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(message()).toBeEmptyDOMElement();
    expect(storedAppList()).toBe('[1]');
  });

  test('stays in the URL when the visitor leaves the page', async () => {
    givenFragment('#share=3');
    renderTools();
    await question();

    await act(async () => navigate('/apps', 'traverse'));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('#share=3');
  });

  test('opens when the page is shown, not behind the skeleton', async () => {
    givenFragment('#share=3');
    navigate('/apps/install');
    expect(navigationStore.getState().navigation).not.toBeNull();
    renderTools();
    // Long enough for the code to load.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    act(() => navigationStore.setState({ navigation: null }));

    expect(await question()).toBeVisible();
  });

  test('opens before the catalogue is loaded, without anything to add', async () => {
    serveNothing();
    givenFragment('#share=3');
    renderTools();

    expect(within(await question()).getByRole('status')).toHaveTextContent('Loading the apps …');
    expect(within(await question()).getAllByRole('button')).toEqual([
      screen.getByRole('button', { name: 'Cancel' }),
    ]);
  });

  test('loads the catalogue again on a retry', async () => {
    serveError(503, 'Service Unavailable');
    givenFragment('#share=3');
    renderTools();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await question()).toHaveTextContent('The list of apps could not be loaded (503');
    serveApps(buildApps(3));

    await user.click(retry);

    expect(await part('1 app to add')).toEqual(['App 3']);
  });

  test.each(['#share=', '#share=3,', '#share=three'])('%s shows an error, and is removed', async (hash) => {
    givenFragment(hash);
    renderTools();

    expect(await findDialog('This link contains no list of apps')).toHaveTextContent(
      'It may be incomplete. Your list is unchanged.',
    );
    expect(window.location.hash).toBe('');
    expect(storedAppList()).toBe('[1]');
  });

  test.each(['', '#main', '#shared=3'])('is not %j', async (hash) => {
    givenFragment(hash);
    renderTools();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe(hash);
  });
});
