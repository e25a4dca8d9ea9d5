import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { brand, tokens } from './lib/site';

/**
 * Declares the colour tokens of `lib/site.ts` as CSS variables. `light-dark()` follows `color-scheme`. The build compiles
 * it for browsers that lack it. The rest of the theme is in `app/globals.css`.
 */
const declareTokens = plugin(({ addBase }) => {
  const names = Object.keys(tokens.light) as (keyof typeof tokens.light)[];
  addBase({
    ':root': {
      ...Object.fromEntries(
        names.map((name) => [`--${name}`, `light-dark(${tokens.light[name]}, ${tokens.dark[name]})`]),
      ),
      '--brand-from': brand.from,
      '--brand-to': brand.to,
    },
  });
});

export default { plugins: [declareTokens] } satisfies Config;
