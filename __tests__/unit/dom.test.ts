import { findInFiles, sourceFiles } from '../fixtures/source-files';

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

test('modules search the document only for what lib/dom.ts names', () => {
  const modules = ['browser', 'early', 'installed', 'compare', 'navigation', 'offline'];
  const files = sourceFiles(['app', 'components', ...modules.map((name) => `lib/${name}`)], /\.tsx?$/);
  expect(files).toContain('components/layout/header.tsx');
  expect(findInFiles(files, strangers)).toEqual([]);
});
