import { formatExact } from './format';

// The header.

export const alternativeTo = (products: string) => `Alternative to ${products}`;
export const developedBy = (company: string) => `Developed By ${company}`;
export const categories = 'Categories';
export const collections = 'Collections';
/** Before the names of collections. */
export const inCollections = 'In:';
export const badges = 'Badges';
export const downloads = 'Downloads';
export const averageRatings = 'Average Ratings';
export const totalReviews = 'Total reviews';
export const getItAt = (site: string) => `Get it at ${site}`;

export const deprecated = 'Deprecated:';
export const replacedBy = (app: string) => `Replaced by ${app}`;

// The button that installs the app, and its dialogs.

export const installNow = 'Install Now';
export const appInstalled = 'App Installed!';
export const notRemembered = 'Your browser could not remember it, so it stays installed for this visit only.';
export const alreadyAdded = 'Item already Added';
export const installingNeedsScript = 'Installing needs JavaScript: your list is kept by your own browser.';

export const share = 'Share';

// Screenshots.

export const screenshots = 'Screenshots';
export const positionOf = (position: number, count: number) =>
  `${formatExact(position)} of ${formatExact(count)}`;
/** Of one of which nothing else is known. */
export const screenshotAt = (position: number, count: number) =>
  `Screenshot ${formatExact(position)} of ${formatExact(count)}`;
export const previousScreenshot = 'Previous screenshot';
export const nextScreenshot = 'Next screenshot';

// The other sections.

export const description = 'Description';
export const showMore = 'Show more';
export const showLess = 'Show less';
/** A table of a description. */
export const table = 'Table';
export const whatsNew = 'What’s new';
export const updated = 'Updated';
export const added = 'Added';
export const earlierVersions = 'Earlier versions';
export const facts = 'Facts';
export const links = 'Links';
export const requires = 'Requires';
export const worksWith = 'Works with';
export const moreFrom = (developer: string) => `More from ${developer}`;
export const similarApps = 'Similar apps';
