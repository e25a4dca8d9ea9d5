/** The id of an app: a whole number, or a name. The last part of the URL of its page. */
export type AppId = number | string;

/**
 * A name: letters, digits and `.`, `-`, `_`, at most 64. It begins and ends with a letter or a digit, because messengers take
 * other signs behind a link for a part of it. Not only digits, which are a number, and no file that Windows cannot store or
 * that a page has beside it, and no SVG file: hosts send what its URL ends with in a sandbox without scripts and styles.
 */
export const NAME =
  /^(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))(?!(?:\d+|index|.*\.(?:html|svg|txt))$)[a-z\d](?:[a-z\d._-]{0,62}[a-z\d])?$/i;

/** Whether a value is an id. */
export function isId(value: unknown): value is AppId {
  if (typeof value === 'string') return NAME.test(value);
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/**
 * The id that a text represents, as in a URL.
 *
 * @example parseId('7') // 7
 * @example parseId('immich') // 'immich'
 * @returns Undefined for any other text, such as `07`, `-7` and `a b`.
 */
export function parseId(text: string): AppId | undefined {
  const id = /^\d+$/.test(text) ? Number(text) : text;
  return isId(id) && String(id) === text ? id : undefined;
}

/** Orders numbers by value, and names after them by their characters. */
export function compareIds(one: AppId, two: AppId): number {
  if (typeof one === 'number' && typeof two === 'number') return one - two;
  if (typeof one === typeof two) return one < two ? -1 : Number(one > two);
  return typeof one === 'number' ? -1 : 1;
}

/**
 * Shortens a list of ids for `fromDifferences`: a number is the difference from the number before it.
 *
 * @example toDifferences([7, 8, 'immich', 10]) // [7, 1, 'immich', 2]
 */
export function toDifferences(ids: readonly AppId[]): AppId[] {
  let last = 0;
  return ids.map((id) => {
    if (typeof id === 'string') return id;
    const difference = id - last;
    last = id;
    return difference;
  });
}

/** The ids of `toDifferences`. */
export function fromDifferences(differences: readonly AppId[]): AppId[] {
  let last = 0;
  return differences.map((difference) => {
    if (typeof difference === 'string') return difference;
    last += difference;
    return last;
  });
}
