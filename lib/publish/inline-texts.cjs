const { readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');

/** `import * as texts from '@/texts/layout';` */
const IMPORT = /^import \* as (\w+) from '@\/texts\/([\w-]+)';$/gm;

/** A text without arguments, and its literal. */
const CONSTANT = /^export const (\w+) =\s+('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*");$/gm;

/**
 * A loader of Turbopack, for the browser's code: writes the texts of an area where they are used. A text of its own module needs
 * a name and a reference to it, which together are 0.5 kB (gzip) of a page. Functions are not written.
 *
 * @param {string} source
 */
module.exports = function inlineTexts(source) {
  /** The folder of the language, below that of the project. */
  const folder = resolve(__dirname, '../..', this.getOptions().folder);
  let result = source;
  for (const [, name, area] of source.matchAll(IMPORT)) {
    const file = join(folder, `${area}.ts`);
    this.addDependency(file);
    const literals = new Map(
      Array.from(readFileSync(file, 'utf8').matchAll(CONSTANT), ([, text, literal]) => [text, literal]),
    );
    result = result.replace(
      new RegExp(`\\b${name}\\.(\\w+)`, 'g'),
      (reference, text) => literals.get(text) ?? reference,
    );
  }
  return result;
};
