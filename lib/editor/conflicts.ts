import { findConflicts, type MarkedConflict } from '@/lib/catalogue/check/conflict-markers';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { type Merge, mergeCatalogues } from './merge';
import { readApps } from './read-apps';

/** A version of a file with merge conflicts. */
export interface Side {
  /** What git has written beside its marker, such as the name of a branch. May be empty. */
  name: string;
  /** The whole file, with the lines of this side. */
  text: string;
  /** The same with an empty line for each line of the file that this side does not have. */
  aligned: string;
}

/** The versions of a file with merge conflicts. */
export interface Sides {
  ours: Side;
  theirs: Side;
  /** The version before both. Null if git has not written it. */
  base: Side | null;
}

/** A side that cannot be read as a list of apps. */
export interface UnreadableSide {
  side: 'ours' | 'theirs';
  name: string;
  /** With the lines of the file that has the conflicts. Never empty. */
  diagnostics: Diagnostic[];
}

/**
 * Reads a file with the markers of git, also those of `merge.conflictStyle` diff3 and zdiff3.
 *
 * @returns Null for a file without conflicts.
 */
export function readConflicts(text: string): Sides | null {
  const conflicts = findConflicts(text);
  if (conflicts.length === 0) return null;
  const hasBase = conflicts.every(({ base }) => base);
  return {
    ours: sideOf(text, conflicts, 'ours'),
    theirs: sideOf(text, conflicts, 'theirs'),
    base: hasBase ? sideOf(text, conflicts, 'base') : null,
  };
}

/**
 * Joins the two sides: `mine` is ours. Missing and trailing commas, as where git divides two apps, are recovered.
 *
 * @returns The merge, whose `source` is the position in the text of theirs. Otherwise the first side that is unreadable.
 */
export function mergeSides(
  sides: Sides,
): { merge: Merge; error?: undefined } | { merge?: undefined; error: UnreadableSide } {
  const [ours, theirs] = [readApps(sides.ours.aligned), readApps(sides.theirs.aligned)];
  if (!ours.apps) return { error: { side: 'ours', name: sides.ours.name, diagnostics: ours.diagnostics } };
  if (!theirs.apps)
    return { error: { side: 'theirs', name: sides.theirs.name, diagnostics: theirs.diagnostics } };
  // Lines that both sides have added are not in the conflicts of zdiff3, so that its base can be no JSON.
  const base = sides.base && readApps(sides.base.aligned).apps;
  return { merge: mergeCatalogues(base, ours.apps, theirs.apps) };
}

function sideOf(text: string, conflicts: readonly MarkedConflict[], side: keyof Sides): Side {
  const kept = conflicts.flatMap((conflict, index) => [
    conflict[side] ?? { start: conflict.end, end: conflict.end },
    { start: conflict.end, end: conflicts[index + 1]?.start ?? text.length },
  ]);
  const [first] = conflicts;
  let end = first?.start ?? text.length;
  let whole = text.slice(0, end);
  let aligned = whole;
  for (const range of kept) {
    const lines = text.slice(range.start, range.end);
    whole += lines;
    aligned += text.slice(end, range.start).replace(/[^\n]+/g, '') + lines;
    end = range.end;
  }
  return { name: first?.[side]?.name ?? '', text: whole, aligned };
}
