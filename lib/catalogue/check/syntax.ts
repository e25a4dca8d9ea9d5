import {
  createScanner,
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { isContainer } from '@/lib/catalogue/json-path';
import { codePoint, quoted } from '@/lib/text/printable';

/** A diagnostic with its offset in the text, in UTF-16 code units. */
export interface Located {
  diagnostic: Diagnostic;
  offset: number;
}

/** The result of `parseTolerantly`. */
export interface ParsedJson {
  /** The parsed value, also after recoverable errors. Undefined after other errors. */
  value?: unknown;
  root?: Node;
  /** Sorted by offset. Empty for valid JSON. */
  errors: Located[];
}

/** Maximum number of errors that are shown from the first one that others can follow from. */
const MAX_FROM_FATAL = 3;

/** The deepest nesting that is read. Recursive functions would overflow the stack. */
const MAX_DEPTH = 600;

/**
 * Parses JSON and finds all syntax errors. Comments, trailing commas, missing commas and control characters are
 * recoverable: the text still has a value, which can be checked further. It has none after an error in an escape. After any
 * other error, most of the following ones are its consequences, so few of them are returned.
 */
export function parseTolerantly(text: string): ParsedJson {
  const start = text.search(/\S/);
  if (start < 0) return { errors: [syntaxError(0, EMPTY)] };
  if (text[start] === '<') return { errors: [syntaxError(start, MARKUP)] };
  const deep = deepOffset(text);
  if (deep !== undefined) return { errors: [syntaxError(deep, TOO_DEEP)] };
  const found: ParseError[] = [];
  const root = parseTree(text, found, { disallowComments: true });
  if (found.length === 0) return { value: JSON.parse(text), root, errors: [] };
  // After a trailing comma, the parser expects a name and a value.
  const distinct = new Map(
    found.map((error) => locate(text, error)).map((one) => [`${one.offset} ${one.cause.message}`, one]),
  );
  const causes = [...distinct.values()].sort((a, b) => a.offset - b.offset);
  const fatal = causes.findIndex(({ cause }) => !cause.isRecoverable && !cause.isLossy);
  const shown = fatal < 0 ? causes : causes.slice(0, fatal + MAX_FROM_FATAL);
  const errors = shown.map(({ offset, cause }) => syntaxError(offset, cause));
  const hasValue = causes.every(({ cause }) => cause.isRecoverable);
  return hasValue && root ? { value: plain(getNodeValue(root)), root, errors } : { root, errors };
}

/** The offset of the first list or object that too many others contain. Like the parser, ignores a bracket that closes none. */
function deepOffset(text: string): number | undefined {
  const scanner = createScanner(text, true);
  const closers: string[] = [];
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    if (offset === text.length) return undefined;
    const first = text[offset];
    if (first === closers.at(-1)) closers.pop();
    else if (first === '{') closers.push('}');
    else if (first === '[') closers.push(']');
    if (closers.length > MAX_DEPTH) return offset;
  }
}

/** As `JSON.parse` returns a value. The objects of jsonc-parser have no prototype, and throw where a text is expected. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isContainer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

/** Finds what programs lose of a text: fields whose name occurs earlier in the same object, and numbers that they round. */
export function* lostValues(text: string, node: Node | undefined): Generator<Located> {
  const names = new Set<unknown>();
  for (const child of node?.children ?? []) {
    const name = child.type === 'property' ? child.children?.[0] : undefined;
    if (name && names.has(name.value))
      yield {
        diagnostic: diagnose(
          'duplicate-field',
          getNodePath(name),
          'is a duplicate field of the same object',
          'Remove one of them. Only the last one is used.',
        ),
        offset: name.offset,
      };
    if (name) names.add(name.value);
    if (child.type === 'number' && isRounded(text.slice(child.offset, child.offset + child.length)))
      yield {
        diagnostic: diagnose(
          'number-size',
          getNodePath(child),
          'is a number that cannot be kept exactly',
          'Use at most 15 digits. Downloads can be a text, in double quotation marks.',
        ),
        offset: child.offset,
      };
    if (child.children) yield* lostValues(text, child);
  }
}

/** Whether `JSON.parse` returns another whole number for a literal, or none. */
export function isRounded(literal: string): boolean {
  const number = Number(literal);
  if (!Number.isInteger(number)) return !Number.isFinite(number);
  return digitsOf(literal) !== digitsOf(String(number));
}

/** The digits of a number without its sign, point, exponent, and the zeros at both ends. */
function digitsOf(literal: string): string {
  return literal.replace(/e.*|[-.]/gi, '').replace(/^0+|(?<!0)0+$/g, '');
}

interface Cause {
  message: string;
  remedy: string;
  /** Whether the value of the text is still clear. */
  isRecoverable?: true;
  /** Whether a part of a text is lost, and the rest of the file is still clear. */
  isLossy?: true;
}

function syntaxError(offset: number, { message, remedy }: Cause): Located {
  return { diagnostic: diagnose('syntax', [], message, remedy), offset };
}

function locate(text: string, { error, offset, length }: ParseError): { offset: number; cause: Cause } {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd();
  const isEnd = text[offset] === ']' || text[offset] === '}';
  if (isEnd && before.endsWith(',')) return { offset: before.length - 1, cause: TRAILING_COMMA };
  if (code === 'CommaExpected' && /^\d[\d-]/.test(text.slice(offset - 1)))
    return { offset, cause: IN_NUMBER };
  if (code === 'EndOfFileExpected' && !before.endsWith(']')) return { offset, cause: NO_LIST };
  const cause = code === 'InvalidSymbol' ? invalidSymbol(text.slice(offset, offset + length)) : CAUSES[code];
  return { offset, cause: cause ?? UNKNOWN };
}

function invalidSymbol(symbol: string): Cause {
  const name = /^[\s\p{Cc}\p{Cf}]/u.test(symbol) ? codePoint(symbol) : quoted(symbol);
  return {
    message: `has ${name} here, which is not JSON`,
    remedy:
      'Remove it, or put text in straight double quotation marks, ". A quotation mark inside a text is \\".',
  };
}

const EMPTY = { message: 'is empty', remedy: 'Add a list of apps, [ … ]. The catalogue without apps is [].' };

const MARKUP = {
  message: 'is HTML or XML, not JSON',
  remedy: 'Use the file itself. A download can be an error page or a sign-in page.',
};

const TOO_DEEP = {
  message: 'is nested too deep',
  remedy: 'A catalogue has at most five levels. Remove the others.',
};

const TRAILING_COMMA: Cause = {
  message: 'is a comma after the last entry, which JSON does not allow',
  remedy: 'Remove it.',
  isRecoverable: true,
};

const IN_NUMBER: Cause = {
  message: 'is inside a number that JSON does not allow',
  remedy: 'Remove zeros before the number, or put text in double quotation marks.',
};

/** As in JSON Lines. */
const NO_LIST: Cause = {
  message: 'continues after its end',
  remedy: 'Add [ before the first app, ] after the last one, and a comma between two apps.',
};

const UNKNOWN: Cause = { message: 'is not JSON here', remedy: 'Correct the text here, or before this.' };

/** By the parser's name of an error. The remedies list its usual causes. */
const CAUSES: Readonly<Record<string, Cause>> = {
  InvalidCommentToken: {
    message: 'is a comment, which JSON does not allow',
    remedy: 'Remove it.',
    isRecoverable: true,
  },
  PropertyNameExpected: {
    message: 'is missing a field name here',
    remedy:
      'Add a name in double quotation marks, remove the comma before this, or close the object before it with }. Numbers have a point and no commas: 4.7, 1204331.',
  },
  ValueExpected: {
    message: 'is missing a value here',
    remedy: 'Add a value, or remove the comma before this.',
  },
  CommaExpected: {
    message: 'is missing a comma here',
    remedy: 'Add a comma before this, or the { of its object.',
    isRecoverable: true,
  },
  ColonExpected: {
    message: 'is missing a colon here',
    remedy: 'Add a colon between the name and its value.',
  },
  CloseBraceExpected: { message: 'ends before an object is closed', remedy: 'Add the missing }.' },
  CloseBracketExpected: { message: 'ends before a list is closed', remedy: 'Add the missing ].' },
  EndOfFileExpected: {
    message: 'continues after its end',
    remedy:
      'Use one list, [ … ], with a comma between two apps: remove the ] before this, or all that follows.',
  },
  UnexpectedEndOfString: {
    message: 'has text without a closing quotation mark',
    remedy: 'Add the quotation mark. Write a line break inside a text as \\n.',
  },
  InvalidUnicode: {
    message: 'has text with an incomplete \\u',
    remedy: 'Write four digits after it, as in \\u00e9.',
    isLossy: true,
  },
  InvalidEscapeCharacter: {
    message: 'has text with a backslash before a character that needs none',
    remedy: 'Remove the backslash. A backslash itself is \\\\.',
    isLossy: true,
  },
  InvalidCharacter: {
    message: 'has text with a control character, such as a tab',
    remedy: 'Replace it with a space.',
    isRecoverable: true,
  },
};
