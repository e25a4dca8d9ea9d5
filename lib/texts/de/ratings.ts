import { intl } from './intl';

export const votes = (count: number) => intl.plural(count, { one: 'Stimme', other: 'Stimmen' });
export const outOfFiveBy = (count: number) => `von 5 · ${votes(count)}`;
export const ratingsByStars = 'Bewertungen nach Sternen';
export const rating = 'Bewertung';
export const count = 'Anzahl';
export const share = 'Anteil';
export const ratings = 'Bewertungen';

export const { formatPercent } = intl;
