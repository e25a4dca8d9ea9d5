import type { MarkdownNode } from '@/lib/catalogue/markdown';

/** What is shown of a long text, in lines: about the height of a screen. */
const MAX_LINES = 30;

/** A shorter rest is shown, too. */
const MIN_REST = 15;

/** The length of a line, in UTF-16 code units. */
const LINE_LENGTH = 75;

/** The pieces between which a text can be folded: its blocks, and each point of a list as a list. */
export function piecesOf(blocks: readonly MarkdownNode[]): MarkdownNode[] {
  return blocks.flatMap(({ token, children }) =>
    token.type === 'bullet_list_open' || token.type === 'ordered_list_open'
      ? children.map((point) => ({ token, children: [point] }))
      : { token, children },
  );
}

/**
 * Folds a text: into the blocks that fill a screen, without a heading at their end, and the others. None if the text is not much
 * longer.
 */
export function fold(pieces: readonly MarkdownNode[]): [start: MarkdownNode[], rest: MarkdownNode[]] {
  const index = foldIndex(pieces);
  return [joinLists(pieces.slice(0, index)), joinLists(pieces.slice(index))];
}

/** Makes lists of their points. */
export function joinLists(pieces: readonly MarkdownNode[]): MarkdownNode[] {
  const blocks: MarkdownNode[] = [];
  for (const { token, children } of pieces) {
    const last = blocks.at(-1);
    if (last?.token === token) last.children.push(...children);
    else blocks.push({ token, children: [...children] });
  }
  return blocks;
}

function foldIndex(blocks: readonly MarkdownNode[]): number {
  // Between blocks there is a line.
  const lines = blocks.map(
    (block, index) => linesOf(block) + Number(block.token !== blocks[index - 1]?.token),
  );
  let sum = 0;
  let index = lines.findIndex((count) => {
    sum += count;
    return sum > MAX_LINES;
  });
  if (index === -1) return blocks.length;
  while (blocks[index - 1]?.token.type === 'heading_open') index -= 1;
  // At least one block of text, also if it is longer than the screen.
  if (index === 0) index = 1 + blocks.findIndex(({ token }) => token.type !== 'heading_open');
  if (index === 0) return blocks.length;
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
