import { formatExact } from './format';

/**
 * Formats a count with its noun. The plural of the noun must end in -s.
 *
 * @example plural(1, 'error') // '1 error'
 * @example plural(0, 'error') // '0 errors'
 */
export function plural(count: number, noun: string): string {
  return `${formatExact(count)} ${noun}${count === 1 ? '' : 's'}`;
}
