const ELEMENT = /<(?:script|link)\b[^>]*>/g;

/** Only old browsers load scripts with `nomodule`, and no browser loads a disabled stylesheet: its text is in the page. */
const NOT_LOADED = /\s(?:nomodule|disabled)\b/i;

const HASHED_FILE = /\s(?:src|href)="([^"]*\/_next\/static\/[^"]+)"/;

/** The hashed files that a page loads, as in its HTML: scripts, the font, and stylesheets that are not inlined. */
export function filesOfPage(html: string): string[] {
  const elements = (html.match(ELEMENT) ?? []).filter((element) => !NOT_LOADED.test(element));
  const files = elements.map((element) => HASHED_FILE.exec(element)?.[1]);
  return [...new Set(files.filter((file) => file !== undefined))];
}
