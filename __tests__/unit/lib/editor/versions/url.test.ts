import { parseHttpUrl } from '@/lib/catalogue/urls';
import { isUrl, publicName } from '@/lib/editor/versions/url';
import { fc, hostileText } from '../../../../fixtures/properties';

test.each(['main', 'origin/main', 'HEAD~2', 'main:file', './a.json', '/a.json', 'C:/a.json', 'main@{1}'])(
  'isUrl rejects the path or revision %p, and publicName returns it',
  (source) => {
    expect(isUrl(source)).toBe(false);
    expect(publicName(source)).toBe(source);
  },
);

test.each([
  'http://name:word@host:99999/x',
  'http://name:word@',
  '"http://name:word@host/x"',
  'ftp://name:word@host/x',
  'git+ssh:/name:word@host/x',
])('parseHttpUrl rejects %p, and publicName hides it', (source) => {
  expect(parseHttpUrl(source)).toBeNull();
  expect(publicName(source)).toBe('an invalid URL');
});

test('publicName returns origin and path of a URL', () => {
  const url = 'https://name:word@apps.example:444/a/b.json?token=hush#part';
  expect(publicName(url)).toBe('https://apps.example:444/a/b.json');
});

test.each(['name:word@host/x', '//name:word@host/x', 'host/x?token=hush', 'host/x#hush'])(
  'publicName hides %p, which may be a URL without a scheme',
  (source) => {
    expect(publicName(source)).toBe('The source');
  },
);

test('publicName hides the secrets of any URL', () => {
  const secret = fc.stringMatching(/^[a-z]{8}$/).map((word) => `hush-${word}`);
  const sources = fc
    .tuple(
      fc.constantFrom('https://', 'http:', 'https:/', 'ftp://', ' "https://'),
      secret,
      secret,
      secret,
      hostileText(),
    )
    .map(
      ([scheme, name, word, token, rest]) =>
        `${scheme}${name}:${word}@host/x${rest.replaceAll('hush', '')}?token=${token}#${token}`,
    );
  fc.assert(
    fc.property(sources, (source) => {
      expect(isUrl(source)).toBe(true);
      expect(publicName(source)).not.toContain('hush');
    }),
  );
});
