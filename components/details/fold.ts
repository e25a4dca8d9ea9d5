import type { MarkdownNode } from '@/lib/catalogue/markdown';

/** What is shown of a long text, in lines: about the height of a screen. */
const MAX_LINES = 30;

/** A shorter rest is shown, too. */
const MIN_REST = 15;

/** The length of a line, in UTF-16 code units. */
const LINE_LENGTH = 75;

/**
 * The number of blocks that fill a screen, without a heading at their end, after which a text is folded. All, if the text is not
 * much longer.
 */
export function foldIndex(blocks: readonly MarkdownNode[]): number {
  // Between blocks there is a line.
  const lines = blocks.map((block) => 1 + linesOf(block));
  let index = 0;
  for (let sum = 0; index < blocks.length && sum < MAX_LINES; index += 1) sum += lines[index] ?? 0;
  while (index > 1 && blocks[index - 1]?.token.type === 'heading_open') index -= 1;
  const rest = lines.slice(index).reduce((total, count) => total + count, 0);
  return rest < MIN_REST ? blocks.length : index;
}

function linesOf({ token, children }: MarkdownNode): number {
  if (token.type === 'inline')
    return token.content.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / LINE_LENGTH), 0);
  if (children.length === 0) return token.content.split('\n').length;
  const counts = children.map(linesOf);
  // Cells are beside each other.
  if (token.type === 'tr_open') return 1 + counts.reduce((max, count) => Math.max(max, count), 0);
  return counts.reduce((sum, count) => sum + count, 0);
}
