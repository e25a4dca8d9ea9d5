import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import type { Rule } from '@/lib/catalogue/rules';
import { nameCharacter } from '@/lib/text/printable';
import { formatExact } from '@/lib/texts/en/format';
import { type PartialApp, textsOf } from './partial-app';

interface CharacterRule {
  rule: Rule;
  characters: RegExp;
  /** What the character is. */
  what: string;
  remedy: string;
}

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
];

/** Warns about invisible characters in the texts of an app, and about lost ones. */
export function* checkCharacters(apps: readonly PartialApp[]): Generator<Diagnostic> {
  for (const { path, text } of textsOf(apps))
    for (const { rule, characters, what, remedy } of CHARACTER_RULES) {
      const found = text.match(characters) ?? [];
      if (found.length === 0) continue;
      const more = found.length > 1 ? `; it has ${formatExact(found.length)} such characters` : '';
      const message = `contains ${nameCharacter(text, text.search(characters))}, ${what}${more}`;
      yield diagnose(rule, path, message, remedy);
    }
}
