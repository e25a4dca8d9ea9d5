import { intl } from './intl';

export const { formatCompact, formatExact, formatRating } = intl;
