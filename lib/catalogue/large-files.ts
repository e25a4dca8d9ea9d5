import { CATALOGUE_URL } from './file';

/**
 * Files with the parts of a large catalogue. The build writes them, and the browser loads them in place of the catalogue:
 * the cards of all apps, their summaries, shards with the apps for a comparison, and shards of the index of the texts.
 */
export interface LargeFiles {
  /** The URL of their folder, without the base path. It contains a hash of their content. */
  folder: string;
  /** Number of shards with apps. */
  appShards: number;
  /** Number of shards of the index. */
  textShards: number;
}

/** The URL of the file with all cards, without the base path: of a catalogue that is not large, the catalogue itself. */
export function cardsUrl(files: LargeFiles | null): string {
  return files ? `${files.folder}/cards.json` : CATALOGUE_URL;
}

/**
 * The value of the attribute `data-catalogue` of each page, which tells the browser where the catalogue is.
 *
 * @returns Undefined for a catalogue that is not large: the page has no attribute.
 */
export function formatLargeFiles(files: LargeFiles | null): string | undefined {
  return files ? `${files.folder} ${files.appShards} ${files.textShards}` : undefined;
}

/** The files of an attribute. */
export function parseLargeFiles(attribute: string | undefined): LargeFiles | null {
  const [folder, appShards, textShards] = attribute?.split(' ') ?? [];
  return folder ? { folder, appShards: Number(appShards), textShards: Number(textShards) } : null;
}
