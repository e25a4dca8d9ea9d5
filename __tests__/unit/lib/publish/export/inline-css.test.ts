import { inlineCss } from '@/lib/publish/export/inline-css';

const HREF = '/store/_next/static/chunks/a.css';
const LINK = `<link rel="stylesheet" href="${HREF}" data-precedence="next"/>`;

const headWith = (links: string) => `<head>${links}</head>`;

/** Inlines a stylesheet, and returns the text in the page. */
function inlined(css: string): string | undefined {
  return /<style[^>]*>([\s\S]*)<\/style><\/head>/.exec(
    inlineCss(headWith(LINK), () => css, 'apps.html'),
  )?.[1];
}

test('writes the text at the end of the head, and disables the link', () => {
  const readCss = jest.fn(() => 'p{color:red}');
  expect(inlineCss(headWith(`${LINK}<title>A</title>`), readCss, 'apps.html')).toBe(
    `<head><link rel="stylesheet" href="${HREF}" data-precedence="next" disabled=""/><title>A</title><style data-precedence="inlined">p{color:red}</style></head>`,
  );
  expect(readCss).toHaveBeenCalledWith('/_next/static/chunks/a.css');
});

test('reads a stylesheet without the query string of a deployment', () => {
  const readCss = jest.fn(() => '');
  inlineCss(headWith(LINK.replace('.css', '.css?dpl=7')), readCss, 'apps.html');
  expect(readCss).toHaveBeenCalledWith('/_next/static/chunks/a.css');
});

test('inlines several stylesheets in their order', () => {
  const html = inlineCss(headWith(LINK + LINK.replace('a.css', 'b.css')), (path) => path, 'apps.html');
  expect([...html.matchAll(/<style[^>]*>([^<]*)</g)].map(([, css]) => css)).toEqual([
    '/_next/static/chunks/a.css',
    '/_next/static/chunks/b.css',
  ]);
});

test.each([
  ['url(../media/f.woff2)', 'url(/store/_next/static/media/f.woff2)'],
  ['url("../media/f.svg?v=1#a")', 'url("/store/_next/static/media/f.svg?v=1#a")'],
  ["url('b.png')", "url('/store/_next/static/chunks/b.png')"],
  ['url(/pictures/a.svg)', 'url(/pictures/a.svg)'],
  ['url(https://cdn.example/a.png)', 'url(https://cdn.example/a.png)'],
  ["url('data:image/svg+xml,<svg></svg>')", "url('data:image/svg+xml,<svg></svg>')"],
  ['url(#gradient)', 'url(#gradient)'],
])('keeps the target of %s', (before, after) => {
  expect(inlined(`p{background:${before}}`)).toBe(`p{background:${after}}`);
});

test('keeps the special patterns of String.replace', () => {
  expect(inlined('p::after{content:"$& $1 $$"}')).toBe('p::after{content:"$& $1 $$"}');
});

test('escapes the end tag of the element', () => {
  expect(inlined('p::after{content:"</style><script>"}')).toBe('p::after{content:"<\\/style><script>"}');
});

test('returns a page without stylesheets unchanged', () => {
  const html = '<link rel="icon" href="/favicon.ico"/><link rel="preload" as="style" href="/_next/p.css"/>';
  expect(inlineCss(html, () => '', 'apps.html')).toBe(html);
});

test('throws an error with the page’s name for a stylesheet or a head in another format', () => {
  for (const html of [`<link href="${HREF}" rel="stylesheet"/>`, LINK])
    expect(() => inlineCss(html, () => '', 'apps.html')).toThrow(/^apps\.html: .* is not inlined/);
});
