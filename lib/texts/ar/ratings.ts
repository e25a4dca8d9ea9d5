import { starsOf } from '@/lib/catalogue/rating-score';
import { counted, intl } from './intl';

export const votes = (count: number) =>
  counted(count, {
    zero: 'لا أصوات',
    one: 'صوت واحد',
    two: 'صوتان',
    few: 'أصوات',
    many: 'صوتًا',
    other: 'صوت',
  });
export const outOfFiveBy = (count: number) => `من 5 · ${votes(count)}`;
export const ratingsByStars = 'التقييمات حسب عدد النجوم';
export const levelName = (name: string) => {
  const stars = starsOf(name);
  return stars === null
    ? name
    : counted(stars, { one: 'نجمة واحدة', two: 'نجمتان', few: 'نجوم', many: 'نجمة', other: 'نجمة' });
};
export const rating = 'التقييم';
export const count = 'العدد';
export const share = 'النسبة';
export const ratings = 'التقييمات';

/** From left to right, as its digits: else the sign of `<1%` would be on the other side, and mirrored. */
export const formatPercent = (part: number, whole: number) => `\u200e${intl.formatPercent(part, whole)}`;
