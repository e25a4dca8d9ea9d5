/** The connection that Next opens for a font without a preload, as an element and as a row of the payload. */
const PRECONNECTS = ['<link rel="preconnect" href="/" crossorigin=""/>', String.raw`:HC[\"/\",\"\"]\n`];

/** A connection that remains: an element, or a row of a payload. */
const REMAINING = /<link[^>]*\brel="preconnect"[^>]*>|:HC\[[^\]]*\]/;

/**
 * Removes the connection that Next opens for fonts while a page loads: browsers request a font of this site over the
 * connection of the page, so that a second one has no use. The payloads of navigations keep it.
 *
 * @throws Error if a connection remains, because the framework's format has changed.
 */
export function removePreconnect(html: string, page: string): string {
  const result = PRECONNECTS.reduce((text, preconnect) => text.replaceAll(preconnect, ''), html);
  const remaining = REMAINING.exec(result);
  if (remaining) throw new Error(`${page}: ${remaining[0]} remains. Add its format to remove-preconnect.ts.`);
  return result;
}
