import type { Field } from '@/lib/catalogue/field-tree';
import { appSchema } from '@/lib/catalogue/schema';
import type { AppId } from '@/lib/id';
import { readMoney } from './price';

/** Whether a text is a day of the calendar, as `2026-11-20`. */
export function isDate(text: string): boolean {
  return appSchema.shape.added.safeParse(text).success;
}

/**
 * The value of a typed text, such as an amount for `4.99 EUR`. A text that is no number stays text, so that the check names
 * it: also a number that JavaScript would round.
 *
 * @param before The value until then. If all its lines end with `\r\n`, those of the result do, too: browsers type `\n`.
 * @returns Undefined if the field is left out.
 */
export function parseTyped(
  { name, kind, isRequired }: Pick<Field, 'name' | 'kind' | 'isRequired'>,
  typed: string,
  before?: unknown,
): unknown {
  // No number of this kind has thousands.
  const text = kind === 'decimal' ? typed.trim().replace(',', '.') : typed.trim();
  if (kind === 'count' || kind === 'decimal' || kind === 'downloads' || kind === 'id') {
    // An entry of a list stays until it is removed.
    if (text === '') return name === '' ? '' : undefined;
    const number = Number(text);
    // A point in a whole number separates thousands.
    const form = kind === 'decimal' ? /^-?\d+(\.\d*)?$/ : /^-?(0|[1-9]\d*)$/;
    return form.test(text) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : typed;
  }
  if (typed === '' && !isRequired) return undefined;
  const money = kind === 'price' ? readMoney(typed) : undefined;
  if (money) return money;
  return isCrlf(before) ? typed.replace(/\r?\n/g, '\r\n') : typed;
}

function isCrlf(text: unknown): boolean {
  return typeof text === 'string' && text.includes('\r\n') && !text.replaceAll('\r\n', '').includes('\n');
}

/** A new app: the required fields, without their texts. */
export function newApp(id: AppId): Record<string, unknown> {
  return { id, title: '' };
}
