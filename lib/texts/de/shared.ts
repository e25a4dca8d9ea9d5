import { apps as countApps, intl } from './intl';

export const loading = 'Wird geladen';
export const stillLoading = 'Wird geladen …';
export const ok = 'OK';
export const close = 'Schließen';
export const tryAgain = 'Erneut versuchen';
export const partNotLoaded =
  'Das konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.';
export const browseApps = 'Apps ansehen';
export const goBack = 'Zurück';
export const opensInNewTab = '(öffnet einen neuen Tab)';
export const breadcrumbs = 'Pfad';
export const previous = 'Zurück';
export const next = 'Weiter';
export const page = (number: number) => `Seite ${intl.formatExact(number)}`;

export const listNotLoaded =
  'Die Liste der Apps konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.';
export const listNotLoadedBecause = (status: string) =>
  `Die Liste der Apps konnte nicht geladen werden (${status}).`;
export const listNotRead = 'Die Liste der Apps konnte nicht gelesen werden.';

export const installed = 'Installiert';
export const isNew = 'Neu';
export const deprecated = 'Veraltet';

export const compare = 'Vergleichen';
export const compareApp = (app: string) => `${app} vergleichen`;
export const goToChosenApps = 'Zu den gewählten Apps';

export const apps = countApps;
export const rated = (average: number) => `bewertet mit ${intl.formatRating(average)} von 5`;
export const outOfFive = (average: number) => `${intl.formatRating(average)} von 5`;
export const downloads = (count: number | string) =>
  typeof count === 'string'
    ? `${count} Downloads`
    : intl.plural(count, { one: 'Download', other: 'Downloads' });
export const reviews = (count: number | string) =>
  typeof count === 'string'
    ? `${count} Rezensionen`
    : intl.plural(count, { one: 'Rezension', other: 'Rezensionen' });
