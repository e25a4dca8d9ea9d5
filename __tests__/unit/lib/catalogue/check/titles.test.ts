import { linesOf } from '@/lib/catalogue/check/titles';

// As Chromium lays them out in 196 pixels of semibold 16 px Figtree.
test.each<[string, number]>([
  ['Wagtail', 1],
  ['Pocketful of Frogs', 1],
  ['Slightly Lost Near Hawes', 1],
  ['Onionskin: Flipbook Animation', 2],
  ['Donaudampfschifffahrtskapitän', 2],
  ['Well-Known Follow-Up Editor-in-Chief Mother-in-Law', 3],
  ['Meeting Minutes & Action Items for People Who Would Rather Be Somewhere Else Entirely', 4],
])('%j takes %i lines', (title, lines) => {
  expect(linesOf(title)).toBe(lines);
});

test('measures letters by their own widths', () => {
  expect(linesOf('i'.repeat(48))).toBe(1);
  expect(linesOf('W'.repeat(14))).toBe(2);
});

test('breaks a word that is longer than a line anywhere', () => {
  expect(linesOf('x'.repeat(70))).toBe(4);
  expect(linesOf(`a ${'x'.repeat(30)}`)).toBe(3);
});

test('counts 1 em for East Asian characters and emoji, and nothing for marks and joiners', () => {
  expect(linesOf('星'.repeat(12))).toBe(1);
  expect(linesOf('星'.repeat(13))).toBe(2);
  expect(linesOf('🎉'.repeat(13))).toBe(2);
  expect(linesOf('e\u0301'.repeat(20))).toBe(linesOf('é'.repeat(20)));
});

test('counts 0.6 em for other characters that the font lacks', () => {
  expect(linesOf('П'.repeat(20))).toBe(1);
  expect(linesOf('П'.repeat(21))).toBe(2);
});
