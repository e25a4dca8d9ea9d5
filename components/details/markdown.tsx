import { cloneElement, createElement, type ReactElement } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { proseDirection } from '@/components/ui/prose-direction';
import { isPicture, type MarkdownNode, siteLink } from '@/lib/catalogue/markdown';
import { isRightToLeft } from '@/lib/text/bidi';
import * as texts from '@/texts/details';

// In server components, and in the editor when it shows an app: the parser is larger than the code of a page.

type Piece = string | ReactElement;

/** The level of the largest headings. That of the section is 2. */
const FIRST_LEVEL = 3;

/** Pieces of a text that are an element, and nothing more. */
const TAGS: Readonly<Record<string, string>> = {
  paragraph_open: 'p',
  bullet_list_open: 'ul',
  list_item_open: 'li',
  blockquote_open: 'blockquote',
  thead_open: 'thead',
  tbody_open: 'tbody',
  tr_open: 'tr',
  em_open: 'em',
  strong_open: 'strong',
};

const ALIGNMENTS: Readonly<Record<string, string>> = {
  'text-align:center': 'text-center',
  'text-align:right': 'text-end',
};

/**
 * Renders the blocks of a text. HTML is text, and images are not shown. Headings are below that of the section, without a gap
 * between their levels.
 *
 * @param all All blocks of the text, if these are a part of them. The first one can be the rest of a list, which goes on.
 */
export function renderBlocks(blocks: readonly MarkdownNode[], all = blocks): ReactElement[] {
  const levels = [...new Set(headingsIn(all))].sort();
  return blocks
    .flatMap((block) => {
      const whole = all.find(({ token }) => token === block.token) ?? block;
      const before = whole.children.length - block.children.length;
      const isRest = before > 0 && whole.children[0] !== block.children[0];
      const pieces = renderNodes(
        [block],
        levels,
        isRest ? directionOf(whole) : proseDirection(textOf(whole)),
      );
      if (!isRest || block.token.type !== 'ordered_list_open') return pieces;
      const start = Number(block.token.attrGet('start') ?? 1) + before;
      return pieces.map((list) => cloneElement(list as ReactElement<{ start: number }>, { start }));
    })
    .filter((piece) => typeof piece !== 'string')
    .map((piece, key) => cloneElement(piece, { key }));
}

/** The direction that `dir="auto"` gives to a whole list, of which a part would find another one. */
function directionOf(list: MarkdownNode): 'rtl' | 'ltr' {
  const text = textOf(list);
  const first = text.match(/\p{L}/u)?.[0] ?? '';
  return isRightToLeft(proseDirection(text) === 'rtl' ? text : first) ? 'rtl' : 'ltr';
}

/** Its words, and the marks among them. */
export function textOf({ token, children }: MarkdownNode): string {
  return token.content || children.map(textOf).join(' ');
}

function headingsIn(nodes: readonly MarkdownNode[]): string[] {
  return nodes.flatMap(({ token, children }) =>
    token.type === 'heading_open' ? token.tag : headingsIn(children),
  );
}

/** Renders pieces beside each other. Adjacent texts are one. */
function renderNodes(
  nodes: readonly MarkdownNode[],
  levels: readonly string[],
  dir?: 'rtl' | 'ltr' | 'auto',
): Piece[] {
  const result: Piece[] = [];
  for (const piece of nodes.flatMap((node) => renderNode(node, levels, dir))) {
    const last = result.at(-1);
    if (typeof piece !== 'string') result.push(cloneElement(piece, { key: result.length }));
    else if (typeof last === 'string') result[result.length - 1] = last + piece;
    else if (piece !== '') result.push(piece);
  }
  return result;
}

function renderNode(
  node: MarkdownNode,
  levels: readonly string[],
  dir?: 'rtl' | 'ltr' | 'auto',
): Piece | Piece[] {
  const { token } = node;
  if (isPicture(node)) return [];
  const content = renderNodes(node.children, levels);
  const tag = TAGS[token.type];
  // The paragraphs of a list without empty lines are hidden.
  if (tag) return token.hidden || content.length === 0 ? content : createElement(tag, { dir }, content);
  switch (token.type) {
    case 'inline':
      return content;
    case 'text':
    case 'text_special':
    case 'image':
      return token.content;
    case 'softbreak':
    case 'hardbreak':
      return '\n';
    case 'code_inline':
      return <code>{token.content}</code>;
    case 'code_block':
    case 'fence':
      return (
        <pre dir="ltr" translate="no">
          <code>{token.content}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'heading_open': {
      const level = Math.min(FIRST_LEVEL + levels.indexOf(token.tag), 6);
      return content.length > 0 ? createElement(`h${level}`, { dir }, content) : [];
    }
    case 'ordered_list_open':
      return createElement('ol', { dir, start: token.attrGet('start') ?? undefined }, content);
    case 'link_open':
      return renderLink(node, content);
    case 'table_open':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard.
        <section aria-label={texts.table} tabIndex={0}>
          <table dir={dir}>{content}</table>
        </section>
      );
    case 'th_open':
    case 'td_open':
      return createElement(token.tag, { className: ALIGNMENTS[token.attrGet('style') ?? ''] }, content);
    default:
      return [];
  }
}

function renderLink({ token }: MarkdownNode, content: Piece[]): Piece | Piece[] {
  const href = siteLink(token);
  if (href === undefined) return token.markup === 'autolink' ? ['<', ...content, '>'] : content;
  // Of an image alone.
  if (content.every((piece) => typeof piece === 'string' && piece.trim() === '')) return content;
  return <ExternalLink href={href}>{content}</ExternalLink>;
}
