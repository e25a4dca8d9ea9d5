import { escapeXml } from '@/lib/publish/export/escape-xml';

test('escapes the characters of markup', () => {
  expect(escapeXml(`a & b <c> "d" 'e' &amp;`)).toBe(
    'a &amp; b &lt;c&gt; &quot;d&quot; &#x27;e&#x27; &amp;amp;',
  );
});
