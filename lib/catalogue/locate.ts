import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { CatalogueProblem } from './errors';

/** A place in a text file, both parts 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** The line and column of a character's offset in a text. */
export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/**
 * Finds where problems stand in the text of a file: at the value that a problem's path leads to or, where
 * that is missing, at what should hold it. Sorted by place.
 */
export function locateProblems(text: string, problems: readonly CatalogueProblem[]): CatalogueProblem[] {
  const root = parseTree(text);
  return problems
    .map((problem) => ({ problem, offset: root ? offsetOf(root, problem.path) : 0 }))
    .sort((a, b) => a.offset - b.offset)
    .map(({ problem, offset }) => ({ ...problem, ...positionOf(text, offset) }));
}

function offsetOf(root: Node, path: CatalogueProblem['path']): number {
  const node = findNodeAtLocation(root, [...path]);
  return node || path.length === 0 ? (node?.offset ?? 0) : offsetOf(root, path.slice(0, -1));
}

/** What keeps a text from being JSON, each with its place; empty for JSON. */
export function syntaxProblems(text: string): CatalogueProblem[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  return errors.map(({ error, offset }) => ({
    path: [],
    ...explain(printParseErrorCode(error)),
    ...positionOf(text, offset),
  }));
}

function explain(code: string): { message: string; remedy: string } {
  const known = SYNTAX[code];
  if (known) return known;
  const words = code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return { message: `is not JSON here: ${words}`, remedy: 'Mend the JSON at this place.' };
}

const SYNTAX: Record<string, { message: string; remedy: string }> = {
  InvalidCommentToken: { message: 'is a comment, which JSON does not have', remedy: 'Take it out.' },
  PropertyNameExpected: {
    message: 'needs the name of a field here',
    remedy: 'Write a name in double quotation marks, or take out the comma before it.',
  },
  ValueExpected: {
    message: 'needs a value here',
    remedy: 'Write a value, or take out the comma before it.',
  },
  CommaExpected: {
    message: 'needs a comma here',
    remedy: 'Part this from what stands before it by a comma.',
  },
  ColonExpected: { message: 'needs a colon here', remedy: 'Write a colon between the name and its value.' },
  CloseBraceExpected: { message: 'ends before its object is closed', remedy: 'Write the missing }.' },
  CloseBracketExpected: { message: 'ends before its list is closed', remedy: 'Write the missing ].' },
  EndOfFileExpected: { message: 'goes on after its end', remedy: 'Take out what stands after the last ].' },
  UnexpectedEndOfString: {
    message: 'has a text that does not end',
    remedy: 'Write the missing quotation mark.',
  },
};
