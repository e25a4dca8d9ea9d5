import { quoted } from '@/lib/text/printable';

/** Colours of the build, which calculates with them: those of the drawings, and what logos are compared with. */
const SIX_DIGITS = /^#[\da-f]{6}$/i;

/** A colour of CSS, as far as a mistyped one can be told from it. */
const CSS_COLOR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+(?:\(.+\))?)$/i;

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
