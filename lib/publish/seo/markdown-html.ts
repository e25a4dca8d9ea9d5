import type { Token } from 'markdown-it';
import { isPicture, type MarkdownNode, parseMarkdown, siteLink } from '@/lib/catalogue/markdown';
import { escapeXml } from '@/lib/publish/export/escape-xml';

/**
 * Renders a text of the catalogue as HTML without attributes but the URLs of links: what the page of the app shows of it.
 *
 * @example markdownHtml('**Calm** <b>') // '<p><strong>Calm</strong> &lt;b&gt;</p>'
 */
export function markdownHtml(text: string): string {
  return parseMarkdown(text).map(render).join('');
}

function render(node: MarkdownNode): string {
  const { token, children } = node;
  const { tag, type } = token;
  if (isPicture(node)) return '';
  if (tag === 'br' || tag === 'hr') return `<${tag}>`;
  if (children.length === 0 || tag === 'img') return renderText(token);
  const content = children.map(render).join('');
  if (type === 'link_open') return renderLink(token, content);
  // Below the title of the entry.
  const name = type === 'heading_open' ? `h${Math.min(Number(tag.slice(1)) + 2, 6)}` : tag;
  // The paragraphs of a list without empty lines are hidden.
  return token.hidden || name === '' ? content : `<${name}>${content}</${name}>`;
}

function renderText({ tag, type, content }: Token): string {
  const text = escapeXml(content);
  if (type === 'fence' || type === 'code_block') return `<pre><code>${text}</code></pre>`;
  return tag === 'code' ? `<code>${text}</code>` : text.replaceAll('\n', '<br>');
}

function renderLink(token: Token, content: string): string {
  const href = siteLink(token);
  if (href === undefined) return token.markup === 'autolink' ? `&lt;${content}&gt;` : content;
  return `<a href="${escapeXml(href)}">${content}</a>`;
}
