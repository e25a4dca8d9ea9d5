import { languageName } from '@/lib/text/language-name';
import * as texts from '@/texts/facts';
import * as lists from '@/texts/lists';
import { formatPrice } from './price';
import type { App } from './schema';

/** What facts are made of. */
export type FactFields = Pick<App, 'license' | 'price' | 'platforms' | 'languages'>;

/** A fact of an app, as its page and a comparison show it. */
export interface Fact {
  field: keyof FactFields;
  label: string;
  /** @returns Undefined if it is not known. */
  textOf: (app: FactFields) => string | undefined;
}

/** The facts, in the order of the schema. */
export const FACTS: readonly Fact[] = [
  { field: 'license', label: texts.licence, textOf: ({ license }) => license },
  {
    field: 'price',
    label: texts.price,
    textOf: ({ price }) => (price === undefined ? undefined : formatPrice(price)),
  },
  { field: 'platforms', label: texts.platforms, textOf: ({ platforms }) => platforms?.join(lists.separator) },
  {
    field: 'languages',
    label: texts.languages,
    textOf: ({ languages }) => languages?.map((tag) => languageName(tag) ?? tag).join(lists.separator),
  },
];
