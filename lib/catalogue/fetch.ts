import { asset } from '@/lib/routes';
import type { App } from './schema';

const LOAD_FAILED = 'The list of apps could not be loaded. Please check your connection.';
const PARSE_FAILED = 'The list of apps could not be read.';

/**
 * Requests `GET /appsData.json` in the browser.
 *
 * @returns All apps, in the order of the catalogue.
 * @throws Error with a message for the visitor.
 */
export async function fetchCatalogue(): Promise<App[]> {
  // The schema loads in parallel with the data. The first paint needs neither.
  const [input, { parseCatalogue }] = await Promise.all([requestJson(), importSchema()]);
  try {
    return parseCatalogue(input);
  } catch (cause) {
    throw new Error(PARSE_FAILED, { cause });
  }
}

function importSchema() {
  return import('./schema').catch((cause: unknown) => {
    throw new Error(LOAD_FAILED, { cause });
  });
}

async function requestJson(): Promise<unknown> {
  const response = await fetch(asset('/appsData.json')).catch((cause: unknown) => {
    throw new Error(LOAD_FAILED, { cause });
  });
  if (!response.ok) {
    const status = [response.status, response.statusText].filter(Boolean).join(' ');
    throw new Error(`The list of apps could not be loaded (${status}).`);
  }
  return response.json().catch((cause: unknown) => {
    throw new Error(PARSE_FAILED, { cause });
  });
}
