export const googlePlay = 'Google Play';
export const appStore = 'App Store';

export const showAll = 'عرض الكل';

export const showAllShort = 'عرض الكل';
export const showAllOf = (collection: string) => `عرض الكل في ${collection}`;
