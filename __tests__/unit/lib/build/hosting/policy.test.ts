import { CACHE_RULES, onHost, parseBasePath } from '@/lib/build/hosting/policy';

describe('a base path', () => {
  test.each(['', '/store', '/shop/apps', '/my.repo-2'])('may be %p', (text) => {
    expect(parseBasePath(text)).toBe(text);
  });

  test.each(['store', '/', '/store/', '//store', '/..', '/a b', '/a"b', 'https://x.example'])(
    'cannot be %p, and the words say what it can be',
    (text) => {
      expect(() => parseBasePath(text)).toThrow(
        `${JSON.stringify(text)} is no base path. Give one such as /store: a slash, then a name.`,
      );
    },
  );

  test('stands before every path, and home keeps its slash', () => {
    expect(onHost('/apps', '/store')).toBe('/store/apps');
    expect(onHost('/', '/store')).toBe('/store/');
    expect(onHost('/', '')).toBe('/');
  });
});

test('no folder has two cache rules', () => {
  const folders = CACHE_RULES.flatMap((rule) => rule.folders);
  for (const folder of folders) expect(folders.filter((other) => other.startsWith(folder))).toEqual([folder]);
});
