import { formatDate } from './dates';

// What the catalogue knows of an app, on its page, on cards and in comparisons.

export const licence = 'Licence';
export const price = 'Price';
export const platforms = 'Platforms';
export const languages = 'Languages';

export const free = 'Free';
/** @example formatMoney(4.99, 'EUR') // '€4.99' */
export const formatMoney = (amount: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
export const versionLabel = 'Version';
export const version = (name: string) => `Version ${name}`;
export const updatedOn = (date: string) => `Updated ${formatDate(date)}`;

/** What each link of an app leads to. */
export const linkLabels = {
  get: 'Get',
  website: 'Website',
  source: 'Source code',
  support: 'Support',
  docs: 'Documentation',
  demo: 'Demo',
  chat: 'Chat',
  changelog: 'Changelog',
  privacy: 'Privacy policy',
};
