import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * A dependency extractor for jest that knows the imports of tests, and of modules without a test of their own. The tests
 * "related" to a module are then those that import it themselves or, if it has none, those of the modules that use it.
 */
export function extract(code, path, extractAll) {
  const imports = extractAll(code, path);
  return path.includes('/__tests__/')
    ? imports
    : new Set([...imports].filter((specifier) => !hasTest(specifier, path)));
}

function hasTest(specifier, importer) {
  const module = specifier.startsWith('@/')
    ? specifier.slice(2)
    : relative(process.cwd(), join(dirname(importer), specifier));
  return ['ts', 'tsx'].some((end) => existsSync(join('__tests__', 'unit', `${module}.test.${end}`)));
}

export function getCacheKey() {
  return 'direct imports, and those of modules without a test';
}
