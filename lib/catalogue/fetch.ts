import { asset } from '@/lib/routes';
import { CATALOGUE_URL } from './file';
import type { ListedApp } from './select';

const LOAD_FAILED = 'The list of apps could not be loaded. Please check your connection.';
const PARSE_FAILED = 'The list of apps could not be read.';

/** After this time without an answer a request has failed, in milliseconds. Browsers wait for minutes. */
const ANSWER_MS = 30_000;

/**
 * Requests a file of the catalogue in the browser, without parsing it: most pages only prefetch it.
 *
 * @param file `CATALOGUE_URL`, or the card file or a shard of a large catalogue. Without the base path.
 * @throws Error with a message for the visitor.
 */
export async function requestFile(file: string): Promise<string> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_MS);
  const response = await fetch(asset(file), { signal: controller.signal })
    .catch(failed)
    .finally(() => clearTimeout(timer));
  if (!response.ok) {
    const status = `${response.status} ${response.statusText}`.trim();
    const error = new Error(`The list of apps could not be loaded (${status}).`);
    // The name that bundlers use: a new deploy has removed the hashed file, as it removes chunks.
    if (response.status === 404 && file !== CATALOGUE_URL) error.name = 'ChunkLoadError';
    throw error;
  }
  return response.text().catch(failed);
}

/**
 * Parses the text of a file of the catalogue.
 *
 * @param file As given to `requestFile`.
 * @returns All apps, in the order of the catalogue.
 * @throws Error with a message for the visitor.
 */
export async function parseFile(file: string, text: string): Promise<ListedApp[]> {
  return decodeText(text, await importParser(file).catch(failed));
}

/**
 * Parses a text as JSON and decodes it.
 *
 * @throws Error with a message for the visitor.
 */
export function decodeText<T>(text: string, decode: (input: unknown) => T): T {
  try {
    return decode(JSON.parse(text));
  } catch (cause) {
    throw new Error(PARSE_FAILED, { cause });
  }
}

/** The schema is as large as the rest of our own code, so both parsers are loaded when they are needed. */
async function importParser(file: string): Promise<(input: unknown) => ListedApp[]> {
  return file === CATALOGUE_URL
    ? (await import('./decode-catalogue')).decodeCatalogue
    : (await import('./card-file')).decodeCards;
}

function failed(cause: unknown): never {
  throw new Error(LOAD_FAILED, { cause });
}
