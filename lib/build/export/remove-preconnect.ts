const PRECONNECT = '<link rel="preconnect" href="/" crossorigin=""/>';

/**
 * Removes the connection that Next opens for fonts while a page loads: browsers request a font of this site over the
 * connection of the page, so that a second one has no use. Only the element, which texts cannot contain. The rows of
 * payloads stay, because an app's text can look like one.
 *
 * @throws Error if a connection remains, because the framework's format has changed.
 */
export function removePreconnect(html: string, page: string): string {
  const result = html.replaceAll(PRECONNECT, '');
  const remaining = /<link[^>]*\brel="preconnect"[^>]*>/.exec(result);
  if (remaining) throw new Error(`${page}: ${remaining[0]} remains. Add its format to remove-preconnect.ts.`);
  return result;
}
