export const googlePlay = 'Google Play';
export const appStore = 'App Store';

export const showAll = 'Alle anzeigen';

export const showAllShort = 'Alle anzeigen';
export const showAllOf = (collection: string) => `Alle anzeigen: ${collection}`;
