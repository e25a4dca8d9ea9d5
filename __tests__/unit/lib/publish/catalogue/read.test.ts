import { CatalogueError } from '@/lib/catalogue/diagnostic';
import { parseCatalogueFile, readApp, readCatalogue } from '@/lib/publish/catalogue/read';
import { buildApp, buildApps } from '../../../../fixtures/apps';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';
import { drawIcon } from '../../../../tools/sample-icons';

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockReturnValue();
});

/** The message of the error, line by line. */
function diagnosticsOf(text: string): string[] {
  try {
    parseCatalogueFile(Buffer.from(text), 'apps.json');
  } catch (error) {
    if (error instanceof CatalogueError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('parseCatalogueFile', () => {
  test('returns the apps of a valid file, in its order, and prints no warnings', () => {
    const apps = buildApps(3).reverse();
    expect(parseCatalogueFile(Buffer.from(JSON.stringify(apps)), 'apps.json')).toEqual(apps);
    expect(warn).not.toHaveBeenCalled();
  });

  test('accepts an empty list', () => {
    expect(parseCatalogueFile(Buffer.from('[]'), 'apps.json')).toEqual([]);
  });

  test('reports line and column of each error', () => {
    const text = JSON.stringify([buildApp({ id: 3, title: 'Quill', reviews: -1, ratingAvg: 7 })], null, 2);
    expect(text.split('\n')[8]).toBe('    "ratingAvg": 7,');
    expect(diagnosticsOf(text)).toEqual([
      'The catalogue cannot be used: 2 errors.',
      'apps.json:9:18 error: app 3 "Quill" ratingAvg: is greater than 5. Use a number from 0 to 5, without quotation marks.',
      'apps.json:10:16 error: app 3 "Quill" reviews: is negative. Use a whole number, 0 or more, without quotation marks.',
    ]);
  });

  test('reports a missing field at its app', () => {
    const text = `[\n  ${JSON.stringify({ ...buildApp({ id: 3 }), title: undefined })}\n]`;
    expect(diagnosticsOf(text)).toEqual([
      'The catalogue cannot be used: 1 error.',
      'apps.json:2:3 error: app 3 title: is missing. Use visible text in double quotation marks.',
    ]);
  });

  test('reports a duplicate id at the later app', () => {
    const text = `[\n${JSON.stringify(buildApp())},\n${JSON.stringify(buildApp())}\n]`;
    expect(diagnosticsOf(text)[1]).toBe(
      'apps.json:3:7 error: app 1 "Wagtail" id: is 1, which "Wagtail" already uses. Use an id that no other app has.',
    );
  });

  test('reports a file that is not a list at its start', () => {
    expect(diagnosticsOf('{}')[1]).toBe(
      'apps.json:1:1 error: is not a list. Use a list of apps, [ … ], even for a single app, with nothing around it.',
    );
  });

  test('reports errors in the order of the text, for any order of fields', () => {
    const { id, ...others } = buildApp({ id: 3, title: 'Quill', ratingAvg: 7, reviews: -1 });
    const text = JSON.stringify([buildApp({ id: 3 }), { ...others, id }], null, 1);
    const lines = diagnosticsOf(text)
      .slice(1)
      .map((error) => Number(error.split(':')[1]));
    expect(lines).toHaveLength(3);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(diagnosticsOf(text)[3]).toMatch(/ id: is 3, which "Wagtail" already uses/);
  });

  test('ignores a byte-order mark at the start of a file', () => {
    const apps = buildApps(2);
    expect(parseCatalogueFile(Buffer.from(`\uFEFF${JSON.stringify(apps)}`), 'apps.json')).toEqual(apps);
  });

  test.each([
    ['an error', '{}', 'apps.json:1:1 error: is not a list.'],
    ['a syntax error', '[1 2]', 'apps.json:1:4 error: is missing a comma here.'],
  ])('does not count a byte-order mark in the column of %s', (_title, text, position) => {
    expect(diagnosticsOf(`\uFEFF${text}`)).toContainEqual(expect.stringContaining(position));
  });

  test('rejects a byte-order mark in any other position', () => {
    expect(diagnosticsOf('[\uFEFF]')).toHaveLength(2);
  });

  test('rejects a comment', () => {
    expect(diagnosticsOf('[\n  // none yet\n]')).toEqual([
      'The catalogue cannot be used: 1 error.',
      'apps.json:2:3 error: is a comment, which JSON does not allow. Remove it.',
    ]);
  });

  test('rejects a trailing comma', () => {
    const text = `[\n${JSON.stringify(buildApp())},\n]`;
    expect(diagnosticsOf(text)).toEqual([
      'The catalogue cannot be used: 1 error.',
      expect.stringMatching(
        /^apps\.json:2:\d+ error: is a comma after the last entry, which JSON does not allow\. Remove it\.$/,
      ),
    ]);
  });

  test.each(['', ' \n'])('rejects an empty file: %j', (text) => {
    expect(diagnosticsOf(text)).toEqual([
      'The catalogue cannot be used: 1 error.',
      expect.stringMatching(/^apps\.json:\d:\d error: is empty\. Add a list of apps/),
    ]);
  });

  test('reports several syntax errors at once', () => {
    const [head, ...diagnostics] = diagnosticsOf('[\n  // one\n  // two\n]');
    expect(head).toBe('The catalogue cannot be used: 2 errors.');
    expect(diagnostics.map((diagnostic) => diagnostic.split(': ')[0])).toEqual([
      'apps.json:2:3 error',
      'apps.json:3:3 error',
    ]);
  });

  test('reports syntax errors and other errors together', () => {
    const text = `[\n// one\n${JSON.stringify(buildApp({ reviews: -1 }))},\n]`;
    expect(diagnosticsOf(text).map((line) => line.replace(/^(\S+:\d+:\d+).* (is \w+).*/, '$1 $2'))).toEqual([
      'The catalogue cannot be used: 3 errors.',
      'apps.json:2:1 is a',
      expect.stringMatching(/^apps\.json:3:\d+ is negative/),
      expect.stringMatching(/^apps\.json:3:\d+ is a/),
    ]);
  });

  test('accepts an empty list after a byte-order mark', () => {
    expect(parseCatalogueFile(Buffer.from('\uFEFF[]'), 'apps.json')).toEqual([]);
  });

  test('replaces the names of badges by their texts, if the site declares them', () => {
    const [app, other] = [
      { badges: ['beta', 'unknown'] },
      { id: 2, title: 'Other', badges: ['unknown'] },
    ].map((fields) => buildApp(fields));
    const read = parseCatalogueFile(Buffer.from(JSON.stringify([app, other])), 'apps.json');
    expect(read.map(({ badges }) => badges)).toEqual([['Beta'], undefined]);
  });

  test('removes an unknown field, and prints no warnings', () => {
    const text = JSON.stringify([{ ...buildApp({ description: 'Short.' }), colour: 3 }]);
    expect(parseCatalogueFile(Buffer.from(text), 'apps.json')).toEqual([buildApp({ description: 'Short.' })]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('rejects a missing image if it can look up images', () => {
    const text = JSON.stringify([buildApp()]);
    expect(() => parseCatalogueFile(Buffer.from(text), 'apps.json', { image: () => null })).toThrow(
      /no such file/,
    );
  });
});

describe('the catalogue of the project', () => {
  const project = temporaryFolder();
  const apps = buildApps(9);

  beforeAll(() =>
    project.write({
      'public/appsData.json': JSON.stringify(apps),
      'public/pictures/wagtail.svg': drawIcon(1, 512),
    }),
  );
  beforeEach(() => {
    jest.spyOn(process, 'cwd').mockReturnValue(project.path);
  });
  afterAll(() => project.remove());

  test('is public/appsData.json', async () => {
    await expect(readCatalogue()).resolves.toEqual(apps);
    expect(warn).not.toHaveBeenCalled();
  });

  test('has an app for a path segment', async () => {
    await expect(readApp('7')).resolves.toMatchObject({ id: 7 });
  });

  test.each(['0', '07', '7x', '-7', '7.0', '', ' 7', 'none'])('has no app for %j', async (segment) => {
    await expect(readApp(segment)).resolves.toBeUndefined();
  });
});

describe('caching', () => {
  const readFile = jest.fn();

  /** Loads a new instance of the module, with a mocked file system. */
  async function loadReader(nodeEnv: 'production' | 'development') {
    jest.resetModules();
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: nodeEnv });
    jest.doMock('node:fs/promises', () => ({ readFile }));
    return import('@/lib/publish/catalogue/read');
  }

  beforeEach(() => {
    readFile
      .mockReset()
      .mockResolvedValue(
        Buffer.from(
          JSON.stringify(buildApps(2).map((app) => ({ ...app, image: 'https://cdn.example/a.png' }))),
        ),
      );
  });

  afterEach(() => jest.dontMock('node:fs/promises'));

  test('reads the file once in a build', async () => {
    const reader = await loadReader('production');
    await Promise.all([reader.readCatalogue(), reader.readApp('1'), reader.readApp('2')]);
    await reader.readCatalogue();
    expect(readFile).toHaveBeenCalledTimes(1);
  });

  test('reads the file again in development when it has changed, and after an error', async () => {
    const project = temporaryFolder();
    jest.spyOn(process, 'cwd').mockReturnValue(project.path);
    const save = (text: string) => {
      project.write({ 'public/appsData.json': text });
      readFile.mockResolvedValue(Buffer.from(text));
    };
    save('[{}]');
    const reader = await loadReader('development');
    await expect(reader.readCatalogue()).rejects.toThrow('id: is missing');
    await expect(reader.readCatalogue()).rejects.toThrow('id: is missing');
    expect(readFile).toHaveBeenCalledTimes(2);
    save('[ ]');
    await expect(reader.readCatalogue()).resolves.toEqual([]);
    await reader.readCatalogue();
    expect(readFile).toHaveBeenCalledTimes(3);
    save(JSON.stringify([buildApp({ image: 'https://cdn.example/a.png' })]));
    await expect(reader.readCatalogue()).resolves.toHaveLength(1);
    project.remove();
  });
});
