import { starsOf } from '@/lib/catalogue/rating-score';
import { intl } from './intl';

export const votes = (count: number) => intl.plural(count, { one: 'Stimme', other: 'Stimmen' });
export const outOfFiveBy = (count: number) => `von 5 · ${votes(count)}`;
export const ratingsByStars = 'Bewertungen nach Sternen';
export const levelName = (name: string) => {
  const stars = starsOf(name);
  return stars === null ? name : intl.plural(stars, { one: 'Stern', other: 'Sterne' });
};
export const rating = 'Bewertung';
export const count = 'Anzahl';
export const share = 'Anteil';
export const ratings = 'Bewertungen';

export const { formatPercent } = intl;
