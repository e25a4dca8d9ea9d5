import { insertAtStart, insertHead } from '@/lib/build/export/insert-head';

const HTML = '<html><head><title>Wagtail</title></head><body></body></html>';

test('inserts elements at the end of the head, with any characters', () => {
  expect(insertHead(HTML, '<meta content="$& $1">', 'a.html')).toBe(
    '<html><head><title>Wagtail</title><meta content="$& $1"></head><body></body></html>',
  );
});

test('leaves a page without elements unchanged', () => {
  expect(insertHead('<p>No head</p>', '', 'a.html')).toBe('<p>No head</p>');
});

test('fails if the page has no head', () => {
  expect(() => insertHead('<p>No head</p>', '<meta>', 'a.html')).toThrow('a.html');
});

describe('insertAtStart', () => {
  const html = '<html><head><meta charSet="utf-8"/><script></script></head></html>';

  test('inserts elements after the encoding, with any characters', () => {
    expect(insertAtStart(html, '<meta content="$& $1">', 'a.html')).toBe(
      '<html><head><meta charSet="utf-8"/><meta content="$& $1"><script></script></head></html>',
    );
  });

  test.each([
    '<html><head><script></script></head></html>',
    '<html><head><script></script><meta charSet="utf-8"/></head></html>',
  ])('fails if the page has another start: %s', (other) => {
    expect(() => insertAtStart(other, '<meta>', 'a.html')).toThrow(
      'a.html: does not start with <meta charSet',
    );
  });
});
