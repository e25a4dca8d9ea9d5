import type { CardApp } from './select';

/**
 * The content of the card file: the fields of all cards as columns of equal length. Columns are a third smaller than
 * objects, before and after compression.
 */
interface CardColumns {
  id: CardApp['id'][];
  image: CardApp['image'][];
  title: CardApp['title'][];
  downloads: CardApp['downloads'][];
  ratingAvg: CardApp['ratingAvg'][];
}

const FIELDS = ['id', 'image', 'title', 'downloads', 'ratingAvg'] as const;

/** Encodes cards, in their order, as JSON for `decodeCards`. */
export function encodeCards(cards: readonly CardApp[]): string {
  return JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, cards.map((card) => card[field])])));
}

/**
 * Decodes a card file. The build has validated the fields.
 *
 * @param input The parsed JSON.
 * @returns In the order of the catalogue.
 * @throws TypeError if it is not a card file: a host can answer with another file.
 */
export function decodeCards(input: unknown): CardApp[] {
  if (!isCardColumns(input)) throw new TypeError('The card file has an unknown format.');
  const { id, image, title, downloads, ratingAvg } = input;
  return id.map((value, index) => ({
    id: value,
    image: image[index] as string,
    title: title[index] as string,
    downloads: downloads[index] as number | string,
    ratingAvg: ratingAvg[index] as number,
  }));
}

function isCardColumns(input: unknown): input is CardColumns {
  if (typeof input !== 'object' || input === null) return false;
  const columns = FIELDS.map((field) => (input as Record<string, unknown>)[field]);
  const [first] = columns;
  return (
    Array.isArray(first) && columns.every((column) => Array.isArray(column) && column.length === first.length)
  );
}
