export const googlePlay = 'Google Play';
export const appStore = 'App Store';

/** All apps. */
export const showAll = 'Show All';

// A collection.

export const showAllShort = 'Show all';
export const showAllOf = (collection: string) => `Show all of ${collection}`;
