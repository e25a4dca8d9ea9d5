import { BADGE_TEXTS } from '@/lib/catalogue/badges';
import { DECLARED_NAMES, declarationOf } from '@/lib/catalogue/collections';
import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { fieldAt } from '@/lib/catalogue/field-tree';
import { licenseParts } from '@/lib/catalogue/license';
import { nameSlug } from '@/lib/catalogue/names';
import { formatPrice } from '@/lib/catalogue/price';
import type { Rule } from '@/lib/catalogue/rules';
import type { Money } from '@/lib/catalogue/schema';
import { languageName } from '@/lib/text/language-name';
import { quoted } from '@/lib/text/printable';
import { nearestLicenses } from './nearest-licenses';
import type { PartialApp } from './partial-app';

/**
 * Warns about licences, currencies, languages, badges and collections that are not known, and about amounts that pages
 * round.
 */
export function* checkKnownValues(apps: readonly PartialApp[]): Generator<Diagnostic> {
  const names = Object.keys(BADGE_TEXTS);
  const currencies = new Set(Intl.supportedValuesOf('currency'));
  for (const { index, license = '', price, languages = [], badges = [], collections = [] } of apps) {
    for (const { text, href } of licenseParts(license)) {
      const nearest = href ? [] : nearestLicenses(text);
      if (nearest.length > 0)
        yield diagnose(
          'license',
          [index, 'license'],
          `has ${quoted(text.trim())}, which is not the SPDX id of a licence`,
          `Use ${nearest.map(quoted).join(' or ')}, so that pages link to its text.`,
        );
    }
    if (typeof price === 'object' && !currencies.has(price.currency))
      yield unknown('currency', [index, 'price', 'currency'], price.currency, 'the code of a currency');
    if (typeof price === 'object' && isRounded(price))
      yield diagnose(
        'currency',
        [index, 'price', 'amount'],
        `is ${price.amount}, which pages show as ${quoted(formatPrice(price))}`,
        'Use fewer decimals, or words such as "from 4 € a month".',
      );
    if (typeof price === 'string' && /^[\d.,\s]+$/.test(price))
      yield unknown('currency', [index, 'price'], price, 'a price with its currency');
    for (const [position, tag] of languages.entries())
      if (languageName(tag) === undefined)
        yield unknown('language', [index, 'languages', position], tag, 'the tag of a language');
    for (const [position, badge] of badges.entries())
      if (!Object.hasOwn(BADGE_TEXTS, badge))
        yield diagnose(
          'badge',
          [index, 'badges', position],
          `is ${quoted(badge)}, which lib/site.ts does not declare, so that no page shows it`,
          names.length > 0
            ? `Use ${names.map(quoted).join(' or ')}, or declare it in lib/site.ts.`
            : 'Declare it in lib/site.ts, with its text and its meaning.',
        );
    for (const [position, name] of collections.entries())
      if (DECLARED_NAMES.length > 0 && !declarationOf({ slug: nameSlug(name, 'collection') }))
        yield diagnose(
          'collection',
          [index, 'collections', position],
          `is ${quoted(name)}, which lib/site.ts does not declare, so that its page does not say what it is`,
          `Use ${DECLARED_NAMES.map(quoted).join(' or ')}, or declare it in lib/site.ts.`,
        );
  }
}

/** Whether an amount has more decimals than pages show of its currency. */
function isRounded({ amount, currency }: Money): boolean {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return amount !== Number(amount.toFixed(maximumFractionDigits));
}

function unknown(rule: Rule, path: Diagnostic['path'], value: string, what: string): Diagnostic {
  return diagnose(rule, path, `is ${quoted(value)}, which is not ${what}`, fieldAt(path)?.remedy ?? '');
}
