import type { Rating } from '@/lib/catalogue/schema';
import { formatExact } from '@/lib/format';

export interface RatingsTableProps {
  ratings: readonly Rating[];
  /** Whether only assistive technology has it, because the chart shows the same. */
  isHidden: boolean;
}

/** Rating counts in figures. */
export function RatingsTable({ ratings, isHidden }: RatingsTableProps) {
  return (
    // Not the table itself: a table grows with what it holds, and `sr-only` could not keep it to a pixel.
    <div className={`ratings-table ${isHidden ? 'sr-only' : ''}`}>
      <table className="tabular-nums">
        <caption className="sr-only">Ratings by number of stars</caption>
        <thead>
          <tr>
            <th scope="col" className="pr-8 text-left">
              Rating
            </th>
            <th scope="col" className="text-right">
              Count
            </th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ name, count }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat in other people's files; the order never changes.
            <tr key={index}>
              <th scope="row" dir="auto" className="pr-8 text-left font-normal wrap-anywhere">
                {name}
              </th>
              <td className="text-right">{formatExact(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
