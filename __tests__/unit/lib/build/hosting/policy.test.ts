import { CACHE_RULES, onHost, parseBasePath } from '@/lib/build/hosting/policy';
import { fc, hostileText } from '../../../../fixtures/properties';

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

test('any base path is accepted unchanged, and then without special characters, or rejected', () => {
  const paths = fc.oneof(hostileText(), fc.string({ unit: fc.constantFrom(...'/ab.-_%"$ ') }));
  fc.assert(
    fc.property(paths, (text) => {
      try {
        expect(parseBasePath(text)).toBe(text);
      } catch (error) {
        return expect(String(error)).toContain(
          'is not a valid base path. Use a slash and a name, such as /store.',
        );
      }
      expect(text).toMatch(/^$|^\/[\w./-]*[\w.-]$/);
    }),
  );
});
