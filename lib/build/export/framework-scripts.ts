import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lists of pages and files that Next writes. */
const MANIFEST = /^_next\/static\/[^/]+\/_\w+Manifest\.js$/;

/**
 * Whether a script is a file of Next, and which: a list that Next writes, or its polyfills for old browsers, which it
 * copies.
 *
 * @param path Below `out/`.
 */
export function frameworkScript(path: string, code: string): 'manifest' | 'polyfills' | null {
  if (MANIFEST.test(path)) return 'manifest';
  return code === polyfills() ? 'polyfills' : null;
}

function polyfills(): string {
  const folder = join('node_modules', 'next', 'dist', 'build', 'polyfills');
  return readFileSync(join(process.cwd(), folder, 'polyfill-nomodule.js'), 'utf8');
}
