export const offline = 'Offline';
export const youAreOffline = 'Sie sind offline';
export const notSaved =
  'Diese Seite ist nicht auf diesem Gerät gespeichert. Sie braucht eine Verbindung zum Internet.';
export const savedOnDevice = 'Auf diesem Gerät gespeichert';

export const offlineCopy = 'Offline-Kopie';
export const fromLastVisit = (copy: string) => `${copy} von Ihrem letzten Besuch`;
export const reload = 'Neu laden';
