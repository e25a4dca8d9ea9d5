import { CACHE_RULES, onHost, parseBasePath } from '@/lib/build/hosting/policy';

describe('a base path', () => {
  test.each(['', '/store', '/shop/apps', '/my.repo-2'])('may be %p', (text) => {
    expect(parseBasePath(text)).toBe(text);
  });

  test.each(['store', '/', '/store/', '//store', '/..', '/a b', '/a"b', 'https://x.example'])(
    'cannot be %p',
    (text) => {
      expect(() => parseBasePath(text)).toThrow(
        `${JSON.stringify(text)} is not a valid base path. Use a slash and a name, such as /store.`,
      );
    },
  );

  test('precedes every path, and home has a trailing slash', () => {
    expect(onHost('/apps', '/store')).toBe('/store/apps');
    expect(onHost('/', '/store')).toBe('/store/');
    expect(onHost('/', '')).toBe('/');
  });
});

test('no two cache rules have the same folder or nested folders', () => {
  const folders = CACHE_RULES.flatMap((rule) => rule.folders);
  for (const folder of folders) expect(folders.filter((other) => other.startsWith(folder))).toEqual([folder]);
});
