import { intlFormats } from '@/lib/text/intl-formats';

export const intl = intlFormats('de');

export const apps = (count: number) => intl.plural(count, { one: 'App', other: 'Apps' });
