import { intl } from './intl';

export const { formatList } = intl;
