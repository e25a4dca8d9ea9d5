import { intl, isolated } from './intl';

export const formatList = (parts: readonly string[]) => intl.formatList(parts.map(isolated));

export const separator = '، ';

export const space = ' ';
