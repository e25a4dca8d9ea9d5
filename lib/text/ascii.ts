/**
 * Whether a text is printable ASCII and line breaks, as most texts are. Functions that fold texts have a short form for it,
 * which is several times as fast: a search reads all titles.
 */
export function isAscii(text: string): boolean {
  return /^[\n -~]*$/.test(text);
}
