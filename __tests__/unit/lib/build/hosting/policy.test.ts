import { CACHE_RULES, onHost } from '@/lib/build/hosting/policy';

test('a base path precedes every path, and home has a trailing slash', () => {
  expect(onHost('/apps', '/store')).toBe('/store/apps');
  expect(onHost('/', '/store')).toBe('/store/');
  expect(onHost('/', '')).toBe('/');
});

test('no two cache rules have the same folder or nested folders', () => {
  const folders = CACHE_RULES.flatMap((rule) => rule.folders);
  for (const folder of folders) expect(folders.filter((other) => other.startsWith(folder))).toEqual([folder]);
});
