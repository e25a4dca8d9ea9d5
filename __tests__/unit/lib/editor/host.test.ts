import { openHost } from '@/lib/editor/host';
import { type CatalogueFile, FILE_PATH } from '@/lib/editor/protocol';

/** A page of a deploy, and what answers its requests. */
function openPage(hash: string, answer: (path: string) => Response) {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    window: {
      location: { hash, pathname: '/edit', search: '' },
      history: { replaceState: () => {} },
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
    },
    fetch: async (path: string) => answer(path),
  });
  return stored;
}

test('without a server, the catalogue is read with its byte-order mark', async () => {
  const text = '\uFEFF[]';
  openPage('', () => new Response(text));
  expect((await openHost([])).file).toMatchObject({ text, deploy: text });
});

test('without a server, the history is that of the build', async () => {
  openPage('', () => new Response('[]'));
  const history: CatalogueFile['history'] = [[7, [{ title: 'Gone', companyName: 'Fjordline' }]]];
  expect((await openHost(history)).file.history).toBe(history);
});

test('without a server, the settings of rules are those of the build', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, CATALOGUE_RULES: '{"title-length":"off"}' });
  openPage('', () => new Response('[]'));
  expect((await openHost([])).file.rules).toEqual({ 'title-length': 'off' });
});

test.each([
  ['not found', () => new Response('{"error": "not found"}', { status: 404 })],
  ['forbidden', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
  ['home', () => new Response('<!doctype html>')],
])('a token in the URL of a deploy is forgotten: its host answers with %s', async (_, answer) => {
  const stored = openPage('#token=x', (path) => (path === FILE_PATH ? answer() : new Response('[]')));
  const { host, file } = await openHost([]);
  expect(file.text).toBe('[]');
  expect(host.project).toBeNull();
  expect(stored.size).toBe(0);
});

test('a server that answers another token says so', async () => {
  const error = 'This page is of another session.';
  const stored = openPage('#token=x', () => Response.json({ error }, { status: 403 }));
  await expect(openHost([])).rejects.toThrow(error);
  expect(stored.size).toBe(1);
});

test('a browser that stores nothing remembers the token as long as the page', async () => {
  openPage('#token=x', () => Response.json({ text: '[]' }));
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  expect((await openHost([])).host.project).not.toBeNull();
  window.location.hash = '';
  expect((await openHost([])).host.project).not.toBeNull();
});

test('the editor of another project saves nothing of this one, and says so', async () => {
  openPage('#token=x', () => Response.json({ text: '[]', project: 'other' }, { status: 409 }));
  const { host } = await openHost([]);
  const edited = { project: 'own', text: '[{}]', version: '[]', pictures: [] };
  await expect(host.save!(edited)).rejects.toThrow('The editor of another project has this URL now.');
});

test('a folder that is dropped is no picture', async () => {
  openPage('#token=x', () => Response.json({ text: '[]' }));
  const { host } = await openHost([]);
  const folder = Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotFoundError')) });
  await expect(host.project?.preparePicture(folder, { title: 'Quill', kind: 'icon' })).rejects.toThrow(
    'The file cannot be read: it is a folder',
  );
});

test('a file that cannot be saved is named, and another one can be chosen', async () => {
  openPage('', () => new Response('[]'));
  const refused = (name: string) => async () => {
    throw new DOMException('', name);
  };
  const file = (name: string, content: BlobPart, createWritable: () => Promise<unknown>) => async () => [
    { name, getFile: async () => new Blob([content]), createWritable },
  ];
  const chosen = [
    refused('SecurityError'),
    refused('AbortError'),
    file('package.json', '{}', refused('InvalidStateError')),
    file(
      'appsData.json',
      new Uint8Array(Buffer.from('[\n"Caf\xe9"]', 'latin1')),
      refused('InvalidStateError'),
    ),
    file('appsData.json', '[]', refused('NotAllowedError')),
    file('appsData.json', '[]', refused('InvalidStateError')),
    file('appsData.json', '[]', async () => ({ write: async () => {}, close: async () => {} })),
  ];
  Object.assign(window, { showOpenFilePicker: () => chosen.shift()?.() });
  const { host } = await openHost([]);
  const edited = { project: undefined, text: '[{}]', version: '[]', pictures: [] };
  const save = () => host.save!(edited);
  await expect(save()).rejects.toThrow('does not let you choose a file here. Download the file.');
  expect(await save()).toEqual({ kind: 'cancelled' });
  for (const reason of [
    /^package\.json is not a list of apps\. Save again, and choose public\/appsData\.json/,
    /^Line 2 of the file appsData\.json has a character that is not UTF-8\./,
    /^appsData\.json is not saved\. The browser is not allowed to write it: allow it when it asks\. Save again/,
    /^appsData\.json is not saved\. It cannot be written \(InvalidStateError\)\. Save again/,
  ])
    await expect(save()).rejects.toThrow(reason);
  expect(await save()).toEqual({ kind: 'saved', version: '[{}]' });
});
