import { MAX_COMPARED } from '@/lib/compare/ids';
import { formatExact } from '@/lib/format';

/**
 * Tells which entries of the URL are ignored.
 *
 * @param missing Number of entries that are no app of the catalogue.
 * @param extra Number of apps beyond the maximum.
 * @returns Empty if none are ignored.
 */
export function ignoredText(missing: number, extra: number): string {
  const sentences = [
    missing === 1 && 'One app of this link is not in the catalogue.',
    missing > 1 && `${formatExact(missing)} apps of this link are not in the catalogue.`,
    extra > 0 && `A comparison has up to ${MAX_COMPARED} apps: the others of this link are ignored.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
