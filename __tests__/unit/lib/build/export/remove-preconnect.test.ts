import { removePreconnect } from '@/lib/build/export/remove-preconnect';

test('removes the connection from the head and from the payload', () => {
  const html =
    '<head><link rel="preconnect" href="/" crossorigin=""/><title>a</title></head>' +
    String.raw`<script>self.__next_f.push([1,"0:{}\n:HC[\"/\",\"\"]\n:HL[\"/a.css\",\"style\"]\n"])</script>`;
  expect(removePreconnect(html, 'a.html')).toBe(
    '<head><title>a</title></head>' +
      String.raw`<script>self.__next_f.push([1,"0:{}\n:HL[\"/a.css\",\"style\"]\n"])</script>`,
  );
});

test('fails if the element has another format', () => {
  expect(() => removePreconnect('<link href="/" rel="preconnect"/>', 'a.html')).toThrow(
    'a.html: <link href="/" rel="preconnect"/> remains. Add its format to remove-preconnect.ts.',
  );
});
