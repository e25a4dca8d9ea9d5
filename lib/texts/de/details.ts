import { intl } from './intl';

export const alternativeTo = (products: string) => `Alternative zu ${products}`;
export const developedBy = (company: string) => `Entwickelt von ${company}`;
export const categories = 'Kategorien';
export const collections = 'Sammlungen';
export const inCollections = 'In:';
export const badges = 'Auszeichnungen';
export const downloads = 'Downloads';
export const averageRatings = 'Durchschnittliche Bewertung';
export const totalReviews = 'Rezensionen';
export const getItAt = (site: string) => `Erhältlich bei ${site}`;

export const deprecated = 'Veraltet:';
export const replacedBy = (app: string) => `Ersetzt durch ${app}`;

export const installNow = 'Jetzt installieren';
export const appInstalled = 'App installiert!';
export const notRemembered =
  'Ihr Browser konnte sich das nicht merken: Die App bleibt nur für diesen Besuch installiert.';
export const alreadyAdded = 'Bereits hinzugefügt';
export const installingNeedsScript =
  'Zum Installieren ist JavaScript nötig: Ihr eigener Browser führt die Liste.';

export const share = 'Teilen';

export const screenshots = 'Screenshots';
export const positionOf = (position: number, count: number) =>
  `${intl.formatExact(position)} von ${intl.formatExact(count)}`;
export const screenshotAt = (position: number, count: number) =>
  `Screenshot ${intl.formatExact(position)} von ${intl.formatExact(count)}`;
export const previousScreenshot = 'Voriger Screenshot';
export const nextScreenshot = 'Nächster Screenshot';

export const description = 'Beschreibung';
export const showMore = 'Mehr anzeigen';
export const showLess = 'Weniger anzeigen';
export const table = 'Tabelle';
export const whatsNew = 'Neuerungen';
export const updated = 'Aktualisiert';
export const added = 'Aufgenommen';
export const earlierVersions = 'Frühere Versionen';
export const facts = 'Angaben';
export const links = 'Links';
export const requires = 'Benötigt';
export const worksWith = 'Funktioniert mit';
export const moreFrom = (developer: string) => `Mehr von ${developer}`;
export const similarApps = 'Ähnliche Apps';
