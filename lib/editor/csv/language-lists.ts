import { nameIn, textIn, withText } from '@/lib/editor/localized-text';
import { site } from '@/lib/site';
import { quoted } from '@/lib/text/printable';
import { plural } from '@/lib/texts/en/plural';
import { CellError } from './spreadsheets';

/**
 * A list of texts in a language. What lacks it is in the language of the site, so that entries are at the same positions in
 * each language.
 *
 * @returns Undefined for another language that no entry has.
 */
export function listIn(value: unknown, language: string): unknown {
  if (!Array.isArray(value)) return value;
  if (language !== site.languages[0] && value.every((entry) => textIn(entry, language) === undefined))
    return undefined;
  return value.map((entry) => textIn(entry, language) ?? nameIn(entry));
}

/**
 * Sets a list of texts in one language.
 *
 * @param value The list with all languages. Its entries keep their other languages, also at other positions.
 * @param list Undefined removes the language: with that of the site, the list.
 * @throws CellError if it has another number of entries than the list in the language of the site.
 */
export function withList(value: unknown, language: string, list: unknown): unknown {
  const own: string = site.languages[0];
  const before: unknown[] = Array.isArray(value) ? value : [];
  const named = before.map((entry) => nameIn(entry));
  if (language === own) {
    if (!Array.isArray(list)) return undefined;
    return list.map((text, index) => {
      const known = named.indexOf(text);
      if (known >= 0) return before[known];
      // A text that is spelled in another way, at its position.
      const isRenamed = list.length === before.length && !list.includes(named[index]);
      return isRenamed ? withText(before[index], own, text) : text;
    });
  }
  // The column of the site’s language can be empty as well.
  if (!Array.isArray(list) && before.length === 0) return undefined;
  if (!Array.isArray(list)) return before.map((entry) => withText(entry, language, undefined));
  if (list.length !== before.length)
    throw new CellError(
      `has ${plural(list.length, 'text')}, and the list in ${own} has ${before.length}. ${ONE_FOR_EACH}`,
    );
  return before.map((entry, index) => {
    const isSame = textIn(entry, language) === undefined && list[index] === named[index];
    return isSame ? entry : withText(entry, language, list[index]);
  });
}

const ONE_FOR_EACH = 'Write one for each, in the same order.';

/**
 * Refuses a list that has lost texts of a language whose cell still has them.
 *
 * @throws CellError
 */
export function refuseLost(before: unknown, after: unknown, language: string): void {
  const textsOf = (list: unknown) =>
    Array.isArray(list) ? list.flatMap((entry) => textIn(entry, language) ?? []) : [];
  const count = (texts: readonly unknown[], text: unknown) => texts.filter((one) => one === text).length;
  const [texts, kept] = [textsOf(before), textsOf(after)];
  const lost = texts.find((text) => count(kept, text) < count(texts, text));
  if (lost !== undefined)
    throw new CellError(
      `has ${quoted(String(lost))}, and the list in ${site.languages[0]} has no such entry any more. ${ONE_FOR_EACH}`,
    );
}
