import { truncateText } from './shorten';

/**
 * Characters that a terminal, a log or a Markdown renderer can interpret: control characters, lone surrogates, line
 * separators and bidirectional controls. Also the start of a command of a CI system, which GitHub and Azure find
 * anywhere in a line: `##[error]`, `##vso[…]`.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|##(?=\w*\[)/gu;

/** Maximum length of a text of the catalogue in a message, in UTF-16 code units. */
const MAX_LENGTH = 120;

/**
 * Escapes a line for output. It stays one line, and contains only visible characters. Escapes are those of JSON, so an
 * escaped line of JSON has the same value. An escaped line is returned unchanged.
 *
 * @example printable('a\n::error::b') // 'a\\n::error::b'
 */
export function printable(line: string): string {
  return line.replace(UNSAFE, (found) => (found === '##' ? `#${escapeOf('#')}` : escapeOf(found)));
}

/** Joins lines for output. Every text that a command prints is joined here, so that none is unescaped. */
export function printableLines(lines: readonly string[]): string {
  return lines.map(printable).join('\n');
}

/** Formats a value as indented JSON for output. */
export function printableJson(value: unknown): string {
  return printableLines(JSON.stringify(value, null, 2).split('\n'));
}

/**
 * Quotes a text of the catalogue for a message, as JSON. A long text is truncated.
 *
 * @example quoted('Quill') // '"Quill"'
 */
export function quoted(text: string): string {
  return JSON.stringify(truncateText(text, MAX_LENGTH));
}

/**
 * Says in what two texts differ that look the same. Undefined if a reader sees the difference.
 *
 * @example hiddenDifference('Caf\u00e9', 'Cafe\u0301') // 'the encoding of accents'
 */
export function hiddenDifference(one: string, two: string): string | undefined {
  const [a, b] = [one.normalize(), two.normalize()];
  if (a === b) return 'the encoding of accents';
  return visible(a) === visible(b) ? 'spaces or invisible characters' : undefined;
}

function visible(text: string): string {
  return text
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Names a character of a text by its code point, which is also visible if the character is not.
 *
 * @example nameCharacter('a\0', 1) // 'U+0000 as character 2'
 * @param index In UTF-16 code units.
 */
export function nameCharacter(text: string, index: number): string {
  return `${codePoint(text, index)} as character ${[...text.slice(0, index)].length + 1}`;
}

/** @example codePoint('\u00a0') // 'U+00A0' */
export function codePoint(text: string, index = 0): string {
  const code = text.codePointAt(index) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function escapeOf(character: string): string {
  const json = JSON.stringify(character).slice(1, -1);
  if (json !== character) return json;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
