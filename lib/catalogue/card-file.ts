import type { ListedApp } from './select';

/** The fields that the card file has as columns. */
const FIELDS = ['id', 'image', 'title', 'downloads', 'ratingAvg', 'reviews', 'ratingScore'] as const;

/**
 * The content of the card file: the fields of all apps as columns of equal length. Columns are a third smaller than
 * objects, before and after compression.
 */
type CardColumns = { [Field in (typeof FIELDS)[number]]: ListedApp[Field][] } & {
  /** The names of all developers. */
  developers: string[];
  /** Of each app, the index of its developer. */
  developer: number[];
  /** The languages of titles, by the index of the app. Most titles have none. */
  languages: Record<number, string>;
};

/** Encodes apps, in their order, as JSON for `decodeCards`. */
export function encodeCards(apps: readonly ListedApp[]): string {
  const columns = FIELDS.map((field) => [field, apps.map((app) => app[field])] as const);
  const indices = new Map<string, number>();
  const developer = apps.map(({ companyName }) => {
    const index = indices.get(companyName) ?? indices.size;
    indices.set(companyName, index);
    return index;
  });
  const languages = Object.fromEntries(
    apps.flatMap(({ language }, index) => (language === undefined ? [] : [[index, language]])),
  );
  return JSON.stringify({
    ...Object.fromEntries(columns),
    developers: [...indices.keys()],
    developer,
    languages,
  });
}

/**
 * Decodes a card file. The build has validated the fields.
 *
 * @param input The parsed JSON.
 * @returns In the order of the catalogue.
 * @throws TypeError if it is not a card file: a host can answer with another file.
 */
export function decodeCards(input: unknown): ListedApp[] {
  if (!isCardColumns(input)) throw new TypeError('The card file has an unknown format.');
  const { id, image, title, downloads, ratingAvg, reviews, ratingScore, developers, developer, languages } =
    input;
  return id.map((value, index) => ({
    id: value,
    image: image[index] as string,
    title: title[index] as string,
    companyName: developers[developer[index] as number] as string,
    downloads: downloads[index] as number | string,
    ratingAvg: ratingAvg[index] as number,
    reviews: reviews[index] as number,
    ratingScore: ratingScore[index] as number,
    ...(languages[index] && { language: languages[index] }),
  }));
}

function isCardColumns(input: unknown): input is CardColumns {
  if (typeof input !== 'object' || input === null) return false;
  const file = input as Partial<Record<keyof CardColumns, unknown>>;
  const columns = [...FIELDS.map((field) => file[field]), file.developer];
  const [first] = columns;
  return (
    Array.isArray(file.developers) &&
    typeof file.languages === 'object' &&
    file.languages !== null &&
    Array.isArray(first) &&
    columns.every((column) => Array.isArray(column) && column.length === first.length)
  );
}
