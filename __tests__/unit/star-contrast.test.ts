import { readFileSync } from 'node:fs';
import { contrast, mix, parseHex } from '@/lib/publish/images/color';
import { tokens } from '@/lib/site';

/** Of graphics that nothing else explains (WCAG 1.4.11). */
const MIN_CONTRAST = 3;

test.each(['components/ui/icon.css', 'components/details/app-rows.css'])(
  'the star of a rating, without a word beside it, is seen on every ground: %s',
  (path) => {
    expect(readFileSync(path, 'utf8')).toMatch(/color: color-mix\(in srgb, var\(--rating\), var\(--gold\)\)/);
    for (const scheme of [tokens.light, tokens.dark])
      for (const ground of [scheme.canvas, scheme.surface, scheme.sunken]) {
        const star = mix(parseHex(scheme.rating), parseHex(scheme.gold), 0.5);
        expect(contrast(star, parseHex(ground))).toBeGreaterThan(MIN_CONTRAST);
      }
  },
);
