import { roundRating } from '@/lib/texts/round-rating';

/** The forms of a noun, by the plural categories of a language (https://cldr.unicode.org). `other` replaces missing ones. */
export type NounForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * The formats of a language, by the data of the browser. English does without, because a slow phone takes 55 ms to load them.
 *
 * @param language A BCP 47 tag.
 */
export function intlFormats(language: string) {
  const exact = lazy(() => new Intl.NumberFormat(language));
  const compact = lazy(
    () => new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }),
  );
  const rating = lazy(
    () => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const percent = lazy(() => new Intl.NumberFormat(language, { style: 'percent' }));
  const list = lazy(() => new Intl.ListFormat(language));
  const day = lazy(() => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }));
  const dayOfYear = lazy(
    () => new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  );
  const rules = lazy(() => new Intl.PluralRules(language));
  const formatExact = (count: number) => exact().format(count);
  return {
    formatExact,
    formatCompact(count: number): string {
      const short = compact().format(count);
      // Languages without a short form of thousands, such as German and Japanese, write them without a separator.
      return /^\p{Nd}+$/u.test(short) ? formatExact(count) : short;
    },
    formatRating: (average: number) => rating().format(roundRating(average)),
    formatPercent(part: number, whole: number): string {
      if (part === 0) return percent().format(0);
      const hundredths = Math.round((100 * part) / whole);
      if (hundredths === 0) return `<${percent().format(0.01)}`;
      return hundredths === 100 && part < whole
        ? `>${percent().format(0.99)}`
        : percent().format(hundredths / 100);
    },
    formatMoney: (amount: number, currency: string) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount),
    formatList: (parts: readonly string[]) => list().format(parts),
    formatDate: (date: string) => day().format(midnight(date)),
    /** A date, without its year if that is the current one. */
    formatRecentDate: (date: string) =>
      (date.startsWith(`${new Date().getFullYear()}-`) ? dayOfYear() : day()).format(midnight(date)),
    /** A count with its noun. */
    plural: (count: number, forms: NounForms) =>
      `${formatExact(count)} ${forms[rules().select(count)] ?? forms.other}`,
  };
}

function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Creates a formatter when it is needed. */
function lazy<T>(create: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
