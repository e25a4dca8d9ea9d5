import { readdirSync } from 'node:fs';
import * as ar from '@/lib/texts/ar';
import * as de from '@/lib/texts/de';
import type * as en from '@/lib/texts/en';
import * as ja from '@/lib/texts/ja';

/** The same texts in any language. */
type Texts<T> = T extends string
  ? string
  : T extends (...args: infer Arguments) => string
    ? (...args: Arguments) => string
    : { [Name in keyof T]: Texts<T[Name]> };

// A language that lacks a text, or whose functions take other arguments, does not compile.
const LANGUAGES = { ar, de, ja } satisfies Record<string, Texts<typeof en>>;

test('each language is checked', () => {
  const folders = readdirSync('lib/texts').filter((name) => name !== 'en' && !name.includes('.'));
  expect(Object.keys(LANGUAGES).sort()).toEqual(folders);
});

test('each area is part of its language', () => {
  const areas = readdirSync('lib/texts/en').filter((name) => !['index.ts', 'plural.ts'].includes(name));
  expect(areas.map((name) => name.replace('.ts', ''))).toEqual(Object.keys(de));
});
