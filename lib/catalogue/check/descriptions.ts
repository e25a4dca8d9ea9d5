import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { type MarkdownNode, parseMarkdown, siteLink } from '@/lib/catalogue/markdown';
import { quoted } from '@/lib/text/printable';
import { plural } from '@/lib/texts/en/plural';
import { type PartialApp, textsOf } from './partial-app';
import type { Descriptions } from './settings';

/** Elements of texts. `<username>` is none, and what people write for a placeholder. */
const ELEMENTS =
  'a|abbr|article|b|big|blockquote|br|center|code|dd|del|details|div|dl|dt|em|figure|font|footer|h[1-6]|header|hr|i|iframe|img|input|ins|kbd|li|main|mark|nav|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video';

/** Names of common character references. Not any name, because `AT&T;` is a text. */
const CHARACTERS =
  'amp|lt|gt|quot|apos|nbsp|shy|copy|reg|trade|deg|euro|pound|yen|cent|sect|hellip|[mn]dash|[lr][sd]quo|[sb]dquo|[lr]aquo|bull|middot|times|[lr]arr|szlig|[ao]elig|[a-z](?:acute|grave|circ|uml|tilde|cedil|ring|slash|caron)';

const HTML = new RegExp(
  `<(?:/(?:${ELEMENTS})\\s*|(?:${ELEMENTS})(?:\\s+[a-z][^<>=]*=[^<>]*|\\s*/?))>|<!--|&(?:${CHARACTERS}|#\\d+|#x[\\da-f]+);`,
  'i',
);

/** A description with fewer words is very short. */
const MIN_WORDS = 40;

/** How much of a text is segmented, in UTF-16 code units: the time grows with its square, because each segment has the text. */
const MAX_SEGMENTED = 10_000;

/**
 * Warns about HTML in texts, about descriptions that are very short, and in descriptions and changes about images, headings
 * without text, and links that pages leave out.
 */
export function* checkDescriptions(
  apps: readonly PartialApp[],
  descriptions: Descriptions,
): Generator<Diagnostic> {
  for (const { path, text } of textsOf(apps, ['paragraphs'])) {
    const nodes = descriptions === 'text' ? [] : parseMarkdown(text);
    const words = countWords(descriptions === 'text' ? text : shownText(nodes));
    if (path[1] === 'description' && words < MIN_WORDS)
      yield diagnose(
        'description-length',
        path,
        `has only ${plural(words, 'word')}`,
        `Use ${MIN_WORDS} words or more.`,
      );
    yield* checkHtml(
      path,
      descriptions === 'text' ? text : writtenText(nodes),
      descriptions === 'text'
        ? 'Remove the HTML. An empty line (\\n\\n) starts a new paragraph.'
        : 'Write Markdown, such as **important**, [Quill](https://quill.example), and an empty line (\\n\\n) between paragraphs.',
    );
    yield* checkNodes(nodes, path);
  }
  for (const { path, text } of textsOf(apps, ['text', 'price']))
    yield* checkHtml(path, text, 'Remove the HTML.');
}

function* checkHtml(path: Diagnostic['path'], text: string, remedy: string): Generator<Diagnostic> {
  const [html] = HTML.exec(text) ?? [];
  if (html === undefined) return;
  const message = `contains HTML (${quoted(html.slice(0, 40))}), which pages show as text`;
  yield diagnose(
    'description-html',
    path,
    message,
    html.startsWith('&') ? 'Write the character itself.' : remedy,
  );
}

/** The text as it is written, without code, escaped characters and character references, which pages show correctly. */
function writtenText(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map(({ token, children }) => (token.type === 'text' ? token.content : writtenText(children)))
    .join(' ');
}

function* checkNodes(nodes: readonly MarkdownNode[], path: Diagnostic['path']): Generator<Diagnostic> {
  for (const { token, children } of nodes) {
    if (token.type === 'heading_open' && children.every((inline) => inline.children.length === 0))
      yield diagnose(
        'description-heading',
        path,
        'has a heading without text, which pages leave out',
        'Write its text after the number signs (#), or remove it.',
      );
    if (token.type === 'link_open' && token.markup === '' && siteLink(token) === undefined)
      yield diagnose(
        'description-link',
        path,
        `links to ${quoted(String(token.attrGet('href')).slice(0, 40))}, which pages show without the link`,
        'Use a whole URL with https://, or mailto: and an email address.',
      );
    if (token.type === 'image')
      yield diagnose(
        'description-image',
        path,
        `has an image (${quoted(String(token.attrGet('src')).slice(0, 40))}), which pages do not show`,
        'Remove it, or add the picture to the screenshots.',
      );
    yield* checkNodes(children, path);
  }
}

// Firefox has it since version 125. The commands count these words, too.
const segmenter = Intl.Segmenter && new Intl.Segmenter(undefined, { granularity: 'word' });

/** With code, which a plain text does not have. */
function shownText(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map(({ token, children }) => (children.length > 0 ? shownText(children) : token.content))
    .join(' ');
}

/** Counts words separated by spaces, or some of many. A text can be in a script without spaces, so `Intl` segments its start. */
function countWords(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (words >= MIN_WORDS) return words;
  if (!segmenter) return MIN_WORDS;
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text.slice(0, MAX_SEGMENTED))) {
    if (isWordLike) count += 1;
    if (count === MIN_WORDS) break;
  }
  return count;
}
