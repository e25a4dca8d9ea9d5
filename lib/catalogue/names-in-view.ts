import { dictionaryOrder } from './list-order';
import { NAMES_IN_VIEW } from './pages';

/**
 * Orders names: in view those of most apps, and after them the others as in a dictionary, where they are looked up.
 *
 * @returns A new list.
 */
export function orderNames<T>(
  names: readonly T[],
  countOf: (name: T) => number,
  textOf: (name: T) => string,
): T[] {
  const byCount = [...names].sort((a, b) => countOf(b) - countOf(a));
  const compare = dictionaryOrder();
  return [
    ...byCount.slice(0, NAMES_IN_VIEW),
    ...byCount.slice(NAMES_IN_VIEW).sort((a, b) => compare(textOf(a), textOf(b))),
  ];
}
