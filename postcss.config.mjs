import { createRequire } from 'node:module';
import { join } from 'node:path';

// The bundler would compile an import, and cannot include the program in it.
const require = createRequire(join(process.cwd(), 'package.json'));
// Next minifies the CSS. Tailwind's optimizer would do it before, and warn of `::scroll-button`, which it does not know.
const { plugins } = require('@tailwindcss/postcss')({ optimize: false });

/**
 * In development, an error is what the page shows. If it were thrown, the bundler would not know on which files the styles
 * depend, such as `lib/site.ts`, and keep the error when they are corrected.
 */
const watchedTailwind = {
  postcssPlugin: 'watched-tailwind',
  async Once(root, helpers) {
    for (const { Once } of plugins)
      await Once?.(root, helpers)?.catch((error) => {
        if (process.env.NODE_ENV !== 'development') throw error;
        root.removeAll();
        root.append(errorStyles(error.message));
      });
  },
};

function errorStyles(message) {
  const content = message.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\a ');
  return `body::before {
    position: fixed; inset: 0; z-index: 9; padding: 2em; background: white; color: #b3261e; font: 1em monospace;
    white-space: pre-wrap; content: "${content}";
  }`;
}

const config = { plugins: [watchedTailwind] };

export default config;
