/** What stands at a path in parsed JSON; undefined where the path leads nowhere. */
export function valueAt(input: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    input,
  );
}

/**
 * The app that a path leads into, by what the file has of its id and title, or else by its place.
 *
 * @example appName([{ id: 3, title: 'Quill' }], [0, 'reviews']) // '3 "Quill"'
 * @example appName([{}], [0]) // 'at place 1 of the list'
 * @returns undefined for the path of the whole file.
 */
export function appName(input: unknown, path: readonly (string | number)[]): string | undefined {
  if (path.length === 0) return undefined;
  const app = path.slice(0, 1);
  const id = valueAt(input, [...app, 'id']);
  const title = valueAt(input, [...app, 'title']);
  const name = [
    typeof id === 'number' || typeof id === 'string' ? String(id) : undefined,
    typeof title === 'string' ? JSON.stringify(title) : undefined,
  ].filter((part) => part !== undefined);
  return name.length > 0 ? name.join(' ') : `at place ${Number(path[0]) + 1} of the list`;
}
