import { removePreconnect } from '@/lib/build/export/remove-preconnect';

test('removes the connection from the head', () => {
  const html = '<head><link rel="preconnect" href="/" crossorigin=""/><title>a</title></head>';
  expect(removePreconnect(html, 'a.html')).toBe('<head><title>a</title></head>');
});

test.each([String.raw`:HC[\"/\",\"\"]\n`, ':HC[x]'])('keeps a text that looks like a row: %s', (text) => {
  const html = `<script>self.__next_f.push([1,"${text}"])</script>`;
  expect(removePreconnect(html, 'a.html')).toBe(html);
});

test('fails if the element has another format', () => {
  expect(() => removePreconnect('<link href="/" rel="preconnect"/>', 'a.html')).toThrow(
    'a.html: <link href="/" rel="preconnect"/> remains. Add its format to remove-preconnect.ts.',
  );
});
