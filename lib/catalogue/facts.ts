import { languageName } from './language-name';
import { formatPrice } from './price';
import type { App } from './schema';

/** What facts are made of. */
export type FactFields = Pick<App, 'license' | 'price' | 'platforms' | 'languages'>;

/** A fact of an app, as its page and a comparison show it. */
export interface Fact {
  field: keyof FactFields;
  label: string;
  /** Undefined if it is not known. */
  text: string | undefined;
}

/** The facts of an app: the same ones of each app, known or not, in the order of the schema. */
export function factsOf({ license, price, platforms, languages }: FactFields): Fact[] {
  return [
    { field: 'license', label: 'Licence', text: license },
    { field: 'price', label: 'Price', text: price === undefined ? undefined : formatPrice(price) },
    { field: 'platforms', label: 'Platforms', text: platforms?.join(', ') },
    {
      field: 'languages',
      label: 'Languages',
      text: languages?.map((tag) => languageName(tag) ?? tag).join(', '),
    },
  ];
}
