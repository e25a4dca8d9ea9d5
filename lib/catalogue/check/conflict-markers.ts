import { diagnose } from '@/lib/catalogue/diagnostic';
import { quoted } from '@/lib/text/printable';
import type { Located } from './syntax';

/** A side of a merge conflict, as git writes it. Its lines are a range of the text, in UTF-16 code units. */
export interface ConflictSide {
  /** What git has written beside the marker, such as the name of a branch. May be empty. */
  name: string;
  start: number;
  /** After the last line break. */
  end: number;
}

/** A merge conflict in a text. */
export interface MarkedConflict {
  /** The offset of the first marker. */
  start: number;
  /** The offset of the line after the last marker. */
  end: number;
  ours: ConflictSide;
  theirs: ConflictSide;
  /** The version before both. Null if git has not written it. */
  base: ConflictSide | null;
}

/** The line that git writes before or after a side of a conflict. Not by `^` and `$`, which match at other separators, too. */
const marker = (sign: string) => `(?<![^\\n])${sign}{7}(?=\\s|$)([^\\n]*)`;

/** A conflict, with the name and the lines of each side. Otherwise a marker that was left over. */
const CONFLICT = new RegExp(
  `${marker('<')}([^]*?)(?:${marker('\\|')}([^]*?))?${marker('=')}([^]*?)${marker('>')}|${marker('<')}|${marker('>')}`,
  'dg',
);

/** Finds the merge conflicts that have all markers. */
export function findConflicts(text: string): MarkedConflict[] {
  return [...text.matchAll(CONFLICT)].flatMap((match) => conflictOf(match) ?? []);
}

/** Returns null for a marker that was left over. */
function conflictOf({ 0: conflict, index, indices, ...groups }: RegExpExecArray): MarkedConflict | null {
  /** The text of a side begins with the line break of its marker. */
  const side = (name: number, lines: number): ConflictSide | null => {
    const [start, end] = indices?.[lines] ?? [];
    if (start === undefined || end === undefined) return null;
    return { name: groups[name]?.trim() ?? '', start: Math.min(start + 1, end), end };
  };
  const [ours, base, theirs] = [side(1, 2), side(3, 4), side(7, 6)];
  return ours && theirs && { start: index, end: index + conflict.length + 1, ours, theirs, base };
}

/** Finds merge conflicts, and markers that were left over. */
export function conflictErrors(text: string): Located[] {
  const breaks = breaksBefore(text);
  return [...text.matchAll(CONFLICT)].map((match) => {
    const conflict = conflictOf(match);
    const message = conflict
      ? `has a merge conflict: ${linesOf(conflict.ours, 'the first side', breaks)}, ${linesOf(conflict.theirs, 'the second side', breaks)}`
      : `has a line of a merge conflict, ${quoted(match[0].trim())}`;
    const remedy =
      'Keep the lines of one side, or of both with a comma between two apps, and remove the lines of git.';
    return { diagnostic: diagnose('merge-conflict', [], message, remedy), offset: match.index };
  });
}

/** @example '"HEAD" has lines 3 to 5' */
function linesOf(
  { name, start, end }: ConflictSide,
  unnamed: string,
  breaks: (offset: number) => number,
): string {
  const [first, last] = [breaks(start) + 1, breaks(end)];
  const lines = last < first ? 'no line' : last === first ? `line ${first}` : `lines ${first} to ${last}`;
  return `${name ? quoted(name) : unnamed} has ${lines}`;
}

/** Returns a function that counts the line breaks before an offset, which is not lower than the last one. */
function breaksBefore(text: string): (offset: number) => number {
  let [count, from] = [0, 0];
  return (offset) => {
    count += text.slice(from, offset).split('\n').length - 1;
    from = offset;
    return count;
  };
}
