import { formatMoney, free } from '@/texts/facts';
import type { App } from './schema';

/** What an app costs. */
type Price = NonNullable<App['price']>;

/** The word for no price in the language of the site. English is read on every site. */
const FREE = free.toLowerCase();

/** Whether an app costs nothing: an amount of 0, or the word for it alone. */
export function isFree(price: Price): boolean {
  if (typeof price !== 'string') return price.amount === 0;
  return ['free', FREE].includes(price.trim().toLowerCase());
}

/** Whether an app costs something. Words such as "free for 5 users" do not tell: it is neither free nor paid. */
export function isPaid(price: Price): boolean {
  if (typeof price !== 'string') return price.amount > 0;
  const text = price.toLowerCase();
  if (!/(?![0٠])\p{Nd}/u.test(text)) return false;
  // A whole word in English, because of freelancers. Other languages have endings, or no spaces.
  const words = text.split(/[^\p{L}\p{M}]+/u);
  return !words.includes('free') && (FREE === 'free' || !text.includes(FREE));
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
