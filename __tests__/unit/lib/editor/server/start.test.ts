import fs, { chmodSync, lstatSync, rmSync, statSync, symlinkSync, truncateSync } from 'node:fs';
import { type OutgoingHttpHeaders, request, type Server } from 'node:http';
import { join } from 'node:path';
import { FILE_PATH, PICTURE_PATH, TOKEN_HEADER } from '@/lib/editor/protocol';
import { startEditor } from '@/lib/editor/server/start';
import { editor, folder, hash, json, project, SVG, send, TEXT } from '../../../../fixtures/editor-server';
import { buildRepository } from '../../../../fixtures/repository';
import { buildValidApp } from '../../../../fixtures/valid-app';

const GONE =
  'The file public/appsData.json does not exist. Restore it, with "git checkout -- public/appsData.json" or from a backup, then try again. Changes that are not saved are kept.';
const NEW_TEXT = TEXT.replace('1.0', '2.0');

const read = () => json('GET', FILE_PATH);
const save = (request: object) =>
  json('PUT', FILE_PATH, {
    body: JSON.stringify({
      project: project(),
      text: NEW_TEXT,
      version: hash(TEXT),
      pictures: [],
      ...request,
    }),
  });
const picture = (path: string, text = SVG) => ({
  path,
  base64: Buffer.from(text).toString('base64'),
  facts: {},
});

/** Makes a function of a module fail. */
function failing<T extends object>(module: T, name: keyof T & string, code: string) {
  jest.spyOn(module, name as never).mockImplementation((() => {
    throw Object.assign(new Error(`${code}: ${name}`), { code });
  }) as never);
}

describe('a request', () => {
  const FOREIGN: [string, OutgoingHttpHeaders][] = [
    ['for a domain that points to this machine', { host: 'evil.example' }],
    ['for another port', { host: '127.0.0.1:1' }],
    ['of another site', { origin: 'https://evil.example' }],
    ['of a local server', { origin: 'http://127.0.0.1:1' }],
    ['of a page without an origin', { origin: 'null' }],
    ['by a link of another site', { 'sec-fetch-site': 'cross-site' }],
  ];

  for (const path of [FILE_PATH, '/edit'])
    test.each(FOREIGN)(`${path} %s is refused`, async (_title, headers) => {
      expect(await json('GET', path, { headers })).toEqual({
        status: 403,
        body: {
          error: 'The editor does not answer other sites. Open the URL that npm run edit has printed last.',
        },
      });
    });

  test.each(['', 'wrong', 'x'.repeat(43)])('with the token %j is refused', async (token) => {
    const answers = await Promise.all(
      [
        ['GET', FILE_PATH],
        ['PUT', FILE_PATH],
        ['POST', PICTURE_PATH],
      ].map(([method = '', path = '']) => json(method, path, { headers: { [TOKEN_HEADER]: token } })),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(403);
      expect(body.error).toMatch(/^This page is of another session of the editor\. Open the URL/);
    }
  });

  test.each(['127.0.0.1', 'localhost'])('of a page on %s is answered', async (name) => {
    const host = `${name}:${new URL(editor.url).port}`;
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    expect(await send('GET', FILE_PATH, { headers })).toMatchObject({ status: 200 });
    expect(await send('GET', '/edit', { headers })).toEqual({ status: 200, text: 'a page' });
  });

  test('is answered with a page that no other one can frame', async () => {
    for (const path of [FILE_PATH, '/edit'])
      expect((await fetch(editor.url + path)).headers.get('x-frame-options')).toBe('DENY');
  });

  test('for a WebSocket is checked, too', async () => {
    const connect = (origin: string) =>
      new Promise((resolve) => {
        request(editor.url, { headers: { connection: 'Upgrade', upgrade: 'websocket', origin } })
          .on('upgrade', ({ statusCode }, socket) => {
            socket.destroy();
            resolve(statusCode);
          })
          .on('error', ({ message }) => resolve(message))
          .end();
      });
    expect(await connect('https://evil.example')).toBe('socket hang up');
    expect(await connect(editor.url)).toBe(101);
  });
});

test('only this machine can connect', async () => {
  const server = jest.spyOn(require('node:http').Server.prototype as Server, 'listen');
  await (await startEditor({ root: folder.path, page: () => {} })).close();
  expect(server).toHaveBeenCalledWith(0, '127.0.0.1');
});

describe('reading', () => {
  test('returns the exact text, its version, the pictures that it names, and the size of others', async () => {
    const screenshots = ', "screenshots": [{"image": "\\/pictures\\/1.png"}, {"image": "/none.png"}]';
    const text = TEXT.replace('"}', `"${screenshots}}`);
    folder.write({
      'public/appsData.json': text,
      'public/pictures/1.png': 'no picture',
      'public/pictures/more/2.svg': SVG,
    });
    expect(await read()).toEqual({
      status: 200,
      body: {
        project: project(),
        text,
        version: hash(text),
        images: {
          '/pictures/quill.svg': { bytes: SVG.length, width: 8, height: 8 },
          '/pictures/1.png': { bytes: 10, isUnreadable: true },
          '/pictures/more/2.svg': { bytes: SVG.length },
        },
        history: [],
        rules: {},
        descriptions: 'markdown',
      },
    });
  });

  test('ignores links that lead to themselves, and reads no film', async () => {
    const pictures = join(folder.path, 'public/pictures');
    symlinkSync('loop.svg', join(pictures, 'loop.svg'));
    folder.write({ 'public/pictures/film.png': '' });
    truncateSync(join(pictures, 'film.png'), 3_000_000_000);
    const images = ['quill.svg', 'loop.svg', 'film.png'].map((name) => ({ image: `/pictures/${name}` }));
    folder.write({ 'public/appsData.json': JSON.stringify(images) });
    expect((await read()).body.images).toEqual({
      '/pictures/quill.svg': { bytes: SVG.length, width: 8, height: 8 },
      '/pictures/film.png': { bytes: 3_000_000_000, isUnreadable: true },
    });
  });

  test.each<[string, () => void, string]>([
    ['a missing file', () => {}, GONE],
    [
      'a folder',
      () => folder.write({ 'public/appsData.json/x': '' }),
      'public/appsData.json is a folder. Restore',
    ],
    [
      'another encoding',
      () => folder.write({ 'public/appsData.json': Buffer.from([0x5b, 0x0a, 0xe9, 0x5d]) }),
      'Line 2 of the file public/appsData.json has a character that is not UTF-8. Save the file with the encoding UTF-8, then try again.',
    ],
    [
      'a package.json with a merge conflict',
      () => folder.write({ 'public/appsData.json': TEXT, 'package.json': '<<<<<<< HEAD' }),
      'The file package.json is not JSON. Correct it in a text editor, then try again.',
    ],
    [
      'missing permissions',
      () => failing(fs, 'readFileSync', 'EACCES'),
      'cannot be read because of its permissions. Make it readable, then try again.',
    ],
    [
      'an unexpected error of the disk',
      () => {
        folder.write({ 'public/appsData.json': TEXT });
        failing(fs.promises, 'realpath', 'EIO');
      },
      'A file cannot be used: EIO: realpath. Correct that, and try again.',
    ],
  ])('fails with a sentence for %s', async (_title, prepare, reason) => {
    rmSync(join(folder.path, 'public/appsData.json'));
    prepare();
    const { status, body } = await read();
    expect([status, body.error]).toEqual([500, expect.stringContaining(reason)]);
  });

  test('says why git does not return the ids of earlier apps', async () => {
    expect((await read()).body.notice).toBeUndefined();
    folder.write({ '.git': 'gitdir: /nowhere' });
    expect((await read()).body.notice).toMatch(
      /^Ids that other apps had before, and pages that end, are not found\. Git refuses: fatal: .*\/nowhere$/,
    );
  });

  test('returns the apps that had the ids in a repository', async () => {
    const repository = buildRepository();
    const { url, token, close } = await startEditor({ root: repository.dir, page: () => {} });
    const one = buildValidApp({ id: 1, title: 'One', companyName: 'Wren' });
    repository.commit([one, buildValidApp({ id: 2, title: 'Two', companyName: 'Wren' })]);
    repository.commit([one]);
    const response = await fetch(url + FILE_PATH, { headers: { [TOKEN_HEADER]: token } });
    expect((await response.json()).history).toMatchObject([
      [1, [{ title: 'One', companyName: 'Wren' }]],
      [2, [{ title: 'Two', companyName: 'Wren' }]],
    ]);
    await close();
  });
});

describe('saving', () => {
  const catalogue = () => folder.read('public/appsData.json');

  test('replaces the text, and leaves no other file', async () => {
    expect(await save({})).toEqual({
      status: 200,
      body: { version: hash(NEW_TEXT) },
    });
    expect(catalogue()).toBe(NEW_TEXT);
    expect(folder.files()).toEqual(['public/appsData.json', 'public/pictures/quill.svg']);
    expect((await read()).body.version).toBe(hash(NEW_TEXT));
  });

  test('keeps the permissions of the file', async () => {
    const path = join(folder.path, 'public/appsData.json');
    chmodSync(path, 0o666);
    await save({});
    expect(statSync(path).mode & 0o777).toBe(0o666);
  });

  test('replaces the target of a link', async () => {
    folder.write({ 'shared/apps.json': TEXT });
    const path = join(folder.path, 'public/appsData.json');
    rmSync(path);
    symlinkSync('../shared/apps.json', path);
    expect((await save({})).status).toBe(200);
    expect(folder.read('shared/apps.json')).toBe(NEW_TEXT);
    expect(lstatSync(path).isSymbolicLink()).toBe(true);
  });

  test('replaces what a crash has left, and does not follow a link there', async () => {
    folder.write({ 'elsewhere.txt': 'keep' });
    symlinkSync('../elsewhere.txt', join(folder.path, 'public/appsData.json.partial'));
    expect((await save({})).status).toBe(200);
    expect(folder.read('elsewhere.txt')).toBe('keep');
    expect(catalogue()).toBe(NEW_TEXT);
  });

  test('writes nothing if the file has changed since, and returns it', async () => {
    folder.write({ 'public/appsData.json': '[]' });
    const writeFile = jest.spyOn(fs.promises, 'writeFile');
    const { status, body } = await save({ pictures: [picture('/pictures/new.svg')] });
    expect([status, body.text, body.version]).toEqual([409, '[]', hash('[]')]);
    expect(writeFile).not.toHaveBeenCalled();
    expect(folder.files()).toEqual(['public/appsData.json', 'public/pictures/quill.svg']);
    expect(catalogue()).toBe('[]');
  });

  test('writes nothing if the file changes while pictures are written', async () => {
    const { writeFile } = fs.promises;
    jest.spyOn(fs.promises, 'writeFile').mockImplementation(async (...args) => {
      await writeFile(...args);
      folder.write({ 'public/appsData.json': '[]' });
    });
    expect((await save({ pictures: [picture('/pictures/new.svg')] })).status).toBe(409);
    expect(folder.files()).toEqual(['public/appsData.json', 'public/pictures/quill.svg']);
    expect(catalogue()).toBe('[]');
  });

  test('of two at the same time, the second is of an earlier version', async () => {
    const texts = ['[1]', '[2]'];
    const answers = await Promise.all(texts.map((text) => save({ text })));
    // Either of them can be the first.
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const first = texts[statuses.indexOf(200)];
    expect(answers[statuses.indexOf(409)]?.body.text).toBe(first);
    expect(catalogue()).toBe(first);
  });

  test('refuses the changes of another project, also if its file is the same', async () => {
    expect(await save({ project: 'another' })).toMatchObject({ status: 409, body: { project: project() } });
    expect(catalogue()).toBe(TEXT);
  });

  test('writes new pictures, and removes none', async () => {
    folder.write({ 'public/pictures/old/1.PNG': '' });
    const text = NEW_TEXT.replace('quill', 'wagtail');
    const pictures = [picture('/pictures/wagtail.svg'), picture('/pictures/two.jpg', 'two')];
    expect((await save({ text, pictures })).status).toBe(200);
    expect(folder.files()).toEqual([
      'public/appsData.json',
      'public/pictures/old/1.PNG',
      'public/pictures/quill.svg',
      'public/pictures/two.jpg',
      'public/pictures/wagtail.svg',
    ]);
    expect(folder.read('public/pictures/two.jpg')).toBe('two');
  });

  test('says what to do if the folder of the pictures is a file', async () => {
    rmSync(join(folder.path, 'public/pictures'), { recursive: true });
    folder.write({ 'public/pictures': '' });
    expect(await save({ pictures: [picture('/pictures/new.svg')] })).toEqual({
      status: 500,
      body: {
        error:
          'public/pictures cannot be written: it is a file, not a folder. Rename it, and try again. The catalogue is unchanged.',
      },
    });
    expect(catalogue()).toBe(TEXT);
  });

  describe('refuses', () => {
    afterEach(() => {
      expect(catalogue()).toBe(TEXT);
      expect(folder.files().filter((name) => !/appsData\.json$|quill\.svg$/.test(name))).toEqual([]);
    });

    test.each([
      '/appsData.svg',
      '/pictures/../x.svg',
      '/pictures/..\\..\\x.svg',
      '/pictures/.git/x.svg',
      '/pictures/C:x.svg',
      '/pictures/x.svg\0',
      '/pictures/folder/x.svg',
      '/pictures/x.js',
      '../x.svg',
    ])('the picture %j', async (path) => {
      expect(await save({ pictures: [picture('/pictures/ok.svg'), picture(path)] })).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining('a picture that is not in public/pictures') },
      });
    });

    test('a body that is no save', async () => {
      expect((await save({ text: null })).status).toBe(400);
    });
  });

  describe('leaves everything as it is, and says what to do, with', () => {
    afterEach(() => {
      expect(folder.files()).toEqual(['public/appsData.json', 'public/pictures/quill.svg']);
      expect(catalogue()).toBe(TEXT);
    });

    test.each([
      ['ENOSPC', ': the disk is full. Free some space, and try again.'],
      ['EIO', ' (EIO).'],
    ])('%s', async (code, reason) => {
      const { writeFile } = fs.promises;
      jest.spyOn(fs.promises, 'writeFile').mockImplementation(async (path, ...args) => {
        await writeFile(path, ...args);
        if (String(path).includes('appsData')) throw Object.assign(new Error(), { code });
      });
      expect(await save({ pictures: [picture('/pictures/new.svg')] })).toEqual({
        status: 500,
        body: { error: `public/appsData.json cannot be written${reason} The catalogue is unchanged.` },
      });
    });

    test('a catalogue that is read-only', async () => {
      const { access } = fs.promises;
      jest.spyOn(fs.promises, 'access').mockImplementation(async (path, mode) => {
        await access(path, mode);
        if (String(path).endsWith('appsData.json') && mode === fs.constants.W_OK)
          throw Object.assign(new Error(), { code: 'EACCES' });
      });
      expect(await save({ pictures: [picture('/pictures/new.svg')] })).toEqual({
        status: 500,
        body: {
          error:
            'public/appsData.json cannot be written: the permissions of the file or of its folder do not allow it. Change them, and try again. The catalogue is unchanged.',
        },
      });
    });
  });
});
