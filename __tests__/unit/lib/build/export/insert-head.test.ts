import { insertHead } from '@/lib/build/export/insert-head';

const HTML = '<html><head><title>Fantail</title></head><body></body></html>';

test('inserts elements at the end of the head, with any characters', () => {
  expect(insertHead(HTML, '<meta content="$& $1">', 'a.html')).toBe(
    '<html><head><title>Fantail</title><meta content="$& $1"></head><body></body></html>',
  );
});

test('leaves a page without elements unchanged', () => {
  expect(insertHead('<p>No head</p>', '', 'a.html')).toBe('<p>No head</p>');
});

test('fails if the page has no head', () => {
  expect(() => insertHead('<p>No head</p>', '<meta>', 'a.html')).toThrow('a.html');
});
