import { apps } from './shared';

// The form.

export const only = 'Only';
export const sameForAll = (values: string) => `Same for all apps: ${values}`;
export const found = (count: number) => `${apps(count)} found`;
export const clear = 'Clear';
export const show = (count: number) => `Show ${apps(count)}`;

// What a list is filtered by.

export const filters = 'Filters';
export const filteredBy = (values: string) => `Filter: ${values}`;
export const notFilteredBy = (values: string) => `Not filtered by ${values}, which no app here has.`;
export const remove = (value: string) => `Remove ${value}`;
export const clearFilters = 'Clear filters';
export const noneLeft = 'No app fits these filters.';

// What a list can be filtered by.

export const category = 'Category';
export const platform = 'Platform';
export const paid = 'Paid';
export const language = 'Language';
export const badge = 'Badge';
export const rated4 = 'Rated 4 and more';
export const updatedWithinYear = 'Updated within a year';
export const notDeprecated = 'Not deprecated';
export const notInstalled = 'Not installed';
