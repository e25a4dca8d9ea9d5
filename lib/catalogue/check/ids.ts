import { type Diagnostic, warning } from '@/lib/catalogue/diagnostic';
import { plural } from '@/lib/format';
import type { PartialApp } from './partial-apps';

/**
 * Warns about ids that are not in ascending order, with one warning for the whole file. In a sorted file new apps are
 * at the end, so that additions of two editors conflict there and nowhere else.
 */
export function checkIdOrder(apps: readonly PartialApp[]): Diagnostic[] {
  let last = -1;
  const unsorted: { index: number; id: number; after: number }[] = [];
  for (const { index, fields } of apps) {
    const { id } = fields;
    if (id === undefined) continue;
    if (id < last) unsorted.push({ index, id, after: last });
    last = id;
  }
  const [first, ...others] = unsorted;
  if (!first) return [];
  const more = others.length > 0 ? `; ${plural(others.length, 'more id')} not in ascending order` : '';
  const message = `is ${first.id}, lower than the previous id, ${first.after}${more}`;
  return [warning('id-order', [first.index, 'id'], message, 'Sort the apps by id, lowest first.')];
}
