/** The connection that Next opens for a font without a preload, as an element and as a row of the payload. */
const PRECONNECTS = ['<link rel="preconnect" href="/" crossorigin=""/>', String.raw`:HC[\"/\",\"\"]\n`];

/**
 * Removes the connection that Next opens for fonts: browsers request a font of this site over the connection of the page,
 * so that a second one has no use.
 *
 * @throws Error if a connection remains, because the framework's format has changed.
 */
export function removePreconnect(html: string, page: string): string {
  const result = PRECONNECTS.reduce((text, preconnect) => text.replaceAll(preconnect, ''), html);
  const remaining = /<link[^>]*\brel="preconnect"[^>]*>/.exec(result);
  if (remaining) throw new Error(`${page}: ${remaining[0]} remains. Add its format to remove-preconnect.ts.`);
  return result;
}
