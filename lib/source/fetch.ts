import { loadCode } from '@/lib/browser/load-code';
import { CATALOGUE_URL } from '@/lib/catalogue/file';
import type { BadgeTexts } from '@/lib/catalogue/normalize-apps';
import type { ListedApp } from '@/lib/catalogue/views';
import { asset } from '@/lib/routes';
import * as texts from '@/texts/shared';
import { LoadFailure } from './load-failure';

/** After this time without a byte, a request has failed, in milliseconds. Browsers wait for minutes, or forever. */
const SILENCE_MS = 30_000;

/**
 * Requests a file of the catalogue in the browser, without parsing it: most pages only prefetch it.
 *
 * @param file `CATALOGUE_URL`, or the card file or a shard of a large catalogue. Without the base path.
 * @throws LoadFailure
 */
export async function requestFile(file: string): Promise<string> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitForBytes = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), SILENCE_MS);
  };
  waitForBytes();
  try {
    const response = await fetch(asset(file), { signal: controller.signal }).catch(failed);
    if (!response.ok) {
      const status = `${response.status} ${response.statusText}`.trim();
      const error = new LoadFailure(texts.listNotLoadedBecause(status));
      // The name that bundlers use: a new deploy has removed the hashed file, as it removes chunks.
      if (response.status === 404 && file !== CATALOGUE_URL) error.name = 'ChunkLoadError';
      throw error;
    }
    return await readText(response, waitForBytes).catch(failed);
  } finally {
    clearTimeout(timer);
  }
}

/** The text of a response, as UTF-8. Calls `onBytes` for each part that arrives. */
async function readText(response: Response, onBytes: () => void): Promise<string> {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    onBytes();
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Parses the text of a file of the catalogue.
 *
 * @param file As given to `requestFile`.
 * @param badgeTexts As of `normalizeApps`. The card file has them.
 * @returns All apps, in the order of the catalogue.
 * @throws LoadFailure
 */
export async function parseFile(file: string, text: string, badgeTexts?: BadgeTexts): Promise<ListedApp[]> {
  return parseText(text, await importParser(file, badgeTexts).catch(failed));
}

/** Both parsers are loaded when they are needed: most pages need none. */
async function importParser(
  file: string,
  badgeTexts: BadgeTexts | undefined,
): Promise<(text: string) => ListedApp[] | Promise<ListedApp[]>> {
  if (file !== CATALOGUE_URL) return (await loadCode(import('@/lib/catalogue/card-file'))).decodeCards;
  const { decodeCatalogue } = await loadCode(import('./decode-catalogue'));
  return (text) => decodeCatalogue(JSON.parse(text), badgeTexts);
}

/**
 * Parses the text of any file.
 *
 * @throws LoadFailure
 */
export async function parseText<T>(text: string, parse: (text: string) => T | Promise<T>): Promise<T> {
  try {
    return await parse(text);
  } catch (cause) {
    throw new LoadFailure(texts.listNotRead, { cause });
  }
}

function failed(cause: unknown): never {
  throw new LoadFailure(texts.listNotLoaded, { cause });
}
