/** Returns a function that computes its result once for each list. A list must not change after that. */
export function oncePerList<List extends object, Result>(
  compute: (list: List) => Result,
): (list: List) => Result {
  const results = new WeakMap<List, Result>();
  return (list) => {
    if (!results.has(list)) results.set(list, compute(list));
    return results.get(list) as Result;
  };
}
