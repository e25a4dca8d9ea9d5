import { isPicture, type MarkdownNode, parseMarkdown, siteLink } from '@/lib/catalogue/markdown';
import { escapeXml } from '@/lib/publish/export/escape-xml';

/**
 * Renders a text of the catalogue as HTML without attributes but the URLs of links: what the page of the app shows of it.
 * HTML is text, and images are not shown.
 *
 * @example markdownHtml('**Calm** <b>') // '<p><strong>Calm</strong> &lt;b&gt;</p>'
 */
export function markdownHtml(text: string): string {
  return renderAll(parseMarkdown(text));
}

function renderAll(nodes: readonly MarkdownNode[]): string {
  return nodes.map(render).join('');
}

function render(node: MarkdownNode): string {
  const { token, children } = node;
  if (isPicture(node)) return '';
  const content = renderAll(children);
  switch (token.type) {
    case 'inline':
      return content;
    case 'softbreak':
    case 'hardbreak':
      return '<br>';
    case 'hr':
      return '<hr>';
    case 'fence':
    case 'code_block':
      return `<pre>${element('code', escapeXml(token.content))}</pre>`;
    case 'code_inline':
      return element('code', escapeXml(token.content));
    case 'link_open':
      return renderLink(node, content);
    // Below the title of the entry.
    case 'heading_open':
      return element(`h${Math.min(Number(token.tag.slice(1)) + 2, 6)}`, content);
  }
  if (token.nesting === 0) return escapeXml(token.content).replaceAll('\n', '<br>');
  // The paragraphs of a list without empty lines are hidden.
  return token.hidden ? content : element(token.tag, content);
}

function renderLink({ token }: MarkdownNode, content: string): string {
  const href = siteLink(token);
  if (href === undefined) return token.markup === 'autolink' ? `&lt;${content}&gt;` : content;
  return content && `<a href="${escapeXml(href)}">${content}</a>`;
}

function element(tag: string, content: string): string {
  return content && `<${tag}>${content}</${tag}>`;
}
