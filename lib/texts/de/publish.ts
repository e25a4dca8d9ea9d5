import { apps, intl } from './intl';

export const pageNotFound = 'Seite nicht gefunden';
export const furtherPage = (title: string, page: number) => `${title}, Seite ${intl.formatExact(page)}`;
export const installedDescription = 'Die Apps, die Sie installiert haben, wie Ihr eigener Browser sie kennt.';
export const appsBy = (developer: string) => `Apps von ${developer}`;

export const groupDescription = {
  developer: (count: number, name: string) => `${apps(count)} von ${name}.`,
  category: (count: number, name: string) => `${apps(count)} in der Kategorie ${name}.`,
  collection: (count: number, name: string) => `${apps(count)} in der Sammlung ${name}.`,
};

export const newAppsIn = (site: string) => `Neue Apps bei ${site}`;
export const updatedAppsIn = (site: string) => `Aktualisierte Apps bei ${site}`;
export const groupIn = (group: string, site: string) => `${group} bei ${site}`;

export const searchAppsOf = (site: string) => `Die Apps von ${site} durchsuchen`;
export const pictureOfApps = 'Die Liste aller Apps';
export const pictureOfApp = 'Eine App';
export const pictureOfHome = 'Die Startseite';

export const keptByBrowser = 'Von Ihrem eigenen Browser geführt';
export const ratingOf = (average: number, reviews: number) =>
  reviews > 0
    ? `${intl.formatRating(average)} · ${intl.formatCompact(reviews)} ${reviews === 1 ? 'Rezension' : 'Rezensionen'}`
    : intl.formatRating(average);
