import { intlFormats } from '@/lib/text/intl-formats';

// Older browsers write `ar` with the digits of Arabic, newer ones and Node as catalogues write versions: 1, 2, 3.
export const intl = intlFormats('ar-u-nu-latn');

/** A noun after a number, with what follows it. What is said of none, one and two has no number. */
interface Counted {
  /** Without it, none is a number as well. */
  zero?: string;
  one: string;
  two: string;
  /** 3 to 10. */
  few: string;
  /** 11 to 99. */
  many: string;
  /** Hundreds. */
  other: string;
}

/** @example counted(2, { one: 'تطبيق واحد', two: 'تطبيقان', … }) // 'تطبيقان' */
export function counted(count: number, { zero, one, two, ...nouns }: Counted): string {
  return [zero, one, two][count] ?? intl.plural(count, nouns);
}

const APPS = { few: 'تطبيقات', many: 'تطبيقًا', other: 'تطبيق' };

export const apps = (count: number) =>
  counted(count, { zero: 'لا تطبيقات', one: 'تطبيق واحد', two: 'تطبيقان', ...APPS });

/** After a preposition or a verbal noun, where two have another case. */
export const ofApps = (count: number) => counted(count, { one: 'تطبيق واحد', two: 'تطبيقين', ...APPS });

export const foundApps = (count: number) =>
  count === 0 ? 'لم يُعثر على تطبيقات' : `عُثر على ${ofApps(count)}`;

export const reviews = (count: number) =>
  counted(count, {
    zero: 'لا مراجعات',
    one: 'مراجعة واحدة',
    two: 'مراجعتان',
    few: 'مراجعات',
    many: 'مراجعة',
    other: 'مراجعة',
  });

/** Isolates a visible name or file, which can be Latin: `C++` would be displayed as `++C`, and `7-Zip` as `Zip-7`. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
