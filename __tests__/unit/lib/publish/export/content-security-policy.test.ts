import { createHash } from 'node:crypto';
import { imageOrigins, insertPolicy } from '@/lib/publish/export/content-security-policy';
import { buildApp } from '../../../../fixtures/apps';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page with these elements, by the names of its directives. */
function policyOf(elements: string, origins: string[] = []): Record<string, string> {
  const html = insertPolicy(`<head><meta charSet="utf-8"/>${elements}</head>`, origins, 'apps.html');
  const text = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? '';
  return Object.fromEntries(
    text
      .split(';')
      .map((directive) => [
        directive.slice(0, directive.indexOf(' ')),
        directive.slice(directive.indexOf(' ') + 1),
      ]),
  );
}

test('allows what a page without inline elements needs, and nothing else', () => {
  expect(policyOf('')).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
});

test('is in the page before everything that it applies to', () => {
  const html = insertPolicy('<head><meta charSet="utf-8"/><script>a()</script></head>', [], 'apps.html');
  expect(html).toMatch(
    /^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"[^>]*><script>/,
  );
});

test('allows each inline script by its hash, once', () => {
  const scripts = '<script>a()</script><script id="b" type="text/javascript">é</script><script>a()</script>';
  expect(policyOf(scripts)['script-src']).toBe(`'self' ${hash('a()')} ${hash('é')}`);
});

test('allows each inline style by its hash', () => {
  const styles = '<style data-precedence="inlined">p{color:red}</style>';
  expect(policyOf(styles)['style-src']).toBe(`'self' ${hash('p{color:red}')}`);
});

test.each([
  '<script src="/_next/static/a.js" async=""></script>',
  '<script type="application/ld+json">{"name":"a"}</script>',
  '<script type="text/plain">a()</script>',
])('has no hash of %s', (element) => {
  expect(policyOf(element)['script-src']).toBe("'self'");
});

test('allows images of other origins', () => {
  expect(policyOf('', ['https://a.example', 'http://b.example:8080'])['img-src']).toBe(
    "'self' data: https://a.example http://b.example:8080",
  );
});

test.each(['https://a"b', 'https://a;script-src', 'https://[::1]', 'data:'])(
  'throws an error with the page’s name for images of %s',
  (origin) => {
    expect(() => policyOf('', ['https://b.example', origin])).toThrow(
      `apps.html: a Content-Security-Policy cannot contain the origin ${JSON.stringify(origin)}.`,
    );
  },
);

test.each(['<head><script>a()</script><meta charSet="utf-8"/></head>', '<head></head>', '<p>'])(
  'throws an error with the page’s name for %s',
  (html) => {
    expect(() => insertPolicy(html, [], 'apps.html')).toThrow('apps.html: does not start with <meta');
  },
);

test('the origins of images are unique and sorted, without those of this site', () => {
  const images = [
    'https://b.example/x.png',
    'https://b.example/y.png?a;b',
    '/pictures/a.svg',
    'pictures/b.svg',
    'http://a.example:8080/z.png',
    "https://münchen.example/';script-src *",
    'data:image/png;base64,AAAA',
  ];
  expect(imageOrigins(images.map((image) => ({ image })))).toEqual([
    'http://a.example:8080',
    'https://b.example',
    'https://xn--mnchen-3ya.example',
  ]);
});

test('the origins are those of screenshots, too', () => {
  const screenshots = ['/q.png', 'https://shots.example/q.png'].map((image) => ({ image, alt: 'A list' }));
  const film = { video: '/q.webm', poster: 'https://posters.example/q.png', alt: 'A list' };
  expect(imageOrigins([buildApp(), buildApp({ screenshots: [...screenshots, film] })])).toEqual([
    'https://posters.example',
    'https://shots.example',
  ]);
});
