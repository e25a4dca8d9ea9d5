import { apps, intl } from './intl';

export const chosenApps = 'Gewählte Apps';
export const remove = (app: string) => `${app} entfernen`;
export const clear = 'Leeren';
export const clearChosen = 'Auswahl leeren';
export const compareCount = (count: number) => `Vergleichen (${intl.formatExact(count)})`;
export const added = (app: string, count: number) => `${app} hinzugefügt. ${apps(count)} zum Vergleichen.`;
export const removed = (app: string, count: number) => `${app} entfernt. ${apps(count)} zum Vergleichen.`;
export const cleared = 'Keine Apps zum Vergleichen.';
export const tooMany = (max: number) =>
  `Sie können höchstens ${intl.formatExact(max)} Apps vergleichen. Entfernen Sie zuerst eine.`;
