import { asset } from '@/lib/routes';
import type { App } from './schema';

let catalogue: Promise<App[]> | undefined;
let loaded: App[] | null = null;

/**
 * The catalogue in the browser, from `GET /appsData.json`: asked for once a visit, then from memory.
 * A failed call is forgotten, so that the next one tries again.
 *
 * @throws Error with a message for the visitor.
 */
export function fetchCatalogue(): Promise<App[]> {
  catalogue ??= request().then(
    (apps) => {
      loaded = apps;
      return apps;
    },
    (error: unknown) => {
      catalogue = undefined;
      throw error;
    },
  );
  return catalogue;
}

/** The catalogue if `fetchCatalogue` has loaded it already; else null. */
export function loadedCatalogue(): App[] | null {
  return loaded;
}

/** Forgets the catalogue, as a new visit does. */
export function forgetCatalogue(): void {
  catalogue = undefined;
  loaded = null;
}

async function request(): Promise<App[]> {
  // The schema loads beside the data, not before it: no page needs either for its first paint.
  const [input, { parseCatalogue }] = await Promise.all([requestJson(), importSchema()]);
  try {
    return parseCatalogue(input);
  } catch (cause) {
    throw new Error('The list of apps could not be read.', { cause });
  }
}

function importSchema() {
  return import('./schema').catch((cause: unknown) => {
    throw new Error('The list of apps could not be loaded. Please check your connection.', { cause });
  });
}

async function requestJson(): Promise<unknown> {
  const response = await fetch(asset('/appsData.json')).catch(() => {
    throw new Error('The list of apps could not be loaded. Please check your connection.');
  });
  if (!response.ok) {
    const status = [response.status, response.statusText].filter(Boolean).join(' ');
    throw new Error(`The list of apps could not be loaded (${status}).`);
  }
  return response.json().catch(() => {
    throw new Error('The list of apps could not be read.');
  });
}
