import type { Field } from '@/lib/catalogue/field-tree';
import { appSchema } from '@/lib/catalogue/schema';
import { readMoney } from './price';

/** Whether a text is a day of the calendar, as `2026-11-20`. */
export function isDate(text: string): boolean {
  return appSchema.shape.added.safeParse(text).success;
}

/**
 * The value of a typed text, such as an amount for `4.99 EUR`. A text that is no number stays text, so that the check names
 * it: also a number that JavaScript would round. White space around a single line is left out: a space is typed before its word.
 *
 * @returns Undefined if the field is left out.
 */
export function parseTyped(
  { name, kind, isRequired }: Pick<Field, 'name' | 'kind' | 'isRequired'>,
  typed: string,
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
  // Word and PowerPoint write a line break as a vertical tab, which HTML cannot contain.
  const given = kind === 'paragraphs' ? typed.replaceAll('\v', '\n') : text.replaceAll('\v', ' ');
  if (given === '' && !isRequired) return undefined;
  return (kind === 'price' && readMoney(given)) || given;
}
