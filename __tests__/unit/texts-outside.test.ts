import { findInFiles, sourceFiles } from '../fixtures/source-files';
import { textsOutside } from '../fixtures/texts-outside';

/** Folders and files whose texts are not for visitors. */
const TOOLS = [
  'app/edit',
  'components/editor',
  'components/preview',
  'lib/catalogue/check',
  'lib/catalogue/diagnostic.ts',
  'lib/catalogue/json-schema.ts',
  'lib/catalogue/removed-pages.ts',
  'lib/catalogue/schema.ts',
  'lib/cli',
  'lib/editor',
  'lib/files',
  'lib/machine',
  'lib/publish/export',
  'lib/publish/hosting',
  'lib/publish/licences',
  'lib/publish/preview',
  'lib/publish/settings.ts',
  // The titles of drawings, which are not read.
  'lib/publish/sharing/share-picture.tsx',
];

test.each([
  ['<p>Menu</p>', ['1: Menu']],
  ['<p>{isOpen ? "close" : label}</p>', ['1: "close"']],
  ['<p>{count > 0 && "some"}</p>', ['1: "some"']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is in the source under test.
  ['<p>{`${count} apps`}</p>', ['1: apps']],
  ['<img alt="logo" />', ['1: "logo"']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is in the source under test.
  ['<nav aria-label={`page ${page}`} />', ['1: page']],
  ['showDialog({ title: "done" })', ['1: "done"']],
  ['announce("No apps to compare.")', ['1: "No apps to compare."']],
  ['new LoadFailure("Please try again.")', ['1: "Please try again."']],
])('finds the text in %s', (code, expected) => {
  expect(textsOutside(`const found = () => ${code};`)).toEqual(expected);
});

test.each([
  '<p className="font-bold text-muted">{texts.menu}</p>',
  '<p>{isNew === "new" ? texts.isNew : 4}</p>',
  '<p>{labelOf("new")} · {"…"}</p>',
  '<nav aria-label={texts.page(page)} aria-current="page" />',
  'new Error("A message for developers.")',
  'compare(a as "Not a text.")',
  'find("[data-title]")',
])('finds none in %s', (code) => {
  expect(textsOutside(`const found = () => ${code};`)).toEqual([]);
});

test('all texts for visitors are in lib/texts', () => {
  const excluded = ['lib/texts', ...TOOLS];
  const files = sourceFiles(['app', 'components', 'lib'], /\.tsx?$/)
    // `lib/site.ts` and `lib/site.de.ts` have the owner's texts.
    .filter((path) => !/^lib.site(?:\.[\w-]+)?\.ts$/.test(path))
    .filter((path) => !excluded.some((folder) => path === folder || path.startsWith(`${folder}/`)));
  expect(files).toContain('components/layout/header.tsx');
  expect(findInFiles(files, textsOutside)).toEqual([]);
});

test('no style sheet has a text', () => {
  const files = sourceFiles(['app', 'components'], /\.css$/).filter(
    (path) => !TOOLS.some((folder) => path.startsWith(folder)),
  );
  expect(files).toContain('components/ui/strip.css');
  const texts = (css: string) => css.match(/content: (?:"[^";]*" \/ )?"[^";]*\p{L}.*/gu) ?? [];
  expect(texts('content: "×" / "Close";')).toHaveLength(1);
  expect(findInFiles(files, texts)).toEqual([]);
});
