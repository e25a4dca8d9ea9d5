/**
 * Whether a text is printable ASCII, as most titles and names are. Functions that fold texts have a short form for it,
 * which is several times as fast: a search reads all titles.
 */
export function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}
