import { quoted } from '@/lib/catalogue/printable';

/** A merge conflict, or a marker of one that was left over. */
export interface Conflict {
  /** Of its first marker, in UTF-16 code units. */
  offset: number;
  message: string;
  remedy: string;
}

/** A line that git writes around the sides of a conflict. */
interface Marker {
  /** Its first character. */
  kind: string;
  /** The name of a side, such as a branch. May be empty. */
  name: string;
  /** 1-based. */
  line: number;
  offset: number;
}

const MARKER = /^([<=>|])\1{6}(?=\s|$)(.*)/s;

/**
 * Finds the merge conflicts of a text. No line of JSON can be a marker, because a text in quotation marks has no line
 * breaks.
 *
 * @returns Sorted by offset. Empty for valid JSON.
 */
export function findConflicts(text: string): Conflict[] {
  // A row of equals signs alone can be anything.
  if (!/(?:^|\n)(?:<{7}|>{7})/.test(text)) return [];
  const markers = markersOf(text);
  const conflicts: Conflict[] = [];
  while (markers.length > 0) {
    const kinds = markers.map(({ kind }) => kind).slice(0, 4);
    const length = ['<=>', '<|=>'].find((whole) => kinds.join('').startsWith(whole))?.length ?? 1;
    conflicts.push(conflictOf(markers.splice(0, length)));
  }
  return conflicts;
}

function markersOf(text: string): Marker[] {
  let offset = 0;
  return text.split('\n').flatMap((content, index) => {
    const [, kind, name = ''] = MARKER.exec(content) ?? [];
    const marker = kind === undefined ? [] : [{ kind, name: name.trim(), line: index + 1, offset }];
    offset += content.length + 1;
    return marker;
  });
}

function conflictOf(markers: readonly Marker[]): Conflict {
  const [start, ...others] = markers as [Marker, ...Marker[]];
  const [end, middle, base] = others.reverse();
  if (!end || !middle)
    return {
      offset: start.offset,
      message: `is a marker of a merge conflict, "${start.kind.repeat(7)}"`,
      remedy: 'Remove the line. Check that the lines around it are those of one side, or of both.',
    };
  const first = `${start.name ? quoted(start.name) : 'the first side'} has ${linesBetween(start, base ?? middle)}`;
  const second = `${end.name ? quoted(end.name) : 'the second side'} has ${linesBetween(middle, end)}`;
  const before = base ? `, the version before both has ${linesBetween(base, middle)}` : '';
  return {
    offset: start.offset,
    message: `has a merge conflict: ${first}, ${second}${before}`,
    remedy: `Keep the lines of one side, or of both with a comma between two apps, and remove the lines with <<<<<<<, ${base ? '|||||||, ' : ''}======= and >>>>>>>.`,
  };
}

/** @example 'lines 3 to 5', 'line 3', 'no line' */
function linesBetween({ line: start }: Marker, { line: end }: Marker): string {
  const [first, last] = [start + 1, end - 1];
  if (first > last) return 'no line';
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}
