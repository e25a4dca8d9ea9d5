import { isAscii } from '@/lib/text/ascii';
import { hashOf } from './hash';
import type { App } from './schema';
import { untranslatedTexts } from './untranslated';

/** The kind of a group. Prefix of a slug that would be empty, or a name that files cannot have. */
export type Kind = 'developer' | 'category' | 'collection';

/** All kinds, in the order of the sitemap and of the share pictures. */
export const KINDS: readonly Kind[] = ['developer', 'category', 'collection'];

/** The field of an app that has the names of a kind. */
export const FIELD_OF = {
  developer: 'companyName',
  category: 'categories',
  collection: 'collections',
} as const satisfies Record<Kind, keyof App>;

/** The fields of an app that have names, and the languages of those that it lacks in that of the page. */
export type AppNames = Partial<Pick<App, (typeof FIELD_OF)[Kind] | 'untranslated'>>;

/** The names of a kind that an app has, as in the catalogue. */
export const NAMES_OF: Readonly<Record<Kind, (app: AppNames) => readonly string[]>> = {
  developer: ({ companyName }) => (companyName === undefined ? [] : [companyName]),
  category: ({ categories = [] }) => categories,
  collection: ({ collections = [] }) => collections,
};

/** The name and slug of a group: a developer, a category or a collection. Spellings of one name are one. */
export interface Named {
  /** The first spelling in the catalogue. */
  name: string;
  /** The last part of the URL of its page: letters, marks and digits of any script, and hyphens. Unique among its kind. */
  slug: string;
  /** BCP 47 tag. Absent if it is the page’s language. */
  language?: string;
}

/** A group’s name with its kind. */
export interface GroupName extends Named {
  kind: Kind;
}

/** A group’s name with its number of apps. */
export interface CountedName extends Named {
  count: number;
}

/** A group with its apps, in the order of the catalogue. */
export interface Group<T> extends Named {
  apps: T[];
}

/** The groups of one kind in a catalogue. */
interface NameIndex {
  /** In the order of their first app. */
  all: Named[];
  /** Returns the group of a name, in any spelling. */
  find: (name: string) => Named;
  /** Returns the groups of an app. Unique, in the order of the app. */
  namesOf: (app: AppNames) => Named[];
}

/** Maximum length of a slug without its hash, in code points. File names have at most 255 bytes. */
const MAX_LENGTH = 48;

/** Hosts take `index` for the folder's own page, and `404` for its error page. Windows cannot store the others. */
const RESERVED = /^(?:index|404|con|prn|aux|nul|(?:com|lpt)\d)$/;

/**
 * Identifies a name: names that differ only in case, spacing or punctuation are spellings of one name.
 *
 * @example foldName('Bird-Song Ltd.') // 'birdsongltd'
 * @example foldName('C++') // 'cplusplus'
 * @returns Empty for a name without letters and digits.
 */
export function foldName(name: string): string {
  return words(name).join('');
}

/** As `foldName`, and a name without letters and digits is itself. */
export function nameKey(name: string): string {
  return foldName(name) || name.trim();
}

/**
 * Indexes the developers, the categories or the collections of a catalogue. A slug depends on the name only, so URLs stay
 * when others are added.
 *
 * @example indexNames([{ companyName: 'Bird’s Nest & Co' }], 'developer').all[0] // { name: …, slug: 'birds-nest-co' }
 */
export function indexNames(apps: readonly AppNames[], kind: Kind): NameIndex {
  const bySpelling = new Map<string, Named>();
  const byFold = new Map<string, Named>();
  const slugs = new Set<string>();
  const add = (name: string, parts: readonly string[], fold: string): Named => {
    const slug = slugOf(name, parts, kind);
    let unique = slug;
    for (let number = 2; slugs.has(unique); number += 1) unique = `${slug}-${number}`;
    slugs.add(unique);
    const named = { name: name.trim(), slug: unique };
    byFold.set(fold, named);
    return named;
  };
  const find = (name: string) => {
    // Folding a name takes longer than all else, and most apps have the spelling of another one.
    const known = bySpelling.get(name);
    if (known) return known;
    const parts = words(name);
    const fold = parts.join('') || name.trim();
    const named = byFold.get(fold) ?? add(name, parts, fold);
    bySpelling.set(name, named);
    return named;
  };
  const namesOf = (app: AppNames) => [...new Set(NAMES_OF[kind](app).map(find))];
  for (const name of apps.flatMap(NAMES_OF[kind])) find(name);
  if (process.env.TEXT_LANGUAGES)
    for (const { text, language } of apps.flatMap((app) => untranslatedTexts(app, [FIELD_OF[kind]])))
      find(text).language = language;
  return { all: [...byFold.values()], find, namesOf };
}

/** The slug of a name, unless another name of the catalogue has it. */
export function nameSlug(name: string, kind: Kind): string {
  return slugOf(name, words(name), kind);
}

/** The apps of each name of a kind, in the order of their first app. */
export function groupByName<T extends AppNames>(apps: readonly T[], kind: Kind): Group<T>[] {
  const { all, namesOf } = indexNames(apps, kind);
  const groups = new Map(all.map((named) => [named, { ...named, apps: [] as T[] }]));
  for (const app of apps) for (const named of namesOf(app)) groups.get(named)?.apps.push(app);
  return [...groups.values()];
}

function slugOf(name: string, parts: readonly string[], kind: Kind): string {
  const slug = parts.join('-');
  if (slug === '') return `${kind}-${hashOf(name.trim()).toString(36)}`;
  if (RESERVED.test(slug)) return `${kind}-${slug}`;
  const letters = [...slug];
  return letters.length > MAX_LENGTH
    ? `${letters.slice(0, MAX_LENGTH).join('')}-${hashOf(slug).toString(36)}`
    : slug;
}

/** The words of a name, in lower case: letters, marks and digits. Apostrophes do not divide words. */
function words(name: string): string[] {
  if (isAscii(name)) return spelledOut(name.toLowerCase().replaceAll("'", '')).match(/[a-z0-9]+/g) ?? [];
  // Variation selectors, as in most emojis, are marks.
  const text = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]|\p{VS}/gu, '')
    .normalize('NFC');
  return spelledOut(text).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

/**
 * Writes the signs that tell C++ and C# from C, and .NET from Net, as people say them.
 *
 * @param text In lower case.
 * @example spelledOut('c# and c++') // 'csharp and cplusplus'
 */
export function spelledOut(text: string): string {
  if (!/[+#.]/.test(text)) return text;
  return text
    .replace(/^\s*\.(?=[\p{L}\p{N}])/u, 'dot')
    .replace(/(?<=[\p{L}\p{M}\p{N}])[+#]+(?![\p{L}\p{N}])/gu, (signs) =>
      signs.replaceAll('+', 'plus').replaceAll('#', 'sharp'),
    );
}
