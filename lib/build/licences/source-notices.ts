/** A comment: a block, or lines that follow each other. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm;

/** The signs of a comment at the start and the end of its lines. */
const SIGNS = /^[ \t]*(?:\/\/+|\/\*+!?|\*+\/|\*+)?[ \t]?|[ \t]*\*+\/[ \t]*$/gm;

const COPYRIGHT = /\bcopyright\b.*/gi;

/**
 * The copyright notices in the comments of modules that are not in the licence of their package: of code that the
 * package has taken from others, and that a minified chunk has no more.
 *
 * @param texts The modules of a package.
 * @param licence Its licence.
 * @returns Comments without their signs, each once.
 */
export function sourceNotices(texts: readonly string[], licence: string): string[] {
  const comments = texts.flatMap((text) => text.match(COMMENT) ?? []);
  const found = comments
    .map((comment) => comment.replaceAll(SIGNS, '').trim())
    .filter((comment) => (comment.match(COPYRIGHT) ?? []).some((line) => !licence.includes(line.trim())));
  return [...new Set(found)];
}
