import { openLettering } from '@/lib/build/sharing/lettering';

const letter = openLettering();

test('sets a text as outlines without a number that is none', () => {
  const set = letter('We Build Productive Apps', 80, 800);
  expect(set?.path).toMatch(/^([MLQC](-?\d+\.\d)( -?\d+\.\d)*|Z)+$/);
  expect(set?.width).toBeGreaterThan(600);
});

test('is wider in more pixels and in a bolder cut', () => {
  const width = (size: number, weight: 600 | 800) => letter('Larkmoor', size, weight)?.width ?? 0;
  expect(width(60, 800)).toBeCloseTo(2 * width(30, 800));
  expect(width(60, 800)).toBeGreaterThan(width(60, 600));
});

test('kerns', () => {
  const width = (text: string) => letter(text, 80, 800)?.width ?? 0;
  expect(width('AV')).toBeLessThan(width('A') + width('V'));
});

test('knows the letters of Latin languages, composed or not', () => {
  for (const text of [
    'Café Crème',
    'Donaudampfschifffahrtskapitän',
    'Łódź',
    'e\u0301t\u00e9',
    'What’s for Dinner?!',
  ])
    expect(letter(text, 80, 800)).not.toBeNull();
});

test.each(['خط', '星の地図', 'Привет, Слово', 'Party 🎉'])('has no outlines for %j', (text) => {
  expect(letter(text, 80, 800)).toBeNull();
});
