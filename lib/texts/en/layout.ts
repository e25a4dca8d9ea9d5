// The header.

export const skipToContent = 'Skip to content';
export const menu = 'Menu';
export const mainNavigation = 'Main';
export const home = 'Home';
export const apps = 'Apps';
export const installation = 'Installation';
export const contribute = 'Contribute';

export const theme = 'Theme';
export const systemTheme = 'System theme';
export const lightTheme = 'Light theme';
export const darkTheme = 'Dark theme';

export const language = 'Language';
/** @public In the language that is offered: imported by its path. */
export const alsoInThisLanguage = 'This page is also in English.';
/** @public */
export const stayHere = 'No, thanks';

// The footer.

export const foundedIn = (company: string, year: number) => `${company}, founded in ${year}.`;
export const socialMedia = 'Social media';

// What the head links to.

export const newIn = (site: string) => `New in ${site}`;

// In place of a page.

export const notFound = 'Oops, page not found!!';
export const notAvailable = 'The page you are looking for is not available.';
export const pageNotLoaded = 'This page could not be loaded';
export const partOfPageNotLoaded = 'A part of this page could not be loaded. Please check your connection.';
export const checkConnection = 'Please check your connection, and try again.';
export const wentWrong = 'Something went wrong';
