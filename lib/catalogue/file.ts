/** The URL of the catalogue file, without the base path. */
export const CATALOGUE_URL = '/appsData.json';

/** The path of the catalogue file in the project. */
export const CATALOGUE_PATH = `public${CATALOGUE_URL}`;

/**
 * Whether a program has left a file in a folder: macOS, Windows, or a save of the editor that was killed.
 *
 * @param path Its name, or a path with `/`.
 */
export function isLeftBehind(path: string): boolean {
  return /(?:^|\/)(?:\.DS_Store|\._[^/]+|Thumbs\.db|desktop\.ini|[^/]+\.(?:json|svg|png|jpe?g)\.partial)$/i.test(
    path,
  );
}

/**
 * Parses JSON that may begin with a byte-order mark, as `response.json()` in browsers does.
 *
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}
