import { isId } from '@/lib/id';
import { parseSharedIds, SHARE_FRAGMENT, shareUrl } from '@/lib/installed/share-link';
import { character, fc } from '../../../fixtures/properties';

const ids = fc.uniqueArray(fc.maxSafeNat(), { minLength: 1 });

test('the link has the ids in its fragment', () => {
  expect(shareUrl([3, 17], 'https://apps.example')).toBe('https://apps.example/apps/install#share=3,17');
});

test('the link has the base path', () => {
  jest.isolateModules(() => {
    process.env.NEXT_PUBLIC_BASE_PATH = '/store';
    const below = jest.requireActual<typeof import('@/lib/installed/share-link')>(
      '@/lib/installed/share-link',
    );
    delete process.env.NEXT_PUBLIC_BASE_PATH;
    expect(below.shareUrl([3], 'https://apps.example')).toBe(
      'https://apps.example/store/apps/install#share=3',
    );
  });
});

test('reads the ids of a link, also if it is percent-encoded', () => {
  fc.assert(
    fc.property(ids, (shared) => {
      const { hash } = new URL(shareUrl(shared, 'https://apps.example'));
      const text = hash.slice(SHARE_FRAGMENT.length);
      expect(parseSharedIds(text)).toEqual(shared);
      expect(parseSharedIds(encodeURIComponent(text))).toEqual(shared);
    }),
  );
});

test('reads each id once', () => {
  expect(parseSharedIds('3,17,3')).toEqual([3, 17]);
});

test.each([
  '3,17)',
  '3,17]',
  '3,17.',
  '3,17…',
  '3,17).',
  '3,17%29',
  '3,17&utm_source=chat',
  '3,17)&utm_source=chat',
  '3,17&',
  '3,17?utm_source=chat',
  '3%252C17',
  ...[...'*_~。、/- \n»'].map((sign) => `3,17${sign}`),
])('ignores what a messenger has added: %j', (text) => {
  expect(parseSharedIds(text)).toEqual([3, 17]);
});

test.each(['', ',', '3,', ',3', '3,,17', '3,é', '-3', '3 17', '9007199254740993', '%', '&3', 'con'])(
  'reads no ids from %j',
  (text) => {
    expect(parseSharedIds(text)).toBeNull();
  },
);

test('returns unique safe ids or null, for any text', () => {
  const text = fc.oneof(fc.string({ unit: character }), fc.stringMatching(/^[\d,%-]*$/));
  fc.assert(
    fc.property(text, (given) => {
      const found = parseSharedIds(given) ?? [0];
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(isId)).toBe(true);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
