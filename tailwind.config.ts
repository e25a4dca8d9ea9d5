import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { brand, tokens } from './lib/site';

/** Declares the colour tokens of `lib/site.ts` as CSS variables. The rest of the theme is in `app/globals.css`. */
const declareTokens = plugin(({ addBase }) => {
  addBase({
    ':root': { ...variables(tokens.light), '--brand-from': brand.from, '--brand-to': brand.to },
    '@media (prefers-color-scheme: dark)': { ':root': variables(tokens.dark) },
  });
});

function variables(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}

export default { plugins: [declareTokens] } satisfies Config;
