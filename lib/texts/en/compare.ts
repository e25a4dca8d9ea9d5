import { formatExact } from './format';
import { apps } from './shared';

// The page. Its number of apps is `MAX_COMPARED`.

export const compareApps = 'Compare Apps';
export const sideBySide = 'Up to four apps side by side';
export const comparingNeedsScript = 'Comparing needs JavaScript: your own browser puts the apps together.';
export const comparison = 'Comparison';
export const scrollsSideways = 'The table scrolls sideways.';
/** @param count Number of apps of a link that are not in the catalogue. */
export const notInCatalogue = (count: number) =>
  count === 1
    ? 'One app of this link is not in the catalogue.'
    : `${formatExact(count)} apps of this link are not in the catalogue.`;
export const othersIgnored = (max: number) =>
  `A comparison has up to ${formatExact(max)} apps: the others of this link are ignored.`;

export const addAnother = 'Add another app';
export const browseAll = 'Browse all apps';
export const removeToAdd = 'Remove an app to add another one.';
export const chooseOneMore = 'Choose one more app';
export const chooseApps = 'Choose the apps to compare';
export const needsAnother = (app: string) => `${app} needs at least one other app beside it.`;
export const howToChoose =
  'Each card in the list of all apps has a Compare button, and so has the page of each app. Choose two to four apps.';

// The table.

export const comparisonOf = (count: number) => `Comparison of ${apps(count)}`;
export const removeFromComparison = (app: string) => `Remove ${app} from the comparison`;
export const property = 'Property';
export const developer = 'Developer';
export const status = 'Status';
export const categories = 'Categories';
export const badges = 'Badges';
export const updated = 'Updated';
export const downloads = 'Downloads';
export const averageRating = 'Average rating';
export const reviews = 'Reviews';
export const description = 'Description';
/** The best value of a row. */
export const most = 'Most';
export const highest = 'Highest';
export const shareOfVotes = 'Share of each app’s votes';
