import { apps, intl } from './intl';

export const installedApps = 'Ihre installierten Apps';
export const listNeedsScript = 'Diese Liste braucht JavaScript: Ihr eigener Browser führt sie.';

export const appsFound = (count: number) => `${apps(count)} gefunden`;
export const sortInstalled = 'Installierte Apps sortieren';
export const orders = {
  none: 'Nach Downloads sortieren',
  'high-low': 'Meiste zuerst',
  'low-high': 'Wenigste zuerst',
  installed: 'Zuletzt installiert',
  updated: 'Zuletzt aktualisiert',
};
export const catalogueOrder = 'Wie im Katalog';

export const list = 'Installierte Apps';
export const noData = 'Noch keine Apps';
export const moreNotListed = (count: number) =>
  `und ${intl.plural(count, { one: 'weitere App', other: 'weitere Apps' })} ohne Eintrag`;

export const storedHere = 'Diese Liste ist nur in diesem Browser gespeichert.';
export const alsoUnlisted = (count: number) =>
  `Sie enthält auch ${intl.plural(count, { one: 'App', other: 'Apps' })} ohne Eintrag im Katalog.`;
export const someBrowsersForget =
  'Manche Browser vergessen sie nach einer Woche ohne Besuch: „Exportieren“ sichert sie als Datei, „Teilen“ als Link.';

export const notListed = 'Ohne Eintrag';
export const appOfId = (id: number | string) => `App ${id}`;
export const updatedOn = (date: string, version?: string) => {
  const day = intl.formatRecentDate(date);
  return version === undefined ? `Aktualisiert am ${day}` : `Aktualisiert am ${day}: ${version}`;
};
export const uninstall = 'Deinstallieren';
export const remove = 'Entfernen';
export const removeOfId = (id: number | string) => `App ${id} entfernen`;

export const areYouSure = 'Sind Sie sicher?';
export const cannotRevert = 'Das lässt sich nicht rückgängig machen!';
export const yesUninstall = 'Ja, deinstallieren';
export const noCancel = 'Nein, abbrechen';
export const cancelled = 'Abgebrochen';
export const isSafe = 'Die App bleibt installiert.';
export const uninstalled = 'Deinstalliert';
export const appUninstalled = 'Die App wurde deinstalliert.';

export const share = 'Teilen';
export const shareList = 'Liste teilen';
export const exportIt = 'Exportieren';
export const exportList = 'Liste exportieren';
export const importIt = 'Importieren';
export const importList = 'Liste importieren';
