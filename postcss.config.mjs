import { createRequire } from 'node:module';
import { join } from 'node:path';

// The bundler would compile an import, and cannot include the program in it.
const require = createRequire(join(process.cwd(), 'package.json'));
// Next minifies the CSS. Tailwind's optimizer would do it before, and warn of `::scroll-button`, which it does not know.
const { plugins } = require('@tailwindcss/postcss')({ optimize: false });

/**
 * After an error in `lib/site.ts`, which the styles depend on, the bundler would not look at it again: it knows what a
 * stylesheet depends on only if Tailwind does not fail. The pages show the error.
 */
const watchedTailwind = {
  postcssPlugin: 'watched-tailwind',
  async Once(root, helpers) {
    for (const { Once } of plugins)
      await Once?.(root, helpers)?.catch((error) => {
        if (process.env.NODE_ENV !== 'development') throw error;
        root.removeAll();
      });
  },
};

const config = { plugins: [watchedTailwind] };

export default config;
