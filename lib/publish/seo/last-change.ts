import type { App } from '@/lib/catalogue/schema';

/**
 * The day of the last change of an app: the later one of its dates.
 *
 * @returns As `2026-11-20`. Undefined without a date, and for the year 0000, which XML does not have.
 */
export function lastChange({ added = '', updated = '' }: Pick<App, 'added' | 'updated'>): string | undefined {
  const last = added > updated ? added : updated;
  return last > '0001' ? last : undefined;
}
