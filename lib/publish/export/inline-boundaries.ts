/** The content of a boundary at the end of a page, and the script that moves it into place. */
const SEGMENT =
  /<div hidden id="S:(\w+)">((?:(?!<div hidden id="S:)[\s\S])*?)<\/div><script>(?:(?!<\/script>)[\s\S])*?\$RC\("B:\1","S:\1"\)<\/script>/;

/**
 * A boundary that still needs a script, with ids of any format. No text of the catalogue matches outside of structured data:
 * React escapes `<` and quotes in HTML, and a payload is a string in a script, where a quote follows a backslash. Attributes of
 * components are written as `hidden=""`.
 */
const REMAINING = /<!--\$[?~]-->|<template id="|<\w+ hidden id="|\$R[A-Z]\("[^\s"<>=]+"/;

/** JSON, in which a quote can follow any text. */
const STRUCTURED_DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/**
 * Moves the content of every Suspense boundary into place, so that a page is complete without JavaScript. React writes
 * small boundaries in the same form, and hydrates both forms.
 *
 * A workaround for react#35460 and next.js#91806. Remove it when exported pages are complete without it.
 *
 * @param page The page's name, for the error message.
 * @throws Error if the page still needs a script, because the framework's format has changed.
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
  if (REMAINING.test(result.replace(STRUCTURED_DATA, '')))
    throw new Error(
      `${page}: a part of this page needs JavaScript to appear. Add its format to inline-boundaries.ts.`,
    );
  return result;
}

/** The offsets of a boundary's placeholder: from its opening marker to its closing marker. Null if there is none. */
function placeOf(html: string, id: string): [start: number, end: number] | null {
  const opening = `<!--$?--><template id="B:${id}"></template>`;
  const start = html.indexOf(opening);
  return start < 0 ? null : [start, boundaryEnd(html, start + opening.length)];
}

/** The offset of a boundary's closing marker. Skips the boundaries inside its fallback. */
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
