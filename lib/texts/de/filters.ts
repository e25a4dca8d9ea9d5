import { apps } from './intl';

export const only = 'Nur';
export const sameForAll = (values: string) => `Bei allen Apps gleich: ${values}`;
export const found = (count: number) => `${apps(count)} gefunden`;
export const clear = 'Leeren';
export const show = (count: number) => `${apps(count)} anzeigen`;

export const filters = 'Filter';
export const filteredBy = (values: string) => `Filter: ${values}`;
export const notFilteredBy = (values: string) =>
  `Nicht gefiltert nach ${values}: Das kommt hier bei keiner App vor.`;
export const remove = (value: string) => `${value} entfernen`;
export const clearFilters = 'Filter leeren';
export const noneLeft = 'Keine App passt zu diesen Filtern.';

export const category = 'Kategorie';
export const platform = 'Plattform';
export const paid = 'Kostenpflichtig';
export const language = 'Sprache';
export const badge = 'Auszeichnung';
export const rated4 = 'Mit 4 und mehr bewertet';
export const updatedWithinYear = 'In den letzten 12 Monaten aktualisiert';
export const notDeprecated = 'Nicht veraltet';
export const notInstalled = 'Nicht installiert';
