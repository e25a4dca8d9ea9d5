import { intl } from './intl';

export const { formatDate } = intl;
