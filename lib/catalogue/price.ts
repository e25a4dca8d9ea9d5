import { formatMoney, free } from '@/texts/facts';
import type { App } from './schema';

/** What an app costs. */
type Price = NonNullable<App['price']>;

/** The word for no price, in English and in the language of the site. */
const FREE = ['free', free.toLowerCase()];

/** Whether an app costs nothing: an amount of 0, or the word for it alone. */
export function isFree(price: Price): boolean {
  if (typeof price !== 'string') return price.amount === 0;
  return FREE.includes(price.trim().toLowerCase());
}

/** Whether an app costs something. Words such as "free for 5 users" do not tell: it is neither free nor paid. */
export function isPaid(price: Price): boolean {
  if (typeof price !== 'string') return price.amount > 0;
  const words = price.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return /(?![0٠])\p{Nd}/u.test(price) && !words.some((word) => FREE.includes(word));
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
