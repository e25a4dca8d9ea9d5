import Parser, { type MarkdownIt, type Token } from 'markdown-it';
import { isLink } from './link';
import { HAS_MARKDOWN, unwrap, withLineFeeds } from './plain-text';

// Large. Pages import it in server components only, and the editor when it shows an app.

/** A piece of a text: its token, and those between this one and its end. */
export interface MarkdownNode {
  token: Token;
  children: MarkdownNode[];
}

/** Deeper pieces are beside those that they are in. Browsers and React have limits, too. */
const MAX_DEPTH = 50;

/** How much of the text after `www.` can be its URL. A longer one would take a time that grows with its square. */
const MAX_URL_LENGTH = 2000;

/** CommonMark with tables and bare links. HTML is text. */
const COMMONMARK = withLinks(unwrapping(new Parser({ linkify: true })).disable('strikethrough'));

/** Paragraphs and bare links. */
const PLAIN = withLinks(unwrapping(new Parser('zero', { linkify: true })).enable('linkify'));

/** Paragraphs. */
const TEXT = unwrapping(new Parser('zero'));

function unwrapping(parser: MarkdownIt): MarkdownIt {
  parser.core.ruler.after('block', 'unwrap', ({ tokens }) => {
    for (const token of tokens) if (token.type === 'inline') token.content = unwrap(token.content);
  });
  return parser;
}

function withLinks(parser: MarkdownIt): MarkdownIt {
  // The check looks for HTML in what is written, not in what `&lt;` and `\<` stand for.
  parser.core.ruler.disable('text_join');
  // All are links, so that one that pages cannot have is its text. `siteLink` decides.
  parser.validateLink = () => true;
  // As it is written.
  parser.normalizeLinkText = (text) => text;
  parser.linkify.add('www.', {
    validate: (text, start, self) => {
      const url = `//www.${text.slice(start, start + MAX_URL_LENGTH)}`;
      return Math.max(0, self.testSchemaAt(url, 'http:', 0) - '//www.'.length);
    },
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
  return parser;
}

/**
 * Reads a text of the catalogue as CommonMark with tables and bare links. One without a mark is plain text, of which no
 * character is lost: a list of a single point, such as a line that begins with `1.` or `-`, is none, nor are an indentation,
 * an escape and a character reference.
 *
 * @returns The blocks, such as paragraphs. Their tokens are those of markdown-it.
 */
export function parseMarkdown(text: string): MarkdownNode[] {
  const source = withLineFeeds(text);
  if (!HAS_MARKDOWN) return nest(TEXT.parse(source, {}));
  const tokens = COMMONMARK.parse(source, {});
  return nest(hasMark(tokens) ? tokens : PLAIN.parse(source, {}));
}

/** The URL of a link that a page can have: to a site, or to an email address. Undefined for any other. */
export function siteLink(token: Token): string | undefined {
  const href = String(token.attrGet('href'));
  return isLink(href, ['https:', 'http:', 'mailto:']) ? href : undefined;
}

/** Whether a node is a paragraph of images, such as badges: their alternative texts say nothing without them. */
export function isPicture({ token, children }: MarkdownNode): boolean {
  return token.type === 'paragraph_open' && children.some((inline) => inline.children.every(isImage));
}

function isImage({ token, children }: MarkdownNode): boolean {
  if (token.type === 'link_open') return children.length > 0 && children.every(isImage);
  return token.type === 'image' || token.type === 'softbreak' || /^\s+$/.test(token.content);
}

/** Tokens that a text without a mark can have. */
const UNMARKED = new Set(
  ['paragraph', 'bullet_list', 'ordered_list', 'list_item']
    .flatMap((name) => [`${name}_open`, `${name}_close`])
    .concat('code_block', 'inline', 'text', 'text_special', 'softbreak', 'hardbreak'),
);

function hasMark(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    if (token.children && hasMark(token.children)) return true;
    if (token.type === 'list_item_open') return tokens[index - 1]?.type === 'list_item_close';
    return !UNMARKED.has(token.type) && !isBareLink(token);
  });
}

/** A URL in the text, or what only looks like one, such as `<host:port>`. The end of a link has no URL. */
function isBareLink(token: Token): boolean {
  return token.markup === 'linkify' || (token.markup === 'autolink' && siteLink(token) === undefined);
}

/** The tree of a list of tokens. */
function nest(tokens: readonly Token[]): MarkdownNode[] {
  const root: MarkdownNode[] = [];
  const open = [root];
  for (const token of tokens) {
    const siblings = open.at(-1) ?? root;
    if (token.nesting === -1) open.pop();
    else if (token.nesting === 1 && open.length > MAX_DEPTH) open.push(siblings);
    else {
      const node = { token, children: nest(token.children ?? []) };
      siblings.push(node);
      if (token.nesting === 1) open.push(node.children);
    }
  }
  return root;
}
