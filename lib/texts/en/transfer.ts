import { formatExact } from './format';
import { apps } from './shared';

// Links that are copied, if the browser cannot share them. Of apps, too.

export const copyThisLink = 'Copy this link';
export const copyNotAllowed = 'Your browser did not allow this page to copy it.';
export const linkCopied = 'The link was copied.';

// What becomes of the installed list.

export const myAppsOn = (site: string) => `My apps on ${site}`;
export const exportedTo = (file: string) => `Your list was exported to ${file}.`;
export const nothingAdded = 'Nothing was added.';
export const appsAdded = (count: number) => `${apps(count)} added to your list.`;
export const appsAddedForVisit = (count: number) =>
  `${apps(count)} added to your list for this visit only: your browser could not remember it.`;

// The question of a list from elsewhere.

export const addToList = 'Add apps to your list?';
export const fromFile = (file: string) => `From the file ${file}.`;
export const fromLink = 'From a shared link.';
export const keepsItsApps = 'Your list keeps all its apps.';
export const loadingApps = 'Loading the apps …';
export const toAdd = (count: number) => `${apps(count)} to add`;
export const inListAlready = (count: number) => `${apps(count)} in your list already`;
export const notInCatalogue = (count: number) => `${apps(count)} not in this catalogue`;
export const addTheseToo = 'Add these too, in case the catalogue lists them later';
export const andMore = (count: number) => `and ${formatExact(count)} more`;
export const cancel = 'Cancel';
export const add = (count: number) => `Add ${apps(count)}`;

// What is wrong with a list from elsewhere.

export const fileNotImported = 'This file cannot be imported';
export const linkWithoutList = 'This link contains no list of apps';
export const listUnchanged = 'Your list is unchanged.';
export const maybeIncomplete = 'It may be incomplete.';
export const notReadable = 'It could not be read.';
export const entryIsNoApp = (position: number) => `Entry ${position} of its list is not an app.`;
export const noList = 'It contains no list of apps.';
