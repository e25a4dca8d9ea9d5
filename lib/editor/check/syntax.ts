import {
  getNodeValue,
  type Node,
  type ParseError,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** A reason why a text is not JSON. */
export interface JsonSyntaxError {
  /** In UTF-16 code units. */
  offset: number;
  message: string;
  remedy: string;
}

export interface ParsedJson {
  /** The parsed value; with recoverable errors, what the text was meant to be; undefined with others. */
  value: unknown;
  root: Node | undefined;
  /** Sorted by offset. Empty for valid JSON. */
  errors: JsonSyntaxError[];
}

/**
 * Parses JSON and finds all syntax errors. A text with comments, trailing or missing commas or invalid characters still
 * has a value, so that one error does not hide the others.
 */
export function parseTolerantly(text: string): ParsedJson {
  const parseErrors: ParseError[] = [];
  const root = parseTree(text, parseErrors, {
    disallowComments: true,
    allowTrailingComma: false,
    allowEmptyContent: false,
  });
  if (parseErrors.length === 0) return { value: JSON.parse(text), root, errors: [] };
  const errors = parseErrors.map((error) => toSyntaxError(text, error)).sort((a, b) => a.offset - b.offset);
  return {
    value: root && errors.every(({ isRecoverable }) => isRecoverable) ? getNodeValue(root) : undefined,
    root,
    errors,
  };
}

function toSyntaxError(
  text: string,
  { error, offset }: ParseError,
): JsonSyntaxError & { isRecoverable: boolean } {
  const code = printParseErrorCode(error as ParseErrorCode);
  const comma =
    code === 'ValueExpected' || code === 'PropertyNameExpected' ? trailingComma(text, offset) : -1;
  if (comma >= 0) return { ...TRAILING_COMMA, offset: comma, isRecoverable: true };
  return { ...(SYNTAX[code] ?? unnamed(code)), offset, isRecoverable: RECOVERABLE.has(code) };
}

/** Where the comma stands that only blanks and comments part from the } or ] at an offset; -1 without one. */
function trailingComma(text: string, offset: number): number {
  if (text[offset] !== ']' && text[offset] !== '}') return -1;
  const before = text.slice(Math.max(0, offset - LOOK_BACK), offset);
  const match = /,(?:\s|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*$/.exec(before);
  return match ? offset - before.length + match.index : -1;
}

/** Characters in which the comma before a bracket is looked for: a file of many errors stays quick to read. */
const LOOK_BACK = 2000;

const TRAILING_COMMA = {
  message: 'is a comma after the last entry, which JSON does not have',
  remedy: 'Take it out.',
};

/** The diagnostics that leave no doubt about what stands around them. */
const RECOVERABLE = new Set([
  'InvalidCommentToken',
  'CommaExpected',
  'InvalidUnicode',
  'InvalidEscapeCharacter',
  'InvalidCharacter',
]);

function unnamed(code: string): { message: string; remedy: string } {
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
