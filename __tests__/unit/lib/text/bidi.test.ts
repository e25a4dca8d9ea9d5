import { isolate, withoutDirections } from '@/lib/text/bidi';

const [LRE, RLE, PDF, LRO, RLO, LRI, RLI, FSI, PDI] = [
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
];
const MARKS = '\u200e\u200f';

test('removes controls that open or close a direction, and nothing else', () => {
  const controls = [LRE, RLE, PDF, LRO, RLO, LRI, RLI, FSI, PDI];
  expect(withoutDirections(`${controls.join('a')}خط${MARKS}\u2065\u206a\n`)).toBe(
    `aaaaaaaaخط${MARKS}\u2065\u206a\n`,
  );
});

test('isolates a text with letters from right to left', () => {
  for (const text of ['خط 7', 'שלום', '\u200f7']) expect(isolate(text)).toBe(`${FSI}${text}${PDI}`);
  expect(isolate(`${PDI}خط${RLO}`)).toBe(`${FSI}خط${PDI}`);
});

test('returns other texts unchanged, without their controls', () => {
  for (const text of ['Quill', '海の地図', 'Привет', '🎉', '']) expect(isolate(text)).toBe(text);
  expect(isolate(`${RLO}a${PDF}`)).toBe('a');
});
