import { findInFiles, sourceFiles } from '../fixtures/source-files';

// `:has()` is newer than the oldest browsers that the framework supports, such as Firefox 111. One that is not supported
// invalidates all selectors of its rule.

const sources = sourceFiles(['app', 'components'], /\.(css|tsx?)$/);

/** The lines with `:has()` that are not in an `@supports` for it. The formatter indents its block. */
const unsupported = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^( *)@supports selector\(:has\(.*\n[\s\S]*?^\1\}$/gm, '')
    .match(/.*:has\(.*/g) ?? [];

test('finds a rule that browsers without :has() ignore', () => {
  expect(unsupported('html {\n  &:has(dialog) {\n    overflow: hidden;\n  }\n}')).toEqual([
    '  &:has(dialog) {',
  ]);
  const rule =
    '@supports selector(:has(*)) {\n  @media print {\n    a:has(b) {\n      color: red;\n    }\n  }\n}';
  expect(unsupported(rule)).toEqual([]);
});

test('a rule with :has() is in @supports, where nothing may be lost without it', () => {
  expect(sources).toContain('app/print.css');
  const styleSheets = sources.filter((path) => path.endsWith('.css'));
  expect(findInFiles(styleSheets, unsupported)).toEqual([]);
});

test('no utility depends on :has()', () => {
  const variants = (text: string) => text.match(/(?<=["'`\s:])(group-|peer-)?has-[\w[(-]+[\])]*:/g) ?? [];
  expect(variants('"flex md:has-[a]:hidden peer-has-checked:flex"')).toEqual([
    'has-[a]:',
    'peer-has-checked:',
  ]);
  expect(findInFiles(sources, variants)).toEqual([]);
});
