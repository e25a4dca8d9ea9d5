import { readdirSync } from 'node:fs';
import * as choice from '@/lib/texts/de/choice';
import * as compare from '@/lib/texts/de/compare';
import * as dates from '@/lib/texts/de/dates';
import * as details from '@/lib/texts/de/details';
import * as facts from '@/lib/texts/de/facts';
import * as filters from '@/lib/texts/de/filters';
import * as format from '@/lib/texts/de/format';
import * as home from '@/lib/texts/de/home';
import * as installed from '@/lib/texts/de/installed';
import * as language from '@/lib/texts/de/language';
import * as layout from '@/lib/texts/de/layout';
import * as listing from '@/lib/texts/de/listing';
import * as lists from '@/lib/texts/de/lists';
import * as offline from '@/lib/texts/de/offline';
import * as publish from '@/lib/texts/de/publish';
import * as ratings from '@/lib/texts/de/ratings';
import * as shared from '@/lib/texts/de/shared';
import * as transfer from '@/lib/texts/de/transfer';

/** The texts of English, by area. */
interface English {
  choice: typeof import('@/lib/texts/en/choice');
  compare: typeof import('@/lib/texts/en/compare');
  dates: typeof import('@/lib/texts/en/dates');
  details: typeof import('@/lib/texts/en/details');
  facts: typeof import('@/lib/texts/en/facts');
  filters: typeof import('@/lib/texts/en/filters');
  format: typeof import('@/lib/texts/en/format');
  home: typeof import('@/lib/texts/en/home');
  installed: typeof import('@/lib/texts/en/installed');
  language: typeof import('@/lib/texts/en/language');
  layout: typeof import('@/lib/texts/en/layout');
  lists: typeof import('@/lib/texts/en/lists');
  listing: typeof import('@/lib/texts/en/listing');
  offline: typeof import('@/lib/texts/en/offline');
  publish: typeof import('@/lib/texts/en/publish');
  ratings: typeof import('@/lib/texts/en/ratings');
  shared: typeof import('@/lib/texts/en/shared');
  transfer: typeof import('@/lib/texts/en/transfer');
}

/** The same texts in any language. */
type Texts<T> = T extends string
  ? string
  : T extends (...args: infer Arguments) => string
    ? (...args: Arguments) => string
    : { [Name in keyof T]: Texts<T[Name]> };

// A language that lacks a text, or whose functions take other arguments, does not compile.
const de = {
  choice,
  compare,
  dates,
  details,
  facts,
  filters,
  format,
  home,
  installed,
  language,
  layout,
  lists,
  listing,
  offline,
  publish,
  ratings,
  shared,
  transfer,
} satisfies Texts<English>;

const LANGUAGES = { de };

test('each language is checked', () => {
  const folders = readdirSync('lib/texts').filter((name) => name !== 'en');
  expect(Object.keys(LANGUAGES)).toEqual(folders);
});
