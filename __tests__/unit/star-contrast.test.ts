import { readFileSync } from 'node:fs';
import { contrast, parseHex } from '@/lib/publish/images/contrast';
import { tokens } from '@/lib/site';

/** Of graphics that nothing else explains (WCAG 1.4.11). */
const MIN_CONTRAST = 3;

test.each(['components/ui/icon.css', 'components/details/app-rows.css'])(
  'the star of a rating, without a word beside it, is seen on every ground: %s',
  (path) => {
    const [, token] = /^ +color: var\(--([\w-]+)\)/m.exec(readFileSync(path, 'utf8')) ?? [];
    for (const scheme of [tokens.light, tokens.dark])
      for (const ground of [scheme.canvas, scheme.surface, scheme.sunken]) {
        const star = scheme[token as keyof typeof scheme];
        expect(contrast(parseHex(star), parseHex(ground))).toBeGreaterThan(MIN_CONTRAST);
      }
  },
);
