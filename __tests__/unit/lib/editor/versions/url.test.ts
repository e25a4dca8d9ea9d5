import { isUrl, parseUrl, publicName, publicUrl } from '@/lib/editor/versions/url';
import { VersionError } from '@/lib/editor/versions/version-error';

test.each([
  'https://apps.example/appsData.json',
  'HTTP://apps.example',
  'https:/apps.example',
  'https:apps.example',
  ' https://apps.example',
  '"https://apps.example"',
  'ftp://apps.example/x',
  'git+ssh://apps.example/x',
])('%p is meant as a URL', (source) => {
  expect(isUrl(source)).toBe(true);
});

test.each(['main', 'origin/main', 'HEAD~2', 'main:file', './a.json', '/a.json', 'C:/a.json', 'main@{1}'])(
  '%p is a path or a revision',
  (source) => {
    expect(isUrl(source)).toBe(false);
    expect(publicName(source)).toBe(source);
  },
);

test('spaces around a URL are no part of it', () => {
  expect(parseUrl(' https://apps.example/x\n').href).toBe('https://apps.example/x');
});

test.each([
  ['http://name:word@host:99999/x', 'is not valid'],
  ['http://name:word@', 'is not valid'],
  ['"http://name:word@host/x"', 'is not valid'],
  ['ftp://name:word@host/x', 'has an unknown scheme'],
])('the refusal of %p has no part of it', (source, reason) => {
  let error: unknown;
  try {
    parseUrl(source);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(VersionError);
  const { message, stack, cause } = error as VersionError;
  expect(message).toMatch(`The URL ${reason}.`);
  expect(stack).not.toMatch(/name:|word@/);
  expect(cause).toBeUndefined();
});

test('origin and path of a URL are public', () => {
  const url = new URL('https://name:word@apps.example:444/a/b.json?token=hush#part');
  expect(publicUrl(url)).toBe('https://apps.example:444/a/b.json');
});

test.each(['name:word@host/x', '//name:word@host/x', 'host/x?token=hush', 'host/x#hush'])(
  '%p is not shown: it may be a URL without its scheme',
  (source) => {
    expect(publicName(source)).toBe('The source');
  },
);
