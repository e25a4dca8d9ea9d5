import { intl } from './intl';

export const licence = 'Lizenz';
export const price = 'Preis';
export const platforms = 'Plattformen';
export const languages = 'Sprachen';

export const free = 'Kostenlos';
export const { formatMoney } = intl;
export const versionLabel = 'Version';
export const version = (name: string) => `Version ${name}`;
export const updatedOn = (date: string) => `Aktualisiert am ${intl.formatDate(date)}`;

export const linkLabels = {
  get: 'Zur App',
  website: 'Website',
  source: 'Quelltext',
  support: 'Hilfe',
  docs: 'Dokumentation',
  demo: 'Demo',
  chat: 'Chat',
  changelog: 'Änderungen',
  privacy: 'Datenschutzerklärung',
};
