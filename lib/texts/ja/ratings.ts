import { starsOf } from '@/lib/catalogue/rating-score';
import { intl, items } from './intl';

export const votes = (count: number) => `${items(count)}の評価`;
export const outOfFiveBy = (count: number) => `5点満点・${votes(count)}`;
export const ratingsByStars = '星の数ごとの評価';
export const levelName = (name: string) => {
  const stars = starsOf(name);
  return stars === null ? name : `星${stars}つ`;
};
export const rating = '評価';
export const count = '件数';
export const share = '割合';
export const ratings = '評価';

export const { formatPercent } = intl;
