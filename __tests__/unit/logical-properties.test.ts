import { findInFiles, sourceFiles } from '../fixtures/source-files';

/** A class of Tailwind for one side, such as `ml-2`, `-right-3` or `text-left`. */
const CLASS =
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|border-[lr]|rounded-[tb]?[lr]|left|right)-[\w[]|text-(?:left|right)\b/;

/** A declaration for one side, such as `margin-left: 0` or `text-align: right`. */
const DECLARATION =
  /^\s*(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?:|^\s*(?:text-align|float|clear): (?:left|right)|^\s*(?:inset|margin|padding): \S+ (\S+) \S+ (?!\1;)\S+;/;

/** A style of React for one side. */
const STYLE = /\b(?:(?:margin|padding|border)(?:Left|Right)\w*|left|right): [`'\d]/;

function physical(code: string, isStyleSheet: boolean): string[] {
  return code
    .split('\n')
    .filter((line) => CLASS.test(line) || (isStyleSheet ? DECLARATION : STYLE).test(line))
    .map((line) => line.trim());
}

test.each([
  '<p className="ml-2">',
  '<p className="md:-right-1">',
  '<p className="text-left">',
  '<p className="rounded-tl-lg">',
  '  margin-left: 1px;',
  '  left: 0;',
  '  text-align: right;',
  '  padding: 0 1rem 0 2rem;',
  '<p style={{ left: 0 }}>',
])('finds the side in %s', (code) => {
  expect(physical(code, !code.startsWith('<'))).toEqual([code.trim()]);
});

test.each(['<p className="ms-2 copyright-x">', '  inset: 4.5rem 1rem auto;', '  margin: 0 1rem 0 1rem;'])(
  'finds none in %s',
  (code) => {
    expect(physical(code, !code.startsWith('<'))).toEqual([]);
  },
);

test('the layout follows the direction of the language', () => {
  const files = sourceFiles(['app', 'components'], /\.(tsx?|css)$/);
  expect(files.length).toBeGreaterThan(100);
  expect(findInFiles(files, (text, path) => physical(text, path.endsWith('.css')))).toEqual([]);
});
