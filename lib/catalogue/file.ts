/** The URL of the catalogue file, without the base path. */
export const CATALOGUE_URL = '/appsData.json';

/** The path of the catalogue file in the project. */
export const CATALOGUE_PATH = `public${CATALOGUE_URL}`;

/**
 * Removes a byte-order mark, which some text editors add, and `JSON.parse` rejects.
 *
 * @example withoutBom('\uFEFF[]') // '[]'
 */
export function withoutBom(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

/**
 * Parses JSON that may begin with a byte-order mark, as `response.json()` in browsers does.
 *
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  return JSON.parse(withoutBom(text));
}
