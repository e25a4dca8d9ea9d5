import { readFileSync } from 'node:fs';
import { lightness, parseHex } from '@/lib/publish/images/color';
import type { Color } from '@/lib/publish/images/ink';
import { tokens } from '@/lib/site';

/** Of graphics that nothing else explains (WCAG 1.4.11). */
const MIN_CONTRAST = 3;

/** The contrast of two colours by WCAG 2, from 1 to 21. */
function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Color): number {
  const light = lightness(color);
  return light <= 8 ? light / 903.3 : ((light + 16) / 116) ** 3;
}

test.each(['components/ui/icon.css', 'components/details/app-rows.css'])(
  'the star of a rating, without a word beside it, is seen on every ground: %s',
  (path) => {
    expect(readFileSync(path, 'utf8')).toMatch(/color: color-mix\(in srgb, var\(--rating\), var\(--gold\)\)/);
    for (const scheme of [tokens.light, tokens.dark])
      for (const ground of [scheme.canvas, scheme.surface, scheme.sunken]) {
        const [rating, gold] = [parseHex(scheme.rating), parseHex(scheme.gold)];
        const star = rating.map((value, index) => (value + gold[index]!) / 2) as unknown as typeof rating;
        expect(contrast(star, parseHex(ground))).toBeGreaterThan(MIN_CONTRAST);
      }
  },
);
