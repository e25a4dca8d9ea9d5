import { readFileSync } from 'node:fs';
import { catalogueConstants, describeSettings, readSettings, SETTING_NAMES } from '@/lib/publish/settings';
import { fc, hostileText } from '../../../fixtures/properties';
import { temporaryFolder } from '../../../fixtures/temporary-folder';

test('without settings, a build is a production site with a service worker, at the root of an unknown origin', () => {
  expect(readSettings({})).toEqual({
    siteUrl: null,
    basePath: '',
    languagePath: '',
    urlStyle: 'files',
    isPreview: false,
    hasWorker: true,
  });
});

test('an empty value is that of a setting which is not set', () => {
  const empty = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test('ignores white space around a value, which a Windows shell adds before &&', () => {
  expect(readSettings({ OFFLINE: 'off ', PREVIEW: ' ' })).toMatchObject({
    hasWorker: false,
    isPreview: false,
  });
});

test.each([
  [{ VERCEL_ENV: 'preview' }, true],
  [{ PREVIEW: '1' }, true],
  [{ VERCEL_ENV: 'production', PREVIEW: '1' }, true],
  [{ VERCEL_ENV: 'production' }, false],
  [{ VERCEL_ENV: 'development' }, false],
  [{ PREVIEW: '0' }, false],
])('%j: isPreview is %p', (env, isPreview) => {
  expect(readSettings(env)).toMatchObject({ isPreview });
});

test.each([
  [{ OFFLINE: 'off' }, false],
  [{ NODE_ENV: 'development' }, false],
  [{ OFFLINE: 'on' }, true],
  [{ PREVIEW: '1' }, false],
  [{ VERCEL_ENV: 'preview', PREVIEW: '0' }, true],
  [{ VERCEL_ENV: 'preview', OFFLINE: 'on' }, false],
])('%j: hasWorker is %p', (env, hasWorker) => {
  expect(readSettings(env)).toMatchObject({ hasWorker });
});

test.each([
  [{ OFFLINE: 'no' }, 'OFFLINE is "no", which is not a valid value. Use on or off.'],
  [{ PREVIEW: 'yes' }, 'PREVIEW is "yes", which is not a valid value. Use 0 or 1.'],
  [
    { VERCEL_ENV: 'Preview' },
    'VERCEL_ENV is "Preview", which is not a valid value. Use production or preview or development.',
  ],
  [
    { VERCEL_URL: 'https://store.example' },
    'VERCEL_URL is "https://store.example", which is not a domain. Use one such as apps.example.',
  ],
  [
    { NEXT_PUBLIC_BASE_PATH: 'store' },
    'NEXT_PUBLIC_BASE_PATH is "store", which is not a valid base path. Use a slash and a name, such as /store.',
  ],
  [
    { NEXT_PUBLIC_BASE_PATH: '/store ' },
    'NEXT_PUBLIC_BASE_PATH is "/store ", which is not a valid base path. Use a slash and a name, such as /store.',
  ],
])('rejects %j, and names the valid values', (env, message) => {
  expect(() => readSettings(env)).toThrow(new Error(message));
});

describe('the origin', () => {
  const originOf = (text: string) => readSettings({ SITE_URL: text }).siteUrl;

  test('is that of SITE_URL, with or without a trailing slash', () => {
    expect(originOf('https://apps.example')).toBe('https://apps.example');
    expect(originOf(' http://apps.example:8080/ ')).toBe('http://apps.example:8080');
  });

  test('is the domain of production or of the deployment on Vercel', () => {
    const vercel = { VERCEL_URL: 'store-x1.example', VERCEL_PROJECT_PRODUCTION_URL: 'apps.example' };
    const on = (env: Record<string, string>) => readSettings({ ...vercel, ...env }).siteUrl;
    expect(on({ VERCEL_ENV: 'production' })).toBe('https://apps.example');
    expect(on({ VERCEL_ENV: 'preview', PREVIEW: '0' })).toBe('https://store-x1.example');
    expect(on({ SITE_URL: 'https://own.example' })).toBe('https://own.example');
    expect(on({ VERCEL_URL: '' })).toBeNull();
  });

  test.each([{ PREVIEW: '1' }, { VERCEL_ENV: 'preview', VERCEL_URL: 'store-x1.example' }])(
    'of a preview is none, because nobody shares its URL: %j',
    (env) => {
      expect(readSettings({ SITE_URL: 'https://apps.example', ...env }).siteUrl).toBeNull();
    },
  );

  test.each([
    'apps.example',
    'ftp://apps.example',
    'https://',
    'localhost:3000',
    'https://apps.example/store',
    'https://apps.example/?a=1',
    'https://me:pw@apps.example',
  ])('cannot be %j, which is not an origin', (text) => {
    expect(() => originOf(text)).toThrow(
      'which is not an origin. Use one such as https://apps.example, and set NEXT_PUBLIC_BASE_PATH to the path below it.',
    );
  });
});

describe('production', () => {
  const vercel = { VERCEL_PROJECT_PRODUCTION_URL: 'apps.example' };
  const netlify = { NETLIFY: 'true', URL: 'https://apps.netlify.example' };

  test.each([
    [{}, undefined],
    [vercel, 'https://apps.example'],
    [netlify, 'https://apps.netlify.example'],
    [{ SITE_URL: 'https://own.example' }, 'https://own.example'],
    // A preview can have a SITE_URL of its own.
    [{ ...vercel, SITE_URL: 'https://preview.example' }, 'https://apps.example'],
    // A variable of something else.
    [{ URL: 'postgres://user:secret@db' }, undefined],
  ])('of %j is at %p', (env, origin) => {
    expect(readSettings(env).production).toBe(origin);
    expect(JSON.stringify(describeSettings(env))).not.toContain('secret');
  });
});

describe('a base path', () => {
  const basePathOf = (text: string) => readSettings({ NEXT_PUBLIC_BASE_PATH: text }).basePath;
  const message = 'is not a valid base path. Use a slash and a name, such as /store.';

  test.each(['', '/store', '/shop/apps', '/my.repo-2'])('may be %p', (text) => {
    expect(basePathOf(text)).toBe(text);
  });

  test('is not that of a page', () => {
    expect(() => basePathOf('/apps')).toThrow(
      'NEXT_PUBLIC_BASE_PATH is "/apps", which is the path of a page of the site. Use another one, such as /store.',
    );
  });

  test('is accepted unchanged, and then without special characters, or rejected', () => {
    const paths = fc.oneof(hostileText(), fc.string({ unit: fc.constantFrom(...'/ab.-_%"$ ') }));
    fc.assert(
      fc.property(paths, (text) => {
        try {
          expect(basePathOf(text)).toBe(text);
        } catch (error) {
          return expect(String(error)).toContain(message);
        }
        expect(text).toMatch(/^$|^\/[\w./-]*[\w.-]$/);
      }),
    );
  });
});

test('describes the settings of the owner whose values are not the defaults, without secrets', () => {
  const env = {
    SITE_URL: 'https://apps.example/',
    OFFLINE: 'on',
    PREVIEW: '1',
    PATH: '/bin',
    PREVIEW_BASE: '',
    // By a host.
    VERCEL: '1',
    VERCEL_ENV: 'preview',
    VERCEL_URL: 'store-x1.example',
    NETLIFY: 'true',
    URL: 'https://apps.netlify.example',
  };
  expect(describeSettings(env)).toEqual(['SITE_URL=https://apps.example', 'PREVIEW=1']);
  for (const secret of ['https://user:p%40ss@apps.example/appsData.json', 'user:p%40ss@apps.example', 'main'])
    expect(describeSettings({ PREVIEW_BASE: secret })).toEqual(['PREVIEW_BASE=…']);
});

test('unit tests do not depend on the settings of the shell or of .env files', () => {
  expect(SETTING_NAMES.filter((name) => name in process.env)).toEqual([]);
});

/** The names of what hosts and the build set. */
const HOST_NAMES = /^(?:VERCEL|NETLIFY|CF_PAGES$|WORKERS_CI$|URL$|LANGUAGE_PATH$)/;

test('the README of hosts documents every setting', () => {
  const readme = readFileSync('lib/publish/hosting/README.md', 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  for (const name of SETTING_NAMES.filter((name) => !HOST_NAMES.test(name)))
    expect(rows).toContainEqual(expect.stringMatching(new RegExp(`^\\| \`${name}\` `)));
});

test('the build constants of the catalogue are those of package.json, if it has any', () => {
  const { path, write } = temporaryFolder();
  const defaults = { DESCRIPTIONS: 'markdown', CATALOGUE_RULES: '{}' };
  expect(catalogueConstants(path)).toEqual(defaults);
  write({ 'package.json': '{}' });
  expect(catalogueConstants(path)).toEqual(defaults);
  const rules = { 'title-length': 'off' };
  write({ 'package.json': JSON.stringify({ catalogue: { descriptions: 'text', rules } }) });
  expect(catalogueConstants(path)).toEqual({ DESCRIPTIONS: 'text', CATALOGUE_RULES: JSON.stringify(rules) });
});
