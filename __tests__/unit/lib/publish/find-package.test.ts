import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { installationOf } from '@/lib/publish/build-id';
import { findPackage } from '@/lib/publish/find-package';
import { type TemporaryFolder, temporaryFolder } from '../../../fixtures/temporary-folder';

let outer: TemporaryFolder;
beforeEach(() => {
  outer = temporaryFolder();
  outer.write({
    'package-lock.json': '{}',
    'node_modules/next/package.json': '{}',
    'apps/store/package.json': '{}',
  });
});

const folder = (...path: string[]) => join(outer.path, ...path);

test('in an npm workspace, packages are above the project', () => {
  expect(installationOf(folder('apps', 'store'))).toBe(outer.path);
});

test('a project with packages of its own ignores those above it', () => {
  outer.write({ 'apps/store/node_modules/next/package.json': '{}' });
  expect(installationOf(folder('apps', 'store'))).toBe(folder('apps', 'store'));
});

test('a folder that links to the packages of another one has its own', () => {
  symlinkSync(folder('node_modules'), folder('apps', 'store', 'node_modules'), 'junction');
  expect(installationOf(folder('apps', 'store'))).toBe(folder('apps', 'store'));
});

test('a package that is not installed is not found', () => {
  expect(findPackage('next-to-nothing', folder('apps', 'store'))).toBeUndefined();
});
