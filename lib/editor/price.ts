import { isRounded } from '@/lib/catalogue/check/syntax';
import { isEqual, isObject, type JsonObject } from '@/lib/catalogue/json-path';
import type { Money } from '@/lib/catalogue/schema';

/** After a separator, three digits can be thousands. */
const AMOUNT = /^\s*(\d+(?:[.,](?:\d{1,2}|\d{4,}))?(?:e[+-]?\d+)?)\s?([a-z]{3})\s*$/i;

/** Digits and signs of currencies, with the code of a currency, in any order. */
const LIKE_AMOUNT = /^\s*(?:[a-z]{3})?[\d.,'’\s\p{Sc}]*\d(?:e[+-]?\d+)?[\d.,'’\s\p{Sc}]*(?:[a-z]{3})?\s*$/iu;

/**
 * Reads an amount as people type it. Undefined for words, and for a number that JavaScript would round.
 *
 * @example readMoney('4,99 eur') // { amount: 4.99, currency: 'EUR' }
 */
export function readMoney(text: string): Money | undefined {
  const [, amount, currency] = AMOUNT.exec(text) ?? [];
  const number = amount?.replace(',', '.');
  if (number === undefined || currency === undefined || isRounded(number)) return undefined;
  return { amount: Number(number), currency: currency.toUpperCase() };
}

/**
 * Writes an amount for `readMoney`.
 *
 * @example writeMoney({ amount: 4.99, currency: 'EUR' }) // '4.99 EUR'
 */
export function writeMoney({ amount, currency }: JsonObject): string {
  return `${String(amount).replace(/\.\d{3}$/, '$&0')} ${currency}`;
}

/** Whether a value is an amount, all of which its text has. */
export function isMoney(value: unknown): value is JsonObject {
  return isObject(value) && isEqual(readMoney(writeMoney(value)), value);
}

/** Whether a text is an amount, or what a spreadsheet can have made of one. */
export function isLikeAmount(text: string): boolean {
  return LIKE_AMOUNT.test(text);
}
