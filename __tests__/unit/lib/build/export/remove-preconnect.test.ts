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

test.each(['<link href="/" rel="preconnect"/>', String.raw`:HC[\"/\"]`])(
  'fails if it has another format: %s',
  (other) => {
    expect(() => removePreconnect(`<p>${other}</p>`, 'a.html')).toThrow(
      `a.html: ${other} remains. Add its format to remove-preconnect.ts.`,
    );
  },
);
