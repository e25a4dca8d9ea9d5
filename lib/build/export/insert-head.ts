const END_OF_HEAD = '</head>';

/**
 * Writes elements into the head of a page that only crawlers and browsers read. Not by Next, which would write them into
 * the payloads too. Hydration ignores unknown elements in the head.
 *
 * @param elements HTML. May be empty.
 * @throws Error if the page has no head.
 */
export function insertHead(html: string, elements: string, page: string): string {
  if (elements === '') return html;
  const end = html.indexOf(END_OF_HEAD);
  if (end < 0) throw new Error(`${page}: there is no ${END_OF_HEAD}, so nothing can be inserted into it.`);
  return html.slice(0, end) + elements + html.slice(end);
}
