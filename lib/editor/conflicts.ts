import { findConflicts, type MarkedConflict } from '@/lib/catalogue/check/conflict-markers';
import { parseTolerantly } from '@/lib/catalogue/check/syntax';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { isEqual, isObject, type JsonObject } from '@/lib/catalogue/json-path';
import { isId } from '@/lib/id';
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
  const [ours, theirs] = [sideOf(text, conflicts, 'ours'), sideOf(text, conflicts, 'theirs')];
  const base = conflicts.every(({ base }) => base) ? sideOf(text, conflicts, 'base') : null;
  const [inOurs, inTheirs] = [changedBy(ours), changedBy(theirs)];
  const isMoved = (app: PlacedApp) => inOurs(app) !== inTheirs(app);
  return {
    ours: without(ours, (app) => isMoved(app) && inOurs(app)),
    theirs: without(theirs, (app) => isMoved(app) && inTheirs(app)),
    base: base && without(base, (app) => app.isCut || isMoved(app)),
  };
}

/** The merge of two sides, or the errors of one that cannot be read. */
export type MergedSides =
  | {
      merge: Merge;
      ours: JsonObject[];
      theirs: JsonObject[];
      /** Errors of both sides, as of `readApps`. Those of lines that both have occur twice. */
      repairs: Diagnostic[];
    }
  | {
      merge: null;
      /** With the lines of the file that has the conflicts. Never empty. */
      diagnostics: Diagnostic[];
    };

/** Merges the two sides. Missing and trailing commas, as where git divides two apps, are recovered. */
export function mergeSides(sides: Sides): MergedSides {
  const [ours, theirs] = [readApps(sides.ours.text), readApps(sides.theirs.text)];
  if (!ours.apps) return { merge: null, ...ours };
  if (!theirs.apps) return { merge: null, ...theirs };
  // Lines that both sides have added are not in the conflicts of zdiff3, so that its base can be no JSON.
  const base = sides.base && readApps(sides.base.text).apps;
  const merge = mergeCatalogues(base, ours.apps, theirs.apps);
  return { merge, ours: ours.apps, theirs: theirs.apps, repairs: [...ours.repairs, ...theirs.repairs] };
}

/** An app in the text of a side. */
interface PlacedApp {
  value: JsonObject;
  start: number;
  /** After the comma that follows it. */
  end: number;
  /** Whether some of its lines are in a conflict. The other lines are those of all sides. */
  isOwn: boolean;
  /** Whether it is the first lines of two new apps, which zdiff3 has before a conflict without a base. */
  isCut: boolean;
}

type PlacedSide = Side & { apps: readonly PlacedApp[] };

function sideOf(text: string, conflicts: readonly MarkedConflict[], side: keyof Sides): PlacedSide {
  const own: [start: number, end: number][] = [];
  let result = '';
  let end = 0;
  for (const conflict of conflicts) {
    const lines = conflict[side] ?? { start: conflict.end, end: conflict.end };
    result += text.slice(end, conflict.start) + emptied(text.slice(conflict.start, lines.start));
    own.push([result.length, result.length + lines.end - lines.start]);
    result += text.slice(lines.start, lines.end) + emptied(text.slice(lines.end, conflict.end));
    end = conflict.end;
  }
  result += text.slice(end);
  return { name: conflicts[0]?.[side]?.name ?? '', text: result, apps: placedApps(result, own) };
}

/** The apps of a text that can be read. */
function placedApps(text: string, own: readonly (readonly [start: number, end: number])[]): PlacedApp[] {
  const { value, root } = parseTolerantly(text.replace('\uFEFF', ' '));
  if (!Array.isArray(value)) return [];
  return (root?.children ?? []).flatMap(({ offset, length }, index) => {
    const app: unknown = value[index];
    if (!isObject(app)) return [];
    const [comma = ''] = /^\s*,/.exec(text.slice(offset + length)) ?? [];
    const parts = own.filter(([start, end]) => offset < end && start < offset + length);
    const hasNames = app.title !== undefined && app.companyName !== undefined;
    return {
      value: app,
      start: offset,
      end: offset + length + comma.length,
      isOwn: parts.length > 0,
      isCut: !hasNames && parts.some(([start, end]) => start === end),
    };
  });
}

/** Tells of an app outside of conflicts whether a side has another version of it in one. */
function changedBy({ apps }: PlacedSide): (app: PlacedApp) => boolean {
  const own = apps.filter(({ isOwn }) => isOwn);
  return ({ value, isOwn }) => !isOwn && own.some((other) => isSameApp(other.value, value));
}

/** Whether two apps with one id are versions of one app: their title, or most of their fields. */
function isSameApp(one: JsonObject, two: JsonObject): boolean {
  if (!isId(one.id) || one.id !== two.id) return false;
  if (isEqual(one.title, two.title)) return true;
  const fields = Object.keys({ ...one, ...two }).filter((name) => name !== 'id');
  return fields.filter((name) => isEqual(one[name], two[name])).length * 2 > fields.length;
}

/**
 * Without some apps. Git merges the new place of a moved app by itself: there, all sides have it, beside what they have at its
 * old place.
 */
function without({ name, text, apps }: PlacedSide, isLeftOut: (app: PlacedApp) => boolean): Side {
  const left = apps.filter(isLeftOut).reverse();
  return {
    name,
    text: left.reduce(
      (text, { start, end }) => text.slice(0, start) + emptied(text.slice(start, end)) + text.slice(end),
      text,
    ),
  };
}

function emptied(lines: string): string {
  return lines.replace(/[^\n]+/g, '');
}
