/** The first element of each page's head, as React writes it. */
const START = '<meta charSet="utf-8"/>';

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

/**
 * Writes elements into the start of a page's head: nothing that a policy or a script of them applies to precedes them.
 *
 * @param elements HTML. May be empty.
 * @throws Error if the page has another start, because the framework's format has changed.
 */
export function insertAtStart(html: string, elements: string, page: string): string {
  const start = html.indexOf(START);
  const isFirst = start >= 0 && !/<(?:script|style|link)\b/.test(html.slice(0, start));
  if (!isFirst)
    throw new Error(`${page}: does not start with ${START}, so that its policy and its font have no place.`);
  const end = start + START.length;
  return html.slice(0, end) + elements + html.slice(end);
}
