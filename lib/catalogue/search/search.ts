import { memoizeByList } from '@/lib/catalogue/memoize';
import { withoutAccents } from '@/lib/text/accents';
import { isAscii } from '@/lib/text/ascii';

/**
 * Finds the text in a title, as `searchApps` does.
 *
 * @returns The first match, as offsets of the title: start, and end after it. Null if the text is empty.
 */
export function findMatch(title: string, text: string): [start: number, end: number] | null {
  const wanted = foldText(text).trim();
  if (wanted === '') return null;
  if (isAscii(title)) {
    const at = foldText(title).indexOf(wanted);
    return at === -1 ? null : [at, at + wanted.length];
  }
  let folded = '';
  const starts: number[] = [];
  // A letter and its marks, or the parts of a Korean syllable. Folding can change the number of characters.
  for (const { 0: cluster, index } of title.matchAll(
    /[\u1100-\u115f][\u1160-\u11ff\p{DI}]*|.[\p{M}\p{DI}]*/gsu,
  )) {
    folded += foldText(cluster);
    while (starts.length < folded.length) starts.push(index);
    const start = starts[folded.indexOf(wanted)];
    if (start !== undefined) return [start, index + cluster.length];
  }
  return null;
}

/**
 * The titles of a list as `foldText` gives them, in its order. Computed once, which takes ten times as long as a search:
 * call it early.
 */
export const foldedTitles = memoizeByList((apps: readonly { title: string }[]) =>
  apps.map(({ title }) => foldText(title)),
);

/**
 * Finds apps whose title contains the text. Ignores case, accents, spaces around the text, and invisible characters, which
 * copied text can contain. Different encodings of a letter match (NFKC: full width, ligatures), typographic quotes match
 * straight quotes, and hiragana matches katakana.
 *
 * @example searchApps([{ title: 'What’s Up' }], "what's") // [{ title: 'What’s Up' }]
 * @returns In the given order. All apps if the text is empty.
 */
export function searchApps<T extends { title: string }>(apps: readonly T[], text: string): T[] {
  const wanted = foldText(text).trim();
  const titles = foldedTitles(apps);
  return apps.filter((_, index) => titles[index]?.includes(wanted));
}

/**
 * Finds apps as `searchApps` does: first those whose title is the text, then titles that begin with it as a word, that begin
 * with it, that have it as a word, and all others. Equal ones keep the given order.
 *
 * @example rankApps(titled('Bitterling', 'Orbit', 'Bit by bit', 'Bit'), 'bit') // Bit, Bit by bit, Bitterling, Orbit
 */
export function rankApps<T extends { title: string }>(apps: readonly T[], text: string): T[] {
  const wanted = foldText(text).trim();
  if (wanted === '') return [...apps];
  const titles = foldedTitles(apps);
  const ranked: T[][] = [[], [], [], [], []];
  for (const [index, app] of apps.entries()) {
    const title = titles[index] ?? '';
    if (title.includes(wanted)) ranked[rankOf(title, wanted)]?.push(app);
  }
  return ranked.flat();
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Both folded. 0 is the best. */
function rankOf(title: string, wanted: string): number {
  if (title.trim() === wanted) return 0;
  const isWord = (at: number) =>
    !LETTER.test(title.charAt(at - 1)) && !LETTER.test(title.charAt(at + wanted.length));
  if (title.startsWith(wanted)) return isWord(0) ? 1 : 2;
  for (let at = title.indexOf(wanted); at !== -1; at = title.indexOf(wanted, at + 1))
    if (isWord(at)) return 3;
  return 4;
}

/** Whether a search for the text finds all apps. */
export function isEmptySearch(text: string): boolean {
  return foldText(text).trim() === '';
}

/**
 * Folds a text as the search does: without case, accents and invisible characters, with straight quotes, with hyphens for
 * dashes, and with katakana for hiragana.
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.replaceAll('`', "'").toLowerCase();
  return withoutAccents(
    text
      // Invisible ones: soft hyphens, zero-width spaces and joiners, variation selectors, controls of the direction.
      .replace(/\p{DI}/gu, '')
      // Before the normalization, which replaces some of them.
      .replace(/[\u2018\u2019\u201b\u02bc\u2032\u00b4`\uff07]/g, "'")
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb\uff02]/g, '"')
      .normalize('NFKC')
      .toLowerCase()
      // The form of the letter at the end of a word.
      .replace(/ς/g, 'σ')
      // Hiragana becomes katakana, 96 code points later: an input method shows hiragana first.
      .replace(/[\u3041-\u3096\u309d\u309e]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 96)),
  );
}
