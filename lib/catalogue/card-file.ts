import type { ListedApp } from './select';

/** The fields that the card file has as columns. */
const FIELDS = ['id', 'image', 'title', 'downloads', 'ratingAvg', 'reviews', 'ratingScore'] as const;

/** Number of apps in a part, which a slow phone decodes in 20 ms. Smaller parts are compressed less well. */
const PART_SIZE = 2000;

/** The first line of the card file. */
interface CardHeader {
  /** Number of apps. A file that is cut between two parts has fewer. */
  count: number;
  /** The names of all developers. */
  developers: string[];
}

/**
 * A part of the card file: the fields of its apps as columns of equal length. Columns are a third smaller than objects,
 * before and after compression.
 */
type CardColumns = { [Field in (typeof FIELDS)[number]]: ListedApp[Field][] } & {
  /** Of each app, the index of its developer. */
  developer: number[];
  /** The languages of titles, by the index of the app in the part. Most titles have none. */
  languages: Record<number, string>;
};

/**
 * Encodes apps, in their order, for `decodeCards`: a header and the parts of the list, each as a line of JSON.
 *
 * @param partSize Number of apps in a part.
 */
export function encodeCards(apps: readonly ListedApp[], partSize = PART_SIZE): string {
  const developers = new Map<string, number>();
  for (const { companyName } of apps)
    if (!developers.has(companyName)) developers.set(companyName, developers.size);
  const header: CardHeader = { count: apps.length, developers: [...developers.keys()] };
  const parts = Array.from({ length: Math.ceil(apps.length / partSize) }, (_, part) =>
    encodePart(apps.slice(part * partSize, (part + 1) * partSize), developers),
  );
  return [header, ...parts].map((line) => JSON.stringify(line)).join('\n');
}

function encodePart(apps: readonly ListedApp[], developers: ReadonlyMap<string, number>) {
  const columns = FIELDS.map((field) => [field, apps.map((app) => app[field])] as const);
  const developer = apps.map(({ companyName }) => developers.get(companyName));
  const languages = Object.fromEntries(
    apps.flatMap(({ language }, index) => (language === undefined ? [] : [[index, language]])),
  );
  return { ...Object.fromEntries(columns), developer, languages };
}

/**
 * Decodes a card file. Each part has a task of its own, so that the page stays responsive. The build has validated the
 * fields.
 *
 * @returns In the order of the catalogue.
 * @throws SyntaxError or TypeError if it is not a complete card file: a host can answer with another file.
 */
export async function decodeCards(text: string): Promise<ListedApp[]> {
  const [first = '', ...parts] = text.trimEnd().split('\n');
  const header: unknown = JSON.parse(first);
  if (!isCardHeader(header)) throw unknownFormat();
  const apps: ListedApp[] = [];
  for (const part of parts) {
    await nextTask();
    apps.push(...decodePart(JSON.parse(part), header));
  }
  if (apps.length !== header.count) throw unknownFormat();
  return apps;
}

function decodePart(input: unknown, { developers }: CardHeader): ListedApp[] {
  if (!isCardColumns(input)) throw unknownFormat();
  const { id, image, title, downloads, ratingAvg, reviews, ratingScore, developer, languages } = input;
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

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function unknownFormat(): TypeError {
  return new TypeError('The card file has an unknown format.');
}

function isCardHeader(input: unknown): input is CardHeader {
  if (typeof input !== 'object' || input === null) return false;
  const { count, developers } = input as Partial<Record<keyof CardHeader, unknown>>;
  return typeof count === 'number' && Array.isArray(developers);
}

function isCardColumns(input: unknown): input is CardColumns {
  if (typeof input !== 'object' || input === null) return false;
  const part = input as Partial<Record<keyof CardColumns, unknown>>;
  const columns = [...FIELDS.map((field) => part[field]), part.developer];
  const [first] = columns;
  return (
    typeof part.languages === 'object' &&
    part.languages !== null &&
    Array.isArray(first) &&
    columns.every((column) => Array.isArray(column) && column.length === first.length)
  );
}
