import { installTrustedTypes } from '@/lib/browser/trusted-types';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

/** Returns the rules of the default policy, as a browser calls them. */
function installed(): Rules {
  const policies: Record<string, Rules> = {};
  Object.defineProperty(window, 'trustedTypes', {
    configurable: true,
    value: { createPolicy: (name: string, rules: Rules) => Object.assign(policies, { [name]: rules }) },
  });
  installTrustedTypes();
  expect(Object.keys(policies)).toEqual(['default']);
  return policies.default!;
}

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

test('does nothing in a browser without Trusted Types', () => {
  expect(installTrustedTypes).not.toThrow();
});

test.each([
  '',
  'Yes, Uninstall it!',
  '&times;',
  '<script></script>',
  '<div class="swal2-icon-content">!</div>',
  '<div aria-labelledby="swal2-title" tabindex="-1"><input type="file" class="swal2-file" /><h2 id="a"></h2></div>',
])('accepts the HTML %j', (html) => {
  expect(installed().createHTML(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<script src="/a.js"></script>',
  '<img src=x onerror=alert(1)>',
  '<img class="a" onerror="alert(1)">',
  '<img class="a"onerror="alert(1)">',
  '<div class="a" style="color:red"></div>',
  '<div class="a>b"></div>',
  '<a href="javascript:alert(1)">a</a>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="a"></iframe>',
  'a < b',
  '<!-- -->',
])('refuses the HTML %j', (html) => {
  expect(installed().createHTML(html)).toBeNull();
});

test('refuses long HTML with an open bracket at its end', () => {
  const html = `${'<div class="a">'.repeat(20_000)}<`;
  expect(installed().createHTML(html)).toBeNull();
});

test.each(['/_next/static/chunks/a.js', '/_next/static/chunks/a.js?dpl=7', '/sw.js'])(
  'accepts the script %s',
  (url) => {
    expect(installed().createScriptURL(url)).toBe(url);
  },
);

test.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/_next/static/a.js',
  'data:text/javascript,alert(1)//_next/static/',
  '/pictures/a.svg',
  '/pictures/_next/static/a.js',
  '/a/sw.js',
])('refuses the script %s', (url) => {
  expect(installed().createScriptURL(url)).toBeNull();
});
