export const offline = 'Offline';
export const youAreOffline = 'You are offline';
export const notSaved = 'This page is not saved on this device. It needs a connection to the internet.';
export const savedOnDevice = 'Saved on this device';

export const offlineCopy = 'Offline copy';
/** @param copy `offlineCopy`. */
export const fromLastVisit = (copy: string) => `${copy} from your last visit`;
export const reload = 'Reload';
