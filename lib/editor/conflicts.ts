import { type ConflictSide, findConflicts } from '@/lib/catalogue/check/conflict-markers';

/** A side of a file with merge conflicts. */
export interface Side {
  /** What git has written beside its marker, such as the name of a branch. May be empty. */
  name: string;
  /** The whole file. Each line that this side lacks is empty, so that line numbers match. */
  text: string;
}

/** The sides of a file with merge conflicts. */
export interface Sides {
  ours: Side;
  theirs: Side;
}

/**
 * Reads a file with the markers of git. What the styles diff3 and zdiff3 tell of the version before both is not used.
 *
 * @returns Null for a file without conflicts.
 */
export function readConflicts(text: string): Sides | null {
  const conflicts = findConflicts(text);
  if (conflicts.length === 0) return null;
  const sideOf = (side: keyof Sides): Side => {
    let result = '';
    let end = 0;
    for (const conflict of conflicts) {
      const lines: ConflictSide = conflict[side];
      result += text.slice(end, conflict.start) + emptied(text.slice(conflict.start, lines.start));
      result += text.slice(lines.start, lines.end) + emptied(text.slice(lines.end, conflict.end));
      end = conflict.end;
    }
    return { name: conflicts[0]?.[side].name ?? '', text: result + text.slice(end) };
  };
  return { ours: sideOf('ours'), theirs: sideOf('theirs') };
}

function emptied(lines: string): string {
  return lines.replace(/[^\n]+/g, '');
}
