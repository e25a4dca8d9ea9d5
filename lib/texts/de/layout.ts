export const skipToContent = 'Zum Inhalt springen';
export const menu = 'Menü';
export const mainNavigation = 'Hauptmenü';
export const home = 'Start';
export const apps = 'Apps';
export const installation = 'Installiert';
export const contribute = 'Mitmachen';

export const theme = 'Farbschema';
export const systemTheme = 'Wie das System';
export const lightTheme = 'Hell';
export const darkTheme = 'Dunkel';

export const language = 'Sprache';
export const alsoInThisLanguage = 'Diese Seite gibt es auch auf Deutsch.';
export const stayHere = 'Nein, danke';

export const foundedIn = (company: string, year: number) => `${company}, gegründet ${year}.`;
export const socialMedia = 'Soziale Medien';

export const newIn = (site: string) => `Neu bei ${site}`;

export const notFound = 'Hoppla, Seite nicht gefunden!';
export const notAvailable = 'Die gesuchte Seite ist nicht verfügbar.';
export const pageNotLoaded = 'Diese Seite konnte nicht geladen werden';
export const partOfPageNotLoaded =
  'Ein Teil dieser Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.';
export const checkConnection = 'Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.';
export const wentWrong = 'Etwas ist schiefgegangen';
