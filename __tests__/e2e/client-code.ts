import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code that a site has for browsers, without the polyfills. */
export function chunksOf(site: string): string[] {
  const folder = join(site, '_next', 'static', 'chunks');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((code) => !code.includes('Denis Pushkarev'));
}

/**
 * Methods that one of the oldest browsers that Next supports lacks (Chrome 111, Firefox 111, Safari 16.4), and the methods of
 * iterators. Not those that libraries use if they are there.
 */
const NEWER = new RegExp(
  [
    String.raw`\.(?:toSorted|toReversed|toSpliced|groupBy|fromAsync|withResolvers|getOrInsert|isWellFormed|toWellFormed)\(`,
    String.raw`\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(`,
    String.raw`\b(?:Promise\.try|AbortSignal\.any|URL\.parse)\(|\.checkVisibility\(`,
    String.raw`\.(?:keys|values|entries)\(\)\.(?:map|filter|some|every|find|toArray|reduce|flatMap|take|drop|forEach)\(`,
  ].join('|'),
  'g',
);

export function newerMethodsIn(code: string): string[] {
  return code.match(NEWER) ?? [];
}
