import { intl } from './intl';

export const { formatList } = intl;

export const separator = '、';

export const space = '';
