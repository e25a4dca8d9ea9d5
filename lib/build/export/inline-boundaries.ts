/** What a boundary's content is wrapped in at the end of a page, with the script that moves it. */
const SEGMENT =
  /<div hidden id="S:(\w+)">((?:(?!<div hidden id="S:)[\s\S])*?)<\/div><script>(?:(?!<\/script>)[\s\S])*?\$RC\("B:\1","S:\1"\)<\/script>/;

/**
 * Puts the content of every Suspense boundary to where it belongs in a page, as React itself writes a boundary
 * that is small enough; React hydrates both forms alike.
 *
 * @param page The page's name, for the message.
 * @throws Error for a page that still needs a script afterwards: the framework's format has changed.
 */
export function inlineBoundaries(html: string, page: string): string {
  let result = html;
  for (let match = SEGMENT.exec(result); match; match = SEGMENT.exec(result)) {
    const [segment, id = '', content = ''] = match;
    const rest = result.slice(0, match.index) + result.slice(match.index + segment.length);
    const place = placeOf(rest, id);
    if (!place) break;
    const [start, end] = place;
    result = `${rest.slice(0, start)}<!--$-->${content}${rest.slice(end)}`;
  }
  if (/<template id="B:|<div hidden id="S:|\$RC\("/.test(result))
    throw new Error(
      `${page}: a part of this page appears only by script. inline-boundaries.ts must learn its form.`,
    );
  return result;
}

/** From where to where a boundary's placeholder reaches, up to the mark that closes it. */
function placeOf(html: string, id: string): [start: number, end: number] | null {
  const opening = `<!--$?--><template id="B:${id}"></template>`;
  const start = html.indexOf(opening);
  return start < 0 ? null : [start, boundaryEnd(html, start + opening.length)];
}

/** Where the closing mark of a boundary begins, past those of the boundaries inside its fallback. */
function boundaryEnd(html: string, from: number): number {
  const marks = /<!--(\/?)[$&][?!~]?-->/g;
  marks.lastIndex = from;
  let depth = 0;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    if (!mark[1]) depth += 1;
    else if (depth === 0) return mark.index;
    else depth -= 1;
  }
  return html.length;
}
