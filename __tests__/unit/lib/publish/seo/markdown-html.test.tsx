import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from '@/components/details/description';
import { markdownHtml } from '@/lib/publish/seo/markdown-html';
import { fc, hostileText, markdownText } from '../../../../fixtures/properties';

/** The elements of an HTML text. The parser of jsdom throws for two halves of a character that are not a pair. */
const parse = (html: string) => new DOMParser().parseFromString(html.toWellFormed(), 'text/html').body;

test.each([
  ['plain 2 ** 3 <tag>\n#hashtag', '<p>plain 2 ** 3 &lt;tag&gt;<br>#hashtag</p>'],
  ['# One\n\n## Two', '<h3>One</h3><h4>Two</h4>'],
  ['1. a\n2. *b*', '<ol><li>a</li><li><em>b</em></li></ol>'],
  ['> **q**\n\n---', '<blockquote><p><strong>q</strong></p></blockquote><hr>'],
  ['```\n<a>\n```\n\nand `b`', '<pre><code>&lt;a&gt;\n</code></pre><p>and <code>b</code></p>'],
  ['[a](https://q.example) [b](docs/b.md)', '<p><a href="https://q.example">a</a> b</p>'],
  ['[x](javascript:alert(1)) **y**', '<p>x <strong>y</strong></p>'],
  ['![badge](https://q.example/b.svg)\n\n**text**', '<p><strong>text</strong></p>'],
  [
    '| a | b |\n|---|---|\n| | d |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td></td><td>d</td></tr></tbody></table>',
  ],
  ['<img src=x onerror=alert(1)> **b**', '<p>&lt;img src=x onerror=alert(1)&gt; <strong>b</strong></p>'],
])('renders %j', (text, html) => {
  expect(markdownHtml(text)).toBe(html);
});

test('has the text of the page, and no attribute but the URLs of links', () => {
  fc.assert(
    fc.property(fc.oneof(markdownText(), hostileText()), (text) => {
      const html = parse(markdownHtml(text));
      const page = parse(renderToStaticMarkup(<Markdown text={text} />));
      for (const note of page.querySelectorAll('.sr-only')) note.remove();
      for (const end of html.querySelectorAll('br')) end.replaceWith('\n');
      expect(html.textContent).toBe(page.textContent);
      for (const element of html.querySelectorAll('*'))
        for (const { name } of element.attributes) expect([element.localName, name]).toEqual(['a', 'href']);
      expect(html.querySelector('img, script, style, iframe, svg')).toBeNull();
    }),
  );
});
