/**
 * A dependency extractor for jest that knows the imports of tests alone. The tests "related" to a module are then
 * those that import it themselves, and not those of every module that uses it.
 */
export function extract(code, path, extractAll) {
  return path.includes('/__tests__/') ? extractAll(code, path) : new Set();
}

export function getCacheKey() {
  return 'direct imports';
}
