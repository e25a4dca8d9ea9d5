import {
  getNodeValue,
  type Node,
  type ParseError,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { formatExact } from '@/lib/format';
import { findTooDeep, MAX_LEVELS } from './nesting';
import { describeSyntaxError, type SyntaxMessage } from './syntax-messages';

/** A JSON syntax error. */
export interface JsonSyntaxError extends SyntaxMessage {
  /** In UTF-16 code units. */
  offset: number;
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
 * recoverable: the text still has a value, which can be checked further. After another error, most of the following ones
 * are its consequences, so few of them are returned.
 */
export function parseTolerantly(text: string): ParsedJson {
  const whole = wholeTextError(text);
  if (whole) return { value: undefined, root: undefined, errors: [whole] };
  const parseErrors: ParseError[] = [];
  const root = parseTree(text, parseErrors, {
    disallowComments: true,
    allowTrailingComma: false,
    allowEmptyContent: false,
  });
  if (parseErrors.length === 0) return { value: JSON.parse(text), root, errors: [] };
  const errors = parseErrors.map((error) => toSyntaxError(text, error)).sort((a, b) => a.offset - b.offset);
  const fatal = errors.findIndex(({ isRecoverable }) => !isRecoverable);
  if (fatal >= 0) return { value: undefined, root, errors: errors.slice(0, fatal + MAX_CONSEQUENCES) };
  return { value: root && getNodeValue(root), root, errors };
}

/** Maximum number of errors from the first one that is not recoverable. */
const MAX_CONSEQUENCES = 3;

/** An error of a text that is no JSON at all, or that the parser cannot parse. */
function wholeTextError(text: string): JsonSyntaxError | null {
  const start = text.search(/\S/);
  if (start < 0) return { ...EMPTY, offset: 0 };
  if (text[start] === '<') return { ...MARKUP, offset: start };
  const offset = findTooDeep(text);
  return offset < 0 ? null : { ...TOO_DEEP, offset };
}

const EMPTY = {
  message: 'is empty',
  remedy: 'Add a list of apps, [ … ]. The catalogue without apps is [].',
};

const MARKUP = {
  message: 'is HTML or XML, not JSON',
  remedy: 'Use the file itself. A download can be an error page or a sign-in page.',
};

const TOO_DEEP = {
  message: `is nested deeper than ${formatExact(MAX_LEVELS)} levels`,
  remedy: 'A catalogue has four levels. Remove the others.',
};

function toSyntaxError(
  text: string,
  { error, offset, length }: ParseError,
): JsonSyntaxError & { isRecoverable: boolean } {
  const code = printParseErrorCode(error as ParseErrorCode);
  const comma =
    code === 'ValueExpected' || code === 'PropertyNameExpected' ? trailingComma(text, offset) : -1;
  if (comma >= 0) return { ...TRAILING_COMMA, offset: comma, isRecoverable: true };
  const words = describeSyntaxError({ code, text, offset, length });
  return { ...words, offset, isRecoverable: RECOVERABLE.has(code) };
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
