import { splitPage } from '@/lib/build/export/split-page';

test('divides a page into markup, styles, payloads and other scripts, in bytes', () => {
  const style = '<style data-precedence="inlined">a::after{content:"…"}</style>';
  const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const payload = '<script>self.__next_f.push([1,"<b>"])</script>';
  const theme = '<script>theme()</script>';
  const data = '<script type="application/ld+json">{}</script>';
  const markup = '<p>é</p><script src="a.js" async=""></script>';
  expect(Object.fromEntries(splitPage(style + first + markup + payload + theme + data))).toEqual({
    'inlined styles': Buffer.byteLength(style),
    'payloads for hydration': first.length + payload.length,
    'inline scripts and structured data': theme.length + data.length,
    markup: Buffer.byteLength(markup),
  });
});
