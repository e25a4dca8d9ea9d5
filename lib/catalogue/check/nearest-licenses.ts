import { closest, distance } from 'fastest-levenshtein';
import { LICENSE_IDS, licenseParts } from '@/lib/catalogue/license';

/** What can follow a name that lacks its version, or the end of it: `GPL-3`, `Apache`, `BSD-3`. */
const MISSING = /^(?:\d*(?:only|orlater)?|\d?clause)$/;

/** Without what people write around an id: `GNU GPL v3` is `gpl3`. */
function fold(text: string): string {
  return text.toLowerCase().replace(/\b(?:the|gnu|licen[cs]e|version)\b|v(?=\d)|[^a-z\d]/g, '');
}

const FOLDED = new Map(LICENSE_IDS.map((id) => [fold(id), id]));

/** What people write between two ids, instead of OR or AND. */
const SEPARATOR = /[/,;|&]/;

/**
 * The ids of licences, or their expressions, that a text nearly is. Words such as `Proprietary` are not near to an id.
 *
 * @param text Not an id.
 * @returns The shortest first.
 * @example nearestLicenses('GPLv3') // ['GPL-3.0-only', 'GPL-3.0-or-later']
 */
export function nearestLicenses(text: string): string[] {
  const several = text.split(SEPARATOR).map((id) => id.trim());
  if (several.length > 1 && several.every((id) => licenseParts(id)[0]?.href !== undefined))
    return [several.join(' OR '), several.join(' AND ')];
  const name = fold(text);
  const same = FOLDED.get(name);
  if (same !== undefined) return [same];
  // `LicenseRef-Own` is an id by the standard.
  if (name.length < 3 || /^(?:licenseref|documentref)/.test(name)) return [];
  const longer = [...FOLDED]
    .filter(([folded]) => folded.startsWith(name) && MISSING.test(folded.slice(name.length)))
    .map(([, id]) => id)
    .sort((a, b) => a.length - b.length);
  if (longer.length > 0) return longer;
  // A slip in an id. Few words have a number.
  if (name.length < 5 || !/^\s*[^\s\d]*\d\S*\s*$/.test(text)) return [];
  const nearest = closest(name, [...FOLDED.keys()]);
  return distance(name, nearest) <= (name.length < 8 ? 1 : 2) ? [FOLDED.get(nearest) ?? nearest] : [];
}
