import type { Thing, WithContext } from 'schema-dts';

const END_OF_HEAD = '</head>';

/**
 * Writes structured data for search engines into the head of a page. Not a component: Next would write the data of a
 * component into the payloads too, which no search engine reads. Hydration ignores unknown elements in the head.
 *
 * @param data May be empty.
 * @throws Error if the page has no head.
 */
export function insertJsonLd(html: string, data: readonly WithContext<Thing>[], page: string): string {
  if (data.length === 0) return html;
  const end = html.indexOf(END_OF_HEAD);
  if (end < 0) throw new Error(`${page}: there is no ${END_OF_HEAD}, so structured data cannot be inserted.`);
  const scripts = data.map((item) => `<script type="application/ld+json">${serialize(item)}</script>`);
  return html.slice(0, end) + scripts.join('') + html.slice(end);
}

/** Serializes JSON-LD for a `<script>`. Escapes `<`, so that an app's title cannot close the element. */
function serialize(data: WithContext<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
