import { join } from 'node:path';
import { buildId } from '@/lib/publish/build-id';
import { temporaryFolder } from '../../../fixtures/temporary-folder';

const project = temporaryFolder();

beforeEach(() => {
  project.write({
    'package.json': '{}',
    'app/page.tsx': 'page',
    'lib/catalogue/app.ts': 'app',
    'public/appsData.json': '[]',
    'public/pictures/a.svg': '<svg/>',
  });
});

const idOf = (env = {}) => buildId(project.path, env);

test('is that of another build of the same files and settings', () => {
  const id = idOf();
  expect(id).toMatch(/^[b-z0-9]{20}$/);
  project.write({ 'app/page.tsx': 'page', 'public/pictures/b.svg': '<svg/>', 'README.md': 'words' });
  project.write({ 'lib/.DS_Store': 'Bud1', 'app/Thumbs.db': 'x' });
  expect(idOf()).toBe(id);
  expect(idOf({ URL_STYLE: 'files', SITE_URL: '' })).toBe(id);
});

test.each([
  'package.json',
  'package-lock.json',
  'app/page.tsx',
  'lib/catalogue/app.ts',
  'lib/new.ts',
  'public/appsData.json',
])('is another one after a change of %s', (file) => {
  const id = idOf();
  project.write({ [file]: 'changed' });
  expect(idOf()).not.toBe(id);
});

test('is another one after a change of the packages of an npm workspace', () => {
  const workspace = temporaryFolder();
  const id = (lock: string) => {
    workspace.write({
      'package-lock.json': lock,
      'node_modules/next/package.json': '{}',
      'apps/store/package.json': '{}',
    });
    return buildId(join(workspace.path, 'apps', 'store'), {});
  };
  expect(id('{ "next": 1 }')).not.toBe(id('{ "next": 2 }'));
});

test('is another one with other settings, and of a preview with another commit', () => {
  const ids = [
    {},
    { SITE_URL: 'https://apps.example' },
    { NEXT_PUBLIC_BASE_PATH: '/store' },
    { PREVIEW: '1' },
    { PREVIEW: '1', VERCEL_GIT_COMMIT_SHA: '1a2b3c4' },
  ].map(idOf);
  expect(new Set(ids).size).toBe(ids.length);
  expect(idOf({ VERCEL_GIT_COMMIT_SHA: '1a2b3c4' })).toBe(ids[0]);
});

test('tells nothing of a secret', () => {
  expect(idOf({ PREVIEW: '1', PREVIEW_BASE: 'https://name:word@host.example' })).toBe(idOf({ PREVIEW: '1' }));
});
