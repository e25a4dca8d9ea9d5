/** The localStorage key of the list, which is a plain JSON array of app ids: `[3,17]`. */
export const APP_LIST_KEY = 'appList';
