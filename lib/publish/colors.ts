import { contrast, lightness, mix, parseHex, toHex } from '@/lib/publish/images/color';
import { quoted } from '@/lib/text/printable';

/** Colours of the build, which calculates with them: those of the drawings, and what logos are compared with. */
const SIX_DIGITS = /^#[\da-f]{6}$/i;

/** A colour of CSS, as far as a mistyped one can be told from it. */
const CSS_COLOR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+(?:\(.+\))?)$/i;

/** The end of the gradient that buttons have: `brand-gradient` in `app/theme.css`. */
const GRADIENT_END = 1 / 1.65;

/** The least contrast of texts (WCAG 1.4.3). */
const OF_TEXT = 4.5;
const OF_LARGE_TEXT = 3;

/** The colours of texts, what they are on, and the least contrast. */
const TEXTS: readonly (readonly [text: string, grounds: readonly string[], least: number])[] = [
  ['ink', ['canvas', 'surface', 'sunken'], OF_TEXT],
  ['muted', ['canvas', 'surface'], OF_TEXT],
  ['brand', ['canvas', 'surface', 'brand-soft'], OF_TEXT],
  ['good', ['surface'], OF_TEXT],
  ['gold', ['gold-soft'], OF_TEXT],
  ['danger', ['surface'], OF_TEXT],
  ['brand-text-from', ['canvas'], OF_LARGE_TEXT],
  ['brand-text-to', ['canvas'], OF_LARGE_TEXT],
];

/**
 * Checks the colours of `lib/site.ts`: browsers ignore one that is none, and show what should have it without a colour.
 *
 * @throws Error that names the first one.
 */
export function checkColors(
  brand: Readonly<Record<string, string>>,
  tokens: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void {
  for (const [group, colours] of Object.entries({ brand, ...tokens }))
    for (const [name, colour] of Object.entries(colours)) {
      const isExact = group === 'brand' || name === 'sunken';
      if ((isExact ? SIX_DIGITS : CSS_COLOR).test(colour)) continue;
      const place = group === 'brand' ? `brand.${name}` : `tokens.${group}, ${quoted(name)},`;
      throw new Error(
        `In lib/site.ts, ${place} is ${quoted(colour)}, which is no colour${isExact ? ' in six hexadecimal digits' : ''}. Use "#" and six hexadecimal digits, such as "#632ee3".`,
      );
    }
}

/**
 * Names the colours of `lib/site.ts` on which a text is hard to read. Tokens in another notation than six digits are not
 * compared.
 */
export function contrastWarnings(
  brand: Readonly<{ from: string; to: string }>,
  tokens: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string[] {
  const pairs = Object.entries(tokens).flatMap(([scheme, colours]) =>
    TEXTS.flatMap(([text, grounds, least]) =>
      grounds.map((ground) => ({
        place: `tokens.${scheme}, ${quoted(text)} on ${quoted(ground)}`,
        colours: [colours[text] ?? '', colours[ground] ?? ''] as const,
        least,
      })),
    ),
  );
  const end = mix(parseHex(brand.from), parseHex(brand.to), GRADIENT_END);
  const [lightest = ''] = [brand.from, toHex(end)].sort(
    (a, b) => lightness(parseHex(b)) - lightness(parseHex(a)),
  );
  const onGradient = {
    place: 'white on the gradient of brand',
    colours: ['#ffffff', lightest] as const,
    least: OF_TEXT,
  };
  return [onGradient, ...pairs]
    .filter(({ colours }) => colours.every((colour) => SIX_DIGITS.test(colour)))
    .map(({ colours: [text, ground], ...pair }) => ({
      ...pair,
      found: contrast(parseHex(text), parseHex(ground)),
    }))
    .filter(({ found, least }) => found < least)
    .map(
      ({ place, found, least }) =>
        `lib/site.ts: ${place} has a contrast of ${(Math.floor(found * 10) / 10).toFixed(1)} to 1, and texts need ${least}. Use a darker or a lighter colour.`,
    );
}
