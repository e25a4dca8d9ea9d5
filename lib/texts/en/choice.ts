import { formatExact } from './format';
import { apps } from './shared';

// The bar of the chosen apps, and what a screen reader hears of a choice.

export const chosenApps = 'Chosen apps';
export const remove = (app: string) => `Remove ${app}`;
export const clear = 'Clear';
export const clearChosen = 'Clear the chosen apps';
export const compareCount = (count: number) => `Compare (${formatExact(count)})`;
export const added = (app: string, count: number) => `${app} added. ${apps(count)} to compare.`;
export const removed = (app: string, count: number) => `${app} removed. ${apps(count)} to compare.`;
export const cleared = 'No apps to compare.';
export const tooMany = (max: number) => `You can compare up to ${formatExact(max)} apps. Remove one first.`;
