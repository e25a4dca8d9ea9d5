import { apps, intl } from './intl';

export const copyThisLink = 'Diesen Link kopieren';
export const copyNotAllowed = 'Ihr Browser hat dieser Seite nicht erlaubt, ihn zu kopieren.';
export const linkCopied = 'Der Link wurde kopiert.';

export const myAppsOn = (site: string) => `Meine Apps bei ${site}`;
export const exportedTo = (file: string) => `Ihre Liste wurde als ${file} exportiert.`;
export const nothingAdded = 'Es wurde nichts hinzugefügt.';
export const appsAdded = (count: number) => `${apps(count)} zu Ihrer Liste hinzugefügt.`;
export const appsAddedForVisit = (count: number) =>
  `${apps(count)} nur für diesen Besuch hinzugefügt: Ihr Browser konnte sie sich nicht merken.`;

export const addToList = 'Apps zu Ihrer Liste hinzufügen?';
export const fromFile = (file: string) => `Aus der Datei ${file}.`;
export const fromLink = 'Aus einem geteilten Link.';
export const keepsItsApps = 'Ihre Liste behält alle ihre Apps.';
export const loadingApps = 'Die Apps werden geladen …';
export const toAdd = (count: number) => `${apps(count)} zum Hinzufügen`;
export const inListAlready = (count: number) => `${apps(count)} bereits in Ihrer Liste`;
export const notInCatalogue = (count: number) => `${apps(count)} nicht in diesem Katalog`;
export const addTheseToo = 'Auch diese hinzufügen, falls der Katalog sie später aufnimmt';
export const andMore = (count: number) => `und ${intl.formatExact(count)} weitere`;
export const cancel = 'Abbrechen';
export const add = (count: number) => `${apps(count)} hinzufügen`;

export const fileNotImported = 'Diese Datei kann nicht importiert werden';
export const linkWithoutList = 'Dieser Link enthält keine Liste von Apps';
export const listUnchanged = 'Ihre Liste ist unverändert.';
export const maybeIncomplete = 'Er ist vielleicht unvollständig.';
export const notReadable = 'Sie konnte nicht gelesen werden.';
export const entryIsNoApp = (position: number) => `Eintrag ${position} ihrer Liste ist keine App.`;
export const noList = 'Sie enthält keine Liste von Apps.';
