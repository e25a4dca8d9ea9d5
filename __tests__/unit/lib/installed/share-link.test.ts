import { isId } from '@/lib/id';
import { parseShared, SHARE_FRAGMENT, shareUrl } from '@/lib/installed/share-link';
import { character, fc } from '../../../fixtures/properties';

const entries = fc.uniqueArray(
  fc.record(
    { id: fc.maxSafeNat(), day: fc.constantFrom('2026-11-20', '2025-01-02') },
    { requiredKeys: ['id'] },
  ),
  { selector: ({ id }) => id, minLength: 1 },
);

const NO_DAYS = new Map();

/** The ids that are read from a link. */
const parseSharedIds = (text: string) => parseShared(text)?.map(({ id }) => id) ?? null;

test('the link has the days that are known, as a parameter that older code ignores', () => {
  const days = new Map([
    [17, '2026-11-20'],
    [99, '2026-11-21'],
  ]);
  expect(shareUrl([3, 17], days, 'https://apps.example')).toBe(
    'https://apps.example/apps/install#share=3,17&days=,2026-11-20',
  );
});

test('the link has the base path', () => {
  jest.isolateModules(() => {
    process.env.NEXT_PUBLIC_BASE_PATH = '/store';
    const below = jest.requireActual<typeof import('@/lib/installed/share-link')>(
      '@/lib/installed/share-link',
    );
    delete process.env.NEXT_PUBLIC_BASE_PATH;
    expect(below.shareUrl([3], NO_DAYS, 'https://apps.example')).toBe(
      'https://apps.example/store/apps/install#share=3',
    );
  });
});

test('reads what a link has, also if it is percent-encoded', () => {
  fc.assert(
    fc.property(entries, (shared) => {
      const days = new Map(shared.map(({ id, day = '' }) => [id, day]));
      const ids = shared.map(({ id }) => id);
      const { hash } = new URL(shareUrl(ids, days, 'https://apps.example'));
      const text = hash.slice(SHARE_FRAGMENT.length);
      expect(parseShared(text)).toEqual(shared);
      expect(parseShared(encodeURIComponent(text))).toEqual(shared);
    }),
  );
});

test.each([
  ['3,17&days=2026-11-20,2026-11-21)&utm_source=chat', ['2026-11-20', '2026-11-21']],
  ['3,17&utm_source=chat&days=,2026-11-21.', [undefined, '2026-11-21']],
  ['3,17&days=2026-11-20,2026-1', ['2026-11-20', undefined]],
  ['3,17&days=oops', [undefined, undefined]],
  ['3,17&days= 2026-11-20', [undefined, undefined]],
  ['3,3,17&days=2026-11-20,2026-11-21,2026-11-22', ['2026-11-20', '2026-11-22']],
])('reads the days of %j as far as they are valid', (text, days) => {
  expect(parseShared(text)?.map(({ day }) => day)).toEqual(days);
  expect(parseSharedIds(text)).toEqual([3, 17]);
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

test.each([
  '',
  ',',
  `${'!'.repeat(200_000)}é`,
  '3,',
  ',3',
  '3,,17',
  '3,é',
  '-3',
  '3 17',
  '9007199254740993',
  '%',
  '&3',
  'con',
])('reads no ids from %j', (text) => {
  expect(parseSharedIds(text)).toBeNull();
});

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
