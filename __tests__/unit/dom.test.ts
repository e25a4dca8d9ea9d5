import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Searches in the whole document, and what they search for. */
const SEARCH = /document\.(?:querySelector(?:All)?(?:<\w+>)?|getElementById|getElementsBy\w+)\(([^)]*)/g;

/** A name in capital letters, as in `lib/dom.ts`, also in an inline script; what the module itself has made; the target of a URL. */
const KNOWN =
  /^(?:'?(?:\$\{)?[A-Z_]+\}?'?|'\$\{buttonId\}'|selector|`a\[href=.*|window\.location\.hash.*|`\$\{part\}-\$\{key\}`)$/;

function strangers(source: string): string[] {
  return [...source.matchAll(SEARCH)]
    .map(([, selector = '']) => selector)
    .filter((text) => !KNOWN.test(text));
}

test('finds a search for what another part of the page has', () => {
  expect(strangers("document.querySelector<HTMLElement>('.compare-bar a')")).toEqual(["'.compare-bar a'"]);
  expect(strangers('document.querySelector(BUSY)')).toEqual([]);
});

const sources = [
  'app',
  'components',
  'lib/browser',
  'lib/early',
  'lib/installed',
  'lib/compare',
  'lib/navigation',
  'lib/offline',
]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.tsx?$/.test(path));

test.each(sources)('%s searches the document only for what lib/dom.ts names', (path) => {
  expect(strangers(readFileSync(path, 'utf8'))).toEqual([]);
});
