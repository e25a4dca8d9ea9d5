export const googlePlay = 'Google Play';
export const appStore = 'App Store';

export const showAll = 'すべて表示';

export const showAllShort = 'すべて表示';
export const showAllOf = (collection: string) => `${collection}をすべて表示`;
