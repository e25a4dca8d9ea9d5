import { formatMoney, free } from '@/texts/facts';
import type { App } from './schema';

/** What an app costs. */
type Price = NonNullable<App['price']>;

/** Whether an app costs nothing: an amount of 0, or the word alone, in English or in the language of the site. */
export function isFree(price: Price): boolean {
  if (typeof price !== 'string') return price.amount === 0;
  return ['free', free.toLowerCase()].includes(price.trim().toLowerCase());
}

/**
 * What an app costs, in the language of the site.
 *
 * @example formatPrice({ amount: 1200, currency: 'JPY' }) // '¥1,200'
 * @example formatPrice('from 4 € a month') // 'from 4 € a month'
 */
export function formatPrice(price: Price): string {
  if (isFree(price)) return free;
  return typeof price === 'string' ? price : formatMoney(price.amount, price.currency);
}
