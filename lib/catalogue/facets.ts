import type { AppId } from '@/lib/id';
import { languageName } from '@/lib/text/language-name';
import { roundRating } from '@/lib/texts/round-rating';
import * as facts from '@/texts/facts';
import * as texts from '@/texts/filters';
import type { ListedApp } from './views';

/** What only the browser knows. */
export interface Visitor {
  /** In milliseconds since 1970. */
  now: number;
  installed: ReadonlySet<AppId>;
}

/** What a list of apps is filtered by. The values of a facet are combined by OR, facets by AND. */
export interface Facet {
  /** The URL parameter: `/apps?platform=Docker`. */
  parameter: string;
  label: string;
  /**
   * The values of an app, in any spelling.
   *
   * @param visitor null in the build.
   * @returns Empty if the app has none of the values, undefined if that is not known.
   */
  valuesOf: (app: ListedApp, visitor: Visitor | null) => readonly string[] | undefined;
  /** Without it, pages show the value itself. */
  textOf?: (value: string) => string;
  /** Whether each value has a page. */
  hasPages?: boolean;
  /** The only value, which an app has or not. The form has these facets together. */
  only?: string;
}

const YEAR_MS = 365 * 86_400_000;

/**
 * What is between the licences of an SPDX expression, in upper case: words can have “and”, too. Not `WITH`, because an exception
 * belongs to its licence. Parentheses group licences if there are several: a text can have a remark in them.
 */
const BETWEEN_LICENSES = /\s(?:AND|OR)\s/;

/** What a link names otherwise is shown as it is. */
const PRICES = new Map([
  ['free', facts.free],
  ['paid', texts.paid],
]);

/** All facets, in the order of the form. `indexFacets` names those whose values can be in another language. */
export const FACETS: readonly Facet[] = [
  { parameter: 'category', label: texts.category, valuesOf: ({ categories }) => categories, hasPages: true },
  { parameter: 'platform', label: texts.platform, valuesOf: ({ platforms }) => platforms },
  {
    parameter: 'price',
    label: facts.price,
    valuesOf: ({ isFree }) => (isFree === undefined ? undefined : [isFree ? 'free' : 'paid']),
    textOf: (value) => PRICES.get(value) ?? value,
  },
  {
    parameter: 'license',
    label: facts.licence,
    valuesOf: ({ license }) =>
      license
        ?.split(BETWEEN_LICENSES)
        .map((part, _, { length }) => (length > 1 ? part.replace(/[()]/g, '') : part).trim())
        .filter((part) => part !== ''),
  },
  {
    parameter: 'language',
    label: texts.language,
    valuesOf: ({ languages }) => languages,
    textOf: (tag) => languageName(tag) ?? tag,
  },
  { parameter: 'badge', label: texts.badge, valuesOf: ({ badges }) => badges },
  yesOrNo('rating', '4', texts.rated4, ({ ratingAvg }) => ratingAvg && roundRating(ratingAvg) >= 4),
  yesOrNo(
    'updated',
    'year',
    texts.updatedWithinYear,
    ({ updated }, visitor) => updated && visitor && visitor.now - Date.parse(updated) < YEAR_MS,
  ),
  yesOrNo('deprecated', 'no', texts.notDeprecated, ({ isDeprecated = false }) => !isDeprecated),
  yesOrNo('installed', 'no', texts.notInstalled, ({ id }, visitor) => visitor && !visitor.installed.has(id)),
];

/**
 * A facet that an app has or not.
 *
 * @param has Any value other than true and false means that it is not known. A facet that few apps know is not offered.
 */
function yesOrNo(
  parameter: string,
  value: string,
  text: string,
  has: (app: ListedApp, visitor: Visitor | null) => unknown,
): Facet {
  return {
    parameter,
    label: text,
    valuesOf: (app, visitor) => {
      const answer = has(app, visitor);
      if (answer === true) return [value];
      return answer === false ? [] : undefined;
    },
    textOf: () => text,
    only: value,
  };
}
