import { formatExact, formatRating } from './format';

// What several areas say. These texts are in the code of every page.

export const loading = 'Loading';
export const stillLoading = 'Loading …';
/** Buttons of messages. */
export const ok = 'OK';
export const close = 'Close';
export const tryAgain = 'Try again';
export const partNotLoaded = 'This could not be loaded. Please check your connection, and try again.';
export const browseApps = 'Browse apps';
export const goBack = 'Go Back !';
export const opensInNewTab = '(opens in a new tab)';
export const breadcrumbs = 'Breadcrumbs';
/** The buttons of a strip that scrolls to the side. */
export const previous = 'Previous';
export const next = 'Next';
export const page = (number: number) => `Page ${formatExact(number)}`;

// The list of apps.

export const listNotLoaded = 'The list of apps could not be loaded. Please check your connection.';
export const listNotLoadedBecause = (status: string) => `The list of apps could not be loaded (${status}).`;
export const listNotRead = 'The list of apps could not be read.';

// Apps.

export const installed = 'Installed';
export const isNew = 'New';
export const deprecated = 'Deprecated';

export const compare = 'Compare';
export const compareApp = (app: string) => `Compare ${app}`;
export const goToChosenApps = 'Go to chosen apps';

// Figures. A count can be a text of the catalogue, such as `500K+`.

export const apps = (count: number) => `${formatExact(count)} ${count === 1 ? 'app' : 'apps'}`;
export const rated = (average: number) => `rated ${formatRating(average)} out of 5`;
export const outOfFive = (average: number) => `${formatRating(average)} out of 5`;
export const downloads = (count: number | string) => counted(count, 'download');
export const reviews = (count: number | string) => counted(count, 'review');

function counted(count: number | string, noun: string): string {
  return `${typeof count === 'string' ? count : formatExact(count)} ${noun}${count === 1 ? '' : 's'}`;
}
