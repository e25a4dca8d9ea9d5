// All areas, for the test that compares the languages. Code imports one area.

export * as choice from './choice';
export * as compare from './compare';
export * as dates from './dates';
export * as details from './details';
export * as facts from './facts';
export * as filters from './filters';
export * as format from './format';
export * as home from './home';
export * as installed from './installed';
export * as language from './language';
export * as layout from './layout';
export * as listing from './listing';
export * as lists from './lists';
export * as offline from './offline';
export * as publish from './publish';
export * as ratings from './ratings';
export * as shared from './shared';
export * as transfer from './transfer';
