import { loadFonts } from '@/lib/publish/sharing/fonts';

const fonts = loadFonts();

test('prefers the font of the site', async () => {
  expect((await fonts).files[0]?.name).toMatch(/^figtree-/);
});

test.each([
  'Café Crème',
  'Łódź',
  'Who’s for Lunch?!',
  'خط',
  '海の地図',
  'Доброе Слово',
  'Ελληνικά',
  'हिन्दी',
  'Party 🎉',
  '👩‍👩‍👧‍👦',
])('covers %j', async (text) => {
  expect((await fonts).cover(text)).toBe(true);
});

test.each(['안녕하세요', 'Star 안', 'ภาษาไทย', '\u{10ffff}'])('does not cover %j', async (text) => {
  expect((await fonts).cover(text)).toBe(false);
});
