import { intlFormats } from '@/lib/text/intl-formats';

export const intl = intlFormats('ja');

/** A count of apps or other things, with their counter. */
export const items = (count: number) => `${intl.formatExact(count)}件`;

export const apps = (count: number) => `${items(count)}のアプリ`;
