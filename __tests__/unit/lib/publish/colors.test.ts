import { checkColors } from '@/lib/publish/colors';
import { brand, tokens } from '@/lib/site';

test('accepts the colours of a site, and all notations of CSS where the build does not calculate with them', () => {
  checkColors(brand, tokens);
  for (const ink of ['#abc', '#abcd', '#aabbccdd', 'rgb(0 0 0 / 0.4)', 'oklch(62% 0.25 29)', 'white'])
    checkColors(brand, { light: { ink } });
});

test.each([
  [{ from: '8a3b12' }, {}, 'brand.from is "8a3b12", which is no colour in six hexadecimal digits'],
  [{ from: '#abc' }, {}, 'brand.from is "#abc", which is no colour in six hexadecimal digits'],
  [{}, { dark: { muted: '#6b55467' } }, 'tokens.dark, "muted", is "#6b55467", which is no colour'],
  [{}, { dark: { muted: '' } }, 'tokens.dark, "muted", is "", which is no colour'],
  [
    {},
    { light: { sunken: 'teal' } },
    'tokens.light, "sunken", is "teal", which is no colour in six hexadecimal digits',
  ],
])('names a colour that is none: %j %j', (wrong, tokens, message) => {
  expect(() => checkColors(wrong, tokens)).toThrow(
    `In lib/site.ts, ${message}. Use "#" and six hexadecimal digits, such as "#632ee3".`,
  );
});
