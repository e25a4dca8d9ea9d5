/** Returns a function that computes its result once for each list. A list must not change after that. */
export function memoizeByList<List extends object, Result>(
  compute: (list: List) => Result,
): (list: List) => Result {
  const results = new WeakMap<List, Result>();
  return (list) => {
    if (!results.has(list)) results.set(list, compute(list));
    return results.get(list) as Result;
  };
}

/** Returns a function that computes its result once for the same texts. */
export function memoize<Texts extends string[], Result>(
  compute: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  const results = new Map<string, Result>();
  return (...texts) => {
    const key = JSON.stringify(texts);
    if (!results.has(key)) results.set(key, compute(...texts));
    return results.get(key) as Result;
  };
}
