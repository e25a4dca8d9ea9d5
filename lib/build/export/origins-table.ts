import { formatExact } from '@/lib/format';
import type { OriginRow } from './origin-rows';

const NAME_WIDTH = 46;
const FILES_WIDTH = 7;
const BYTES_WIDTH = 13;
const SHARE_WIDTH = 9;

/**
 * The table of what the bytes of an export are, in lines to print.
 *
 * @example originsTable(rows)
 * // Origin                      Files        Bytes    Share
 * // pages                         183   10,123,456   58.1 %
 * //   markup                            3,456,789   19.8 %
 * // total                         911   17,432,100  100.0 %
 */
export function originsTable(rows: readonly OriginRow[]): string[] {
  const files = rows.reduce((sum, row) => sum + row.files, 0);
  const total = rows.reduce((sum, row) => sum + row.bytes, 0);
  const line = (name: string, count: string, bytes: number) =>
    name.padEnd(NAME_WIDTH) +
    count.padStart(FILES_WIDTH) +
    formatExact(bytes).padStart(BYTES_WIDTH) +
    `${((bytes / total) * 100).toFixed(1)} %`.padStart(SHARE_WIDTH);
  return [
    'Origin'.padEnd(NAME_WIDTH) +
      'Files'.padStart(FILES_WIDTH) +
      'Bytes'.padStart(BYTES_WIDTH) +
      'Share'.padStart(SHARE_WIDTH),
    ...rows.flatMap((row) => [
      line(row.name, formatExact(row.files), row.bytes),
      ...row.parts.map((part) => line(`  ${part.name}`, '', part.bytes)),
    ]),
    line('total', formatExact(files), total),
  ];
}
