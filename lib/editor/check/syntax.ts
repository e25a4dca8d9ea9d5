import {
  getNodeValue,
  type Node,
  type ParseError,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** A JSON syntax error. */
export interface JsonSyntaxError {
  /** In UTF-16 code units. */
  offset: number;
  message: string;
  remedy: string;
}

/** The result of `parseTolerantly`. */
export interface ParsedJson {
  /** The parsed value, also after recoverable errors. Undefined after other errors. */
  value: unknown;
  root: Node | undefined;
  /** Sorted by offset. Empty for valid JSON. */
  errors: JsonSyntaxError[];
}

/**
 * Parses JSON and finds all syntax errors. Comments, trailing commas, missing commas and invalid characters are
 * recoverable: the text still has a value, which can be checked further.
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

/** The offset of a comma before the } or ] at an offset, with only white space and comments between. -1 if none. */
function trailingComma(text: string, offset: number): number {
  if (text[offset] !== ']' && text[offset] !== '}') return -1;
  const before = text.slice(Math.max(0, offset - LOOK_BACK), offset);
  const match = /,(?:\s|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*$/.exec(before);
  return match ? offset - before.length + match.index : -1;
}

/** Number of characters that are searched for a comma before a bracket. Limits the time for a file with many errors. */
const LOOK_BACK = 2000;

const TRAILING_COMMA = {
  message: 'is a comma after the last entry, which JSON does not allow',
  remedy: 'Remove it.',
};

/** Errors after which the value of the text is still clear. */
const RECOVERABLE = new Set([
  'InvalidCommentToken',
  'CommaExpected',
  'InvalidUnicode',
  'InvalidEscapeCharacter',
  'InvalidCharacter',
]);

function unnamed(code: string): { message: string; remedy: string } {
  const words = code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return { message: `is not valid JSON: ${words}`, remedy: 'Fix the JSON here.' };
}

const SYNTAX: Record<string, { message: string; remedy: string }> = {
  InvalidCommentToken: { message: 'is a comment, which JSON does not allow', remedy: 'Remove it.' },
  PropertyNameExpected: {
    message: 'is missing a field name here',
    remedy: 'Add a name in double quotation marks, or remove the comma before this.',
  },
  ValueExpected: {
    message: 'is missing a value here',
    remedy: 'Add a value, or remove the comma before this.',
  },
  CommaExpected: { message: 'is missing a comma here', remedy: 'Add a comma before this.' },
  ColonExpected: {
    message: 'is missing a colon here',
    remedy: 'Add a colon between the name and its value.',
  },
  CloseBraceExpected: { message: 'ends before an object is closed', remedy: 'Add the missing }.' },
  CloseBracketExpected: { message: 'ends before a list is closed', remedy: 'Add the missing ].' },
  EndOfFileExpected: { message: 'continues after its end', remedy: 'Remove everything after the last ].' },
  UnexpectedEndOfString: {
    message: 'has text without a closing quotation mark',
    remedy: 'Add the quotation mark.',
  },
};
