import { quoted } from '@/lib/catalogue/printable';

/** What is wrong, and how to fix it. */
export interface SyntaxMessage {
  message: string;
  remedy: string;
}

/** An error of the parser. */
export interface SyntaxPlace {
  /** The parser's name of the error. */
  code: string;
  text: string;
  /** In UTF-16 code units. */
  offset: number;
  length: number;
}

/** Describes a syntax error. The usual causes of an error are told apart by the characters around it. */
export function describeSyntaxError(place: SyntaxPlace): SyntaxMessage {
  const { code } = place;
  return SPECIAL[code]?.(place) ?? MESSAGES[code] ?? unnamed(code);
}

function unnamed(code: string): SyntaxMessage {
  const words = code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return { message: `is not valid JSON: ${words}`, remedy: 'Fix the JSON here.' };
}

const SPECIAL: Readonly<Record<string, (place: SyntaxPlace) => SyntaxMessage | undefined>> = {
  PropertyNameExpected: ({ text, offset }) => {
    if (text[offset] === '{')
      return { message: 'begins an object inside another one', remedy: 'Add a } before the comma.' };
    if (/\d,\d/.test(text.slice(offset - 2, offset + 1)))
      return {
        message: 'is a number with a comma',
        remedy: 'Use a point for decimals, as in 4.7, and no separators, as in 1204331.',
      };
    return undefined;
  },
  CommaExpected: ({ text, offset }) => {
    if (text[offset] === ':')
      return { message: 'has a field outside of an object', remedy: 'Add a { before its name.' };
    if (/0\d/.test(text.slice(offset - 1, offset + 1)))
      return { message: 'is a number that begins with 0', remedy: 'Remove the 0.' };
    return undefined;
  },
  EndOfFileExpected: ({ text, offset }) => {
    const isList = /^\s*\[/.test(text);
    const [, comma = '', next] = /^(,?)\s*([[{]?)/.exec(text.slice(offset, offset + LOOK_AHEAD)) ?? [];
    if (isList && next === '[')
      return {
        message: 'has a second list here',
        remedy: 'Join the lists: replace the ] of the first and the [ of the second by one comma.',
      };
    if (isList && comma)
      return {
        message: 'continues after the ] of its list',
        remedy: 'Remove the ] before this, or all that follows it.',
      };
    if (!isList && next === '{')
      return {
        message: 'has several apps, but no list',
        remedy: 'Add a [ before the first app, a comma between two apps, and a ] after the last one.',
      };
    return undefined;
  },
  InvalidSymbol: ({ text, offset, length }) => {
    const symbol = text.slice(offset, offset + length);
    const [first = ''] = symbol;
    if (/[\p{Pi}\p{Pf}„‚']/u.test(first))
      return { message: 'is a quotation mark that JSON does not allow', remedy: 'Use a straight one, ".' };
    if (/[\s\p{Cc}\p{Cf}]/u.test(first)) {
      const code = first.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return {
        message: `has an invisible character here, U+${code}`,
        remedy: 'Replace it with a space, or remove it.',
      };
    }
    return {
      message: `has ${quoted(symbol)} here, which is not JSON`,
      remedy: 'Remove it, or put it in double quotation marks. A quotation mark inside a text is \\".',
    };
  },
};

/** Number of characters that are searched for what follows an error. */
const LOOK_AHEAD = 2000;

const MESSAGES: Readonly<Record<string, SyntaxMessage>> = {
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
  EndOfFileExpected: { message: 'continues after its end', remedy: 'Remove all from here on.' },
  UnexpectedEndOfString: {
    message: 'has text without a closing quotation mark',
    remedy: 'Add the quotation mark. Write a line break inside a text as \\n.',
  },
  InvalidUnicode: {
    message: 'has text with an incomplete \\u',
    remedy: 'Write four digits after it, as in \\u00e9.',
  },
  InvalidEscapeCharacter: {
    message: 'has text with a backslash before a character that needs none',
    remedy: 'Remove the backslash. A backslash itself is \\\\.',
  },
  InvalidCharacter: {
    message: 'has text with a control character, such as a tab',
    remedy: 'Replace it with a space.',
  },
};
