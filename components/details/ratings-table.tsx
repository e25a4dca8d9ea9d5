import type { Rating } from '@/lib/catalogue/schema';
import { formatExact } from '@/lib/format';

/** Rating counts as a table for assistive technology, which does not see the chart. */
export function RatingsTable({ ratings }: { ratings: readonly Rating[] }) {
  return (
    // `sr-only` needs a wrapper, because a table grows with its content.
    <div className="sr-only">
      <table>
        <caption>Ratings by number of stars</caption>
        <thead>
          <tr>
            <th scope="col">Rating</th>
            <th scope="col">Count</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ name, count }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may not be unique, and the order never changes.
            <tr key={index}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td>{formatExact(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
