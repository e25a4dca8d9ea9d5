import { apps, intl } from './intl';

export const allApps = 'Alle Apps';
export const appsFound = (count: number) => `${apps(count)} gefunden`;
export const categories = 'Kategorien';
export const more = (count: number) => `${intl.formatExact(count)} weitere`;
export const surpriseMe = 'Überraschen Sie mich';

export const searchApps = 'Apps suchen';
export const searchKeys = (key: string) => `Strg ${key}`;
export const searching = 'Suche …';
export const sortApps = 'Apps sortieren';
export const orders = {
  catalogue: 'Wie im Katalog',
  newest: 'Neueste',
  updated: 'Zuletzt aktualisiert',
  downloads: 'Meiste Downloads',
  rating: 'Beste Bewertung',
  reviews: 'Meiste Rezensionen',
  title: 'Titel',
};
export const relevance = 'Relevanz';
export const filter = 'Filter';
export const filterCount = (count: number) => `Filter (${intl.formatExact(count)})`;
export const filtersNotLoaded = 'Die Filter konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.';

export const results = 'Apps';
export const ratingsCount = 'Eine Bewertung von vielen zählt mehr als dieselbe von wenigen.';
export const addedOn = (date: string) => `Aufgenommen am ${intl.formatDate(date)}`;
export const updatedOn = (date: string) => `Aktualisiert am ${intl.formatDate(date)}`;
export const firstOf = (count: number, total: number) =>
  `Das sind die ersten ${intl.formatExact(count)} von ${intl.formatExact(total)} Apps.`;

export const kinds = {
  developer: ['Entwickler', 'Entwickler'],
  category: ['Kategorie', 'Kategorien'],
  collection: ['Sammlung', 'Sammlungen'],
} as const;

export const appNotFound = 'Keine App mit diesem Namen';
export const tryOthers = 'Kein Name einer App enthält diesen Text. Bitte versuchen Sie es mit einem anderen.';
export const clearSearch = 'Suche leeren';

export const didYouMean = 'Meinten Sie das?';
export const otherResults = 'Weitere Ergebnisse passen zu Ihrer Suche';
export const appsInBrackets = (count: number) => `(${apps(count)})`;

export const pageOf = (page: number, count: number) =>
  `Seite ${intl.formatExact(page)} von ${intl.formatExact(count)}`;
export const pages = 'Seiten';
export const searchAll = 'Alle Apps durchsuchen';
export const searchThese = 'Diese Apps durchsuchen';
