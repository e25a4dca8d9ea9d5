import { asset } from '@/lib/routes';

/** The licences, below `out/`. */
export const LICENCES_FILE = 'licences.txt';

/** The element of a page's head that refers to the licences. The page does not load them. */
export function licencesLink(): string {
  return `<link rel="license" type="text/plain" href="${asset(`/${LICENCES_FILE}`)}"/>`;
}
