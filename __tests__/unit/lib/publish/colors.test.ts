import { readFileSync } from 'node:fs';
import { checkColors, contrastWarnings } from '@/lib/publish/colors';
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

test('warns of texts that are hard to read on the colours of a site, and not of those of this one', () => {
  expect(contrastWarnings(brand, tokens)).toEqual([]);
  // Tokens that the build cannot compare.
  expect(contrastWarnings(brand, { light: { ink: 'white', canvas: '#ffffff' } })).toEqual([]);
  const yellow = { from: '#ffcc00', to: '#222222' };
  const dark = { ...tokens.dark, brand: '#632ee3', 'brand-text-to': '#333333' };
  expect(contrastWarnings(yellow, { ...tokens, dark })).toEqual([
    'lib/site.ts: white on the gradient of brand has a contrast of 1.5 to 1, and texts need 4.5. Use a darker or a lighter colour.',
    expect.stringMatching(/^lib\/site\.ts: tokens\.dark, "brand" on "canvas" has a contrast of \d\.\d to 1/),
    expect.stringMatching(/^lib\/site\.ts: tokens\.dark, "brand" on "surface" has/),
    expect.stringMatching(/^lib\/site\.ts: tokens\.dark, "brand" on "brand-soft" has/),
    expect.stringMatching(/^lib\/site\.ts: tokens\.dark, "brand-text-to" on "canvas" has .* need 3\./),
  ]);
});

test('compares the end of the gradient that buttons have', () => {
  expect(readFileSync('app/theme.css', 'utf8')).toContain('var(--brand-to) 165%');
  // One warning, of the end that is worse.
  expect(contrastWarnings({ from: '#ffcc00', to: '#ffe066' }, {})).toEqual([
    expect.stringMatching(/white on the gradient of brand has a contrast of 1\.3 to 1/),
  ]);
  expect(contrastWarnings({ from: '#222222', to: '#ffffff' }, {})).toEqual([
    expect.stringMatching(/white on the gradient of brand has a contrast of 2\.\d to 1/),
  ]);
});
