import { apps, intl } from './intl';

export const compareApps = 'Apps vergleichen';
export const sideBySide = 'Bis zu vier Apps nebeneinander';
export const comparingNeedsScript =
  'Zum Vergleichen ist JavaScript nötig: Ihr eigener Browser stellt die Apps zusammen.';
export const comparison = 'Vergleich';
export const scrollsSideways = 'Die Tabelle lässt sich seitwärts verschieben.';
export const notInCatalogue = (count: number) =>
  count === 1
    ? 'Eine App dieses Links ist nicht im Katalog.'
    : `${intl.formatExact(count)} Apps dieses Links sind nicht im Katalog.`;
export const othersIgnored = (max: number) =>
  `Ein Vergleich hat höchstens ${intl.formatExact(max)} Apps: Die anderen dieses Links fehlen.`;

export const addAnother = 'Weitere App hinzufügen';
export const browseAll = 'Alle Apps ansehen';
export const removeToAdd = 'Entfernen Sie eine App, um eine andere hinzuzufügen.';
export const chooseOneMore = 'Wählen Sie noch eine App';
export const chooseApps = 'Wählen Sie Apps zum Vergleichen';
export const needsAnother = (app: string) => `Neben ${app} ist noch mindestens eine andere App nötig.`;
export const howToChoose =
  'In der Liste aller Apps und auf der Seite jeder App finden Sie den Knopf „Vergleichen“. Wählen Sie zwei bis vier Apps.';

export const comparisonOf = (count: number) => `Vergleich von ${apps(count)}`;
export const removeFromComparison = (app: string) => `${app} aus dem Vergleich entfernen`;
export const property = 'Eigenschaft';
export const developer = 'Entwickler';
export const status = 'Status';
export const categories = 'Kategorien';
export const badges = 'Auszeichnungen';
export const updated = 'Aktualisiert';
export const downloads = 'Downloads';
export const averageRating = 'Durchschnitt';
export const reviews = 'Rezensionen';
export const description = 'Beschreibung';
export const most = 'Am meisten';
export const highest = 'Am höchsten';
export const shareOfVotes = 'Anteil an den Stimmen für jede App';
