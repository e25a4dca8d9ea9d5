import { type Diagnostic, type WarningRule, warning } from '@/lib/catalogue/diagnostic';
import type { App } from '@/lib/catalogue/schema';
import { formatExact } from '@/lib/format';
import type { PartialApp } from './partial-apps';

/** The controls that set the direction of a part of a text. */
const DIRECTIONS: Readonly<Record<string, string>> = {
  '\u202a': 'a left-to-right embedding',
  '\u202b': 'a right-to-left embedding',
  '\u202c': 'the end of an embedding',
  '\u202d': 'a left-to-right override',
  '\u202e': 'a right-to-left override',
  '\u2066': 'a left-to-right isolate',
  '\u2067': 'a right-to-left isolate',
  '\u2068': 'an isolate',
  '\u2069': 'the end of an isolate',
};

interface CharacterRule {
  rule: WarningRule;
  characters: RegExp;
  /** What a character is, after its code point. */
  nameOf: (character: string) => string;
  remedy: string;
}

/** The schema rejects the control characters that HTML cannot contain. */
const RULES: readonly CharacterRule[] = [
  {
    rule: 'text-control',
    characters: /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu,
    nameOf: (character) => (/\p{Cc}/u.test(character) ? 'a control character' : 'which is not a character'),
    remedy: 'Remove it, or type the character again.',
  },
  {
    rule: 'text-direction',
    characters: /[\u202a-\u202e\u2066-\u2069]/g,
    nameOf: (character) => DIRECTIONS[character] ?? 'a direction',
    remedy: 'Remove it. Browsers find the direction of a text themselves.',
  },
  {
    rule: 'text-lost',
    characters: /\ufffd/g,
    nameOf: () => 'which replaces a character that was lost',
    remedy: 'Type the character again, and save the file as UTF-8.',
  },
];

const FIELDS = ['title', 'companyName', 'description'] as const satisfies (keyof App)[];

/** Warns about invisible characters in the texts of an app, and about lost ones. */
export function checkTexts({ index, fields }: PartialApp): Diagnostic[] {
  const texts = [
    ...FIELDS.map((field) => ({ path: [index, field], text: fields[field] ?? '' })),
    ...(fields.ratings ?? []).map(({ name }, level) => ({
      path: [index, 'ratings', level, 'name'],
      text: name,
    })),
  ];
  return texts.flatMap(({ path, text }) =>
    RULES.flatMap(({ rule, characters, nameOf, remedy }) => {
      const found = [...text.matchAll(characters)];
      const [first] = found;
      if (!first) return [];
      const [character] = first;
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      const position = formatExact([...text.slice(0, first.index)].length + 1);
      const more = found.length > 1 ? `; it has ${formatExact(found.length)} such characters` : '';
      const message = `contains U+${code} as character ${position}, ${nameOf(character)}${more}`;
      return [warning(rule, path, message, remedy)];
    }),
  );
}
