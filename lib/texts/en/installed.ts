import { formatDate } from './dates';
import { formatExact } from './format';

export const installedApps = 'Your Installed Apps';
export const listNeedsScript = 'This list needs JavaScript: it is kept by your own browser.';

export const appsFound = (count: number) => `${formatExact(count)} Apps Found`;
export const sortInstalled = 'Sort the installed apps';
export const orders = {
  none: 'Sort By DownLoads',
  'high-low': 'High->Low',
  'low-high': 'Low->High',
  installed: 'Recently installed',
  updated: 'Recently updated',
};
export const catalogueOrder = 'Catalogue order';

/** The name of the list. */
export const list = 'Installed apps';
export const noData = 'No Data Available!!';
export const moreNotListed = (count: number) =>
  `and ${formatExact(count)} ${count === 1 ? 'more app' : 'more apps'} not listed`;

export const storedHere = 'This list is stored in this browser only.';
export const alsoUnlisted = (count: number) =>
  `It also has ${formatExact(count)} ${count === 1 ? 'unlisted app' : 'unlisted apps'}.`;
export const someBrowsersForget =
  'Some browsers forget it after a week without a visit: Export saves it as a file, Share as a link.';

// A row.

/** In place of the title. */
export const notListed = 'Not listed';
export const appOfId = (id: number | string) => `App ${id}`;
/** @param date A day such as `2026-11-20`. The year is left out if it is the current one. */
export const updatedOn = (date: string, version?: string) => {
  const day = formatDate(date).replace(` ${new Date().getFullYear()}`, '');
  return version === undefined ? `Updated ${day}` : `Updated ${day}: ${version}`;
};
export const uninstall = 'Unistall';
export const remove = 'Remove';
export const removeOfId = (id: number | string) => `Remove app ${id}`;

// The question before an app is uninstalled, and the answers to it.

export const areYouSure = 'Are you sure?';
export const cannotRevert = "You won't be able to revert this!";
export const yesUninstall = 'Yes, Uninstall it!';
export const noCancel = 'No, cancel!';
export const cancelled = 'Cancelled';
export const isSafe = 'Your imaginary file is safe :)';
export const uninstalled = 'Uninstalled!';
export const appUninstalled = 'App has been Uninstalled.';

// What can be done with the list. The rest is in `transfer.ts`.

export const share = 'Share';
export const shareList = 'Share list';
export const exportIt = 'Export';
export const exportList = 'Export list';
export const importIt = 'Import';
export const importList = 'Import list';
