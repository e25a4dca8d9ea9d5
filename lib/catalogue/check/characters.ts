import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import type { Rule } from '@/lib/catalogue/rules';
import type { FieldKind } from '@/lib/catalogue/schema';
import { nameCharacter, quoted } from '@/lib/text/printable';
import { formatExact } from '@/lib/texts/en/format';
import { type PartialApp, textsOf } from './partial-app';

interface CharacterRule {
  rule: Rule;
  /** Of the texts. By default all that people write. */
  kinds?: readonly FieldKind[];
  characters: RegExp;
  /** What the character is. */
  what: string;
  remedy: string;
}

/** What Latin-1 and Windows-1252 have for the second and later bytes of a character in UTF-8. */
const LATER = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** Those of them that can follow a single letter, as in `« Â »` and `A, Ă, Â…`. */
const SIGNS = '[\\u00a0«»‘’“”…–—]';

/**
 * UTF-8 that was read as one of them. Not `MAÇÃ®` and `“Ã”`: a capital letter in a word, or alone, can have a sign after it.
 */
const MISREAD = new RegExp(
  [
    // Latin letters and signs, such as `Ã©` for `é`, also after an apostrophe.
    `(?<![\\p{Lu}«»‹›“”„‘’'"])[ÂÃ](?!${SIGNS})${LATER}`,
    `(?<=\\p{L}['’])[ÂÃ](?!${SIGNS})${LATER}`,
    // After a single capital letter, as in `KÃ¶ln`, and between capital letters, as in `MÃœNCHEN`.
    `(?<=(?<!\\p{Lu})\\p{Lu})[Â-ß](?!${SIGNS}|[®™]s)${LATER}(?=\\p{Ll})`,
    '(?<=\\p{Lu})Ã[\\u0080-\\u009f€‚ƒ„†‡ˆ‰Š‹ŒœžŸ](?=\\p{Lu})',
    `(?<=[\\p{Ll}\\p{N}])[Â-Å]${SIGNS}`,
    '(?<!\\p{L})Ã[“”…–](?=\\p{Ll})',
    `(?<=\\p{Ll})[Ä-Þ](?!${SIGNS})${LATER}`,
    `(?<!\\p{L})(?!Çž)[Ä-Ê](?!${SIGNS})${LATER}(?=\\p{Ll})`,
    `á[¸-»](?!${SIGNS})${LATER}`,
    'Ã\\u00a0 ',
    // Signs such as `â€™` for an apostrophe, and emoji.
    `â(?:[€‚†œ˜„ˆ‰\\u0080-\\u009f]${LATER}|š[\\u00a0¡])`,
    `ð[Ÿ\\u009f]${LATER}`,
    // Words of scripts whose letters have two bytes, or three.
    `(?:[Ä-ß](?![–—])${LATER}){2,}`,
    `(?:[à-ï]${LATER}{2}){2,}`,
  ].join('|'),
  'gu',
);

/** The schema rejects the control characters that HTML cannot contain. */
const CHARACTER_RULES: readonly CharacterRule[] = [
  {
    rule: 'text-control',
    characters: /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu,
    what: 'a control character',
    remedy: 'Remove it, or type the character again.',
  },
  {
    rule: 'text-direction',
    characters: /[\u202a-\u202e\u2066-\u2069]/g,
    what: 'which sets the direction of a text',
    remedy: 'Remove it, as pages do. Browsers find the direction of a text themselves.',
  },
  {
    rule: 'text-lost',
    characters: /\ufffd/g,
    what: 'which replaces a character that was lost',
    remedy: 'Type the character again, and save the file as UTF-8.',
  },
  {
    rule: 'text-lost',
    characters: MISREAD,
    what: 'which is a part of another character that was read in a wrong encoding',
    remedy: 'Type the character again, or read the source of the text as UTF-8.',
  },
  {
    rule: 'text-space',
    kinds: ['text'],
    characters: /^\s|\s$/g,
    what: 'a space at its beginning or its end',
    remedy: 'Remove it.',
  },
];

/** What programs and spreadsheets write for a text that is missing. */
const NO_TEXT =
  /^\s*(?:null|NULL|\(null\)|undefined|NaN|nan|NaT|<NA>|\[object Object\]|#(?:N\/A|NV|(?:REF|BEZUG|VALUE|WERT|DIV\/0|NUM|NULL)!|NAME\?))\s*$/;

/** The fields with names that are searched. A tool for developers can be found by `null`. */
const SEARCHED: readonly unknown[] = ['keywords', 'alternativeTo'];

/** Warns about invisible characters in the texts of an app, about lost ones, and about what is no text. */
export function* checkCharacters(apps: readonly PartialApp[]): Generator<Diagnostic> {
  for (const { path, text } of textsOf(apps))
    if (NO_TEXT.test(text) && !SEARCHED.includes(path[1])) {
      const message = `is ${quoted(text)}, which programs write for a text that is missing`;
      yield diagnose('text-missing', path, message, 'Write the text, or remove it.');
    }
  for (const { rule, kinds, characters, what, remedy } of CHARACTER_RULES)
    for (const { path, text } of textsOf(apps, kinds)) {
      const found = text.match(characters) ?? [];
      if (found.length === 0) continue;
      const more = found.length > 1 ? `; it has ${formatExact(found.length)} such characters` : '';
      const message = `contains ${nameCharacter(text, text.search(characters))}, ${what}${more}`;
      yield diagnose(rule, path, message, remedy);
    }
}
