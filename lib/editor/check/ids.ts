import { type Diagnostic, warning } from '@/lib/catalogue/diagnostic';
import type { PartialApp } from './partial-apps';

/**
 * Warns, once, of ids that do not ascend. A file that is kept in the order of its ids grows at its end, so that
 * two editors' changes meet in no other place than the one they mean.
 */
export function checkIdOrder(apps: readonly PartialApp[]): Diagnostic[] {
  let last = -1;
  const falls: { index: number; id: number; after: number }[] = [];
  for (const { index, fields } of apps) {
    const { id } = fields;
    if (id === undefined) continue;
    if (id < last) falls.push({ index, id, after: last });
    last = id;
  }
  const [fall, ...others] = falls;
  if (!fall) return [];
  const more = others.length > 0 ? `, and ${others.length} more ids are less than the one before` : '';
  const message = `is ${fall.id}, but stands after ${fall.after}${more}`;
  return [warning([fall.index, 'id'], message, 'Keep the apps in the order of their ids.')];
}
