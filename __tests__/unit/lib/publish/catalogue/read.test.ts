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
  test('returns the apps of a valid file, in its order and without unknown fields, and prints no warnings', () => {
    const apps = [buildApp({ id: 2, title: 'Quill', description: 'Short.' }), buildApp()];
    const text = JSON.stringify(apps.map((app) => ({ ...app, colour: 3 })));
    expect(parseCatalogueFile(Buffer.from(text), 'apps.json')).toEqual(apps);
    expect(warn).not.toHaveBeenCalled();
  });

  test('reports line and column of each error', () => {
    const text = JSON.stringify([buildApp({ id: 3, title: 'Quill', reviews: -1, ratingAvg: 7 })], null, 2);
    expect(text.split('\n')[8]).toBe('    "ratingAvg": 7,');
    expect(diagnosticsOf(text)).toEqual([
      'The catalogue cannot be used: 2 errors.',
      'apps.json:9:18 error: app 3 "Quill" ratingAvg: is greater than 5. Use a number from 0 to 5, such as 4.7.',
      'apps.json:10:16 error: app 3 "Quill" reviews: is negative. Use a whole number, 0 or more, such as 1204.',
    ]);
  });

  test('replaces the names of badges by their texts, if the site declares them', () => {
    const [app, other] = [
      { badges: ['beta', 'unknown'] },
      { id: 2, title: 'Other', badges: ['unknown'] },
    ].map((fields) => buildApp(fields));
    const read = parseCatalogueFile(Buffer.from(JSON.stringify([app, other])), 'apps.json');
    expect(read.map(({ badges }) => badges)).toEqual([['Beta'], undefined]);
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

  test('is public/appsData.json', () => {
    expect(readCatalogue()).toEqual(apps);
    expect(warn).not.toHaveBeenCalled();
  });

  test('has an app for a path segment', () => {
    expect(readApp('7')).toMatchObject({ id: 7 });
  });

  test.each(['0', '07', '7x', '-7', '7.0', '', ' 7', 'none'])('has no app for %j', (segment) => {
    expect(readApp(segment)).toBeUndefined();
  });
});

describe('caching', () => {
  const project = temporaryFolder();
  const save = (...apps: object[]) => project.write({ 'public/appsData.json': JSON.stringify(apps) });

  /** Loads a new instance of the module. */
  async function loadReader(nodeEnv: 'production' | 'development') {
    jest.resetModules();
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: nodeEnv });
    jest.spyOn(process, 'cwd').mockReturnValue(project.path);
    return import('@/lib/publish/catalogue/read');
  }

  test('reads the file once in a build', async () => {
    save({ id: 1, title: 'Wagtail' });
    const { readApp, readCatalogue } = await loadReader('production');
    const apps = readCatalogue();
    save();
    expect(readCatalogue()).toBe(apps);
    expect(readApp('1')).toBe(apps[0]);
  });

  test('reads the file again in development when it has changed, and after an error', async () => {
    save({ id: 1, title: 'Wagtail', image: '/pictures/late.svg' });
    const { readCatalogue } = await loadReader('development');
    expect(readCatalogue).toThrow('/pictures/late.svg');
    project.write({ 'public/pictures/late.svg': drawIcon(1, 512) });
    const apps = readCatalogue();
    expect(apps).toHaveLength(1);
    expect(readCatalogue()).toBe(apps);
    save();
    expect(readCatalogue()).toEqual([]);
  });
});
