/** Words that end as plurals do. */
const SINGULAR = /^(?:.{1,3}|news|.*(?:ss|us|is))$/;

/**
 * What an English word has in common with its plural, by its spelling alone. Not a word: `cach` for `cache`. Words of other
 * languages can lose their ends, which does no harm, because only stems are compared.
 *
 * @param word In lower case.
 * @example stemOf('galleries') === stemOf('gallery') // true
 */
export function stemOf(word: string): string {
  if (SINGULAR.test(word)) return word;
  return word
    .replace(/ies?$/, 'y')
    .replace(/s$/, '')
    .replace(/(ch|sh|ss|[sxz])e$/, '$1');
}
