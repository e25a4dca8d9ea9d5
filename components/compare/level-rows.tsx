import type { ComparedApp } from '@/lib/catalogue/views';
import * as texts from '@/texts/compare';
import { formatPercent, levelName } from '@/texts/ratings';
import { Row, TABLE_ROLES } from './comparison-row';
import { ratingLevels } from './levels';

/** The distribution of the stars: a row for each level, with a bar for each app. */
export function LevelRows({ apps }: { apps: readonly ComparedApp[] }) {
  const levels = ratingLevels(apps);
  if (levels.length === 0) return null;
  return (
    <tbody {...TABLE_ROLES.rowgroup} className="block border-line border-t">
      <tr {...TABLE_ROLES.row} className="block">
        <th
          {...TABLE_ROLES.rowheader}
          scope="rowgroup"
          colSpan={apps.length + 1}
          className="sticky start-0 block w-fit max-w-[85vw] px-3 pt-3 text-start font-medium text-muted text-sm md:ps-5"
        >
          {texts.shareOfVotes}
        </th>
      </tr>
      {levels.map(({ name, shares }) => (
        <Row
          key={name}
          label={<span dir="auto">{levelName(name)}</span>}
          apps={apps}
          className="border-t-0! md:*:py-1.5! last:pb-2"
        >
          {(_app, index) => renderShare(shares[index])}
        </Row>
      ))}
    </tbody>
  );
}

/** @param share In percent; null if the app does not have the level. */
function renderShare(share: number | null | undefined) {
  if (typeof share !== 'number') return null;
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 flex-1">
        <span
          className="block h-4 rounded-e bg-rating"
          style={{ width: `${share}%`, minWidth: share && 2 }}
        />
      </span>
      <span className="w-10 shrink-0 text-end text-sm tabular">{formatPercent(share, 100)}</span>
    </span>
  );
}
