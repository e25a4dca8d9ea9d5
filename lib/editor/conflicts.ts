import { findConflicts, type MarkedConflict } from '@/lib/catalogue/check/conflict-markers';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { type Merge, mergeCatalogues } from './merge';
import { readApps } from './read-apps';

/** A version of a file with merge conflicts. */
export interface Side {
  /** What git has written beside its marker, such as the name of a branch. May be empty. */
  name: string;
  /** The whole file. Each line that this side lacks is empty, so that line numbers match. */
  text: string;
}

/** The versions of a file with merge conflicts. */
export interface Sides {
  ours: Side;
  theirs: Side;
  /** The version before both. Null if git has not written it. */
  base: Side | null;
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

/** The merge of two sides, or the errors of one that cannot be read. */
export type MergedSides =
  | {
      merge: Merge;
      theirs: JsonObject[];
      /** Errors of both sides, as of `readApps`. Those of lines that both have occur twice. */
      repairs: Diagnostic[];
    }
  | {
      merge: null;
      /** With the lines of the file that has the conflicts. Never empty. */
      diagnostics: Diagnostic[];
    };

/**
 * Merges the two sides. Missing and trailing commas, as where git divides two apps, are recovered.
 *
 * @returns The merge, whose `source` is the position in `theirs`.
 */
export function mergeSides(sides: Sides): MergedSides {
  const [ours, theirs] = [readApps(sides.ours.text), readApps(sides.theirs.text)];
  if (!ours.apps) return { merge: null, ...ours };
  if (!theirs.apps) return { merge: null, ...theirs };
  // Lines that both sides have added are not in the conflicts of zdiff3, so that its base can be no JSON.
  const base = sides.base && readApps(sides.base.text).apps;
  const merge = mergeCatalogues(base, ours.apps, theirs.apps);
  return { merge, theirs: theirs.apps, repairs: [...ours.repairs, ...theirs.repairs] };
}

function sideOf(text: string, conflicts: readonly MarkedConflict[], side: keyof Sides): Side {
  let result = '';
  let end = 0;
  for (const conflict of conflicts) {
    const own = conflict[side] ?? { start: conflict.end, end: conflict.end };
    result += text.slice(end, conflict.start) + emptied(text.slice(conflict.start, own.start));
    result += text.slice(own.start, own.end) + emptied(text.slice(own.end, conflict.end));
    end = conflict.end;
  }
  return { name: conflicts[0]?.[side]?.name ?? '', text: result + text.slice(end) };
}

function emptied(lines: string): string {
  return lines.replace(/[^\n]+/g, '');
}
