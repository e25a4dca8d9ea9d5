/** Words that end as plurals do. */
const SINGULAR = /^(?:.{1,3}|news|.*(?:ss|us|is))$/;

/**
 * What an English word has in common with its plural, by its spelling alone. Not a word: `cach` for `cache`. Words of other
 * languages can lose their ends, which does no harm, because only roots are compared.
 *
 * @param word In lower case.
 * @example rootOf('galleries') === rootOf('gallery') // true
 */
export function rootOf(word: string): string {
  if (SINGULAR.test(word)) return word;
  return word
    .replace(/ies?$/, 'y')
    .replace(/s$/, '')
    .replace(/(ch|sh|ss|[sxz])e$/, '$1');
}
