import { isAscii } from './ascii';

/** A developer of the catalogue. */
export interface Developer {
  /** The first spelling in the catalogue. */
  name: string;
  /** The last part of the URL of the developer's page: letters and digits of any script, and hyphens. Unique. */
  slug: string;
}

/** Maximum length of a slug without its hash, in code points. File names have at most 255 bytes. */
const MAX_LENGTH = 48;

/** All developers of a catalogue. */
export interface DeveloperIndex {
  /** In the order of their first app. */
  developers: Developer[];
  /** Finds the developer of an app of the catalogue. */
  developerOf: (app: { companyName: string }) => Developer;
}

/**
 * Identifies a developer: names that differ only in case, spacing or punctuation are spellings of one name.
 *
 * @example foldDeveloper('Bird-Song Ltd.') // 'birdsongltd'
 * @returns Empty for a name without letters and digits.
 */
export function foldDeveloper(name: string): string {
  return words(name).join('');
}

/**
 * The developers of a catalogue. A slug depends on the name only, so URLs stay when other developers are added.
 *
 * @example indexDevelopers([{ companyName: 'Bird’s Nest & Co' }]).developers[0] // { name: …, slug: 'birds-nest-co' }
 */
export function indexDevelopers(apps: readonly { companyName: string }[]): DeveloperIndex {
  const bySpelling = new Map<string, Developer>();
  const byFold = new Map<string, Developer>();
  const slugs = new Set<string>();
  const add = (name: string, parts: readonly string[], fold: string): Developer => {
    const slug = slugOf(name, parts);
    let unique = slug;
    for (let number = 2; slugs.has(unique); number += 1) unique = `${slug}-${number}`;
    slugs.add(unique);
    const developer = { name: name.trim(), slug: unique };
    byFold.set(fold, developer);
    return developer;
  };
  const developerOf = ({ companyName }: { companyName: string }) => {
    // Folding a name takes longer than all else, and most apps have the spelling of another one.
    const known = bySpelling.get(companyName);
    if (known) return known;
    const parts = words(companyName);
    const fold = parts.join('') || companyName.trim();
    const developer = byFold.get(fold) ?? add(companyName, parts, fold);
    bySpelling.set(companyName, developer);
    return developer;
  };
  for (const app of apps) developerOf(app);
  return { developers: [...byFold.values()], developerOf };
}

/** The slug that a developer with a name has, unless another developer of the catalogue has it. */
export function developerSlug(name: string): string {
  return slugOf(name, words(name));
}

/** The apps of each developer, in the order of their first app. */
export function groupByDeveloper<T extends { companyName: string }>(
  apps: readonly T[],
): { developer: Developer; apps: T[] }[] {
  const { developers, developerOf } = indexDevelopers(apps);
  const groups = new Map(developers.map((developer) => [developer, [] as T[]]));
  for (const app of apps) groups.get(developerOf(app))?.push(app);
  return [...groups].map(([developer, apps]) => ({ developer, apps }));
}

function slugOf(name: string, parts: readonly string[]): string {
  const slug = parts.join('-');
  if (slug === '') return `developer-${hash(name.trim())}`;
  // Hosts take `index` for the name of the folder's own page.
  if (slug === 'index') return 'developer-index';
  if (slug.length <= MAX_LENGTH) return slug;
  const letters = [...slug];
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('')}-${hash(slug)}` : slug;
}

/** The words of a name, in lower case: letters, marks and digits. Apostrophes do not divide words. */
function words(name: string): string[] {
  if (isAscii(name))
    return (
      name
        .toLowerCase()
        .replaceAll("'", '')
        .match(/[a-z0-9]+/g) ?? []
    );
  const text = name.normalize('NFKC').toLowerCase().replace(/['’]/g, '').normalize('NFC');
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** A short hash of a text (FNV-1a, 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/). */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value.toString(36);
}
