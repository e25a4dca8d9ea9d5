import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '@/lib/catalogue/file';
import { routes } from '@/lib/routes';

/**
 * The path of the page of the first app, without the base path: measurements and pictures show it for all apps.
 *
 * @param out A built site.
 * @returns Undefined for an empty catalogue.
 */
export function firstAppPath(out: string): string | undefined {
  const [first] = parseJson(readFileSync(join(out, 'appsData.json'), 'utf8')) as { id: number }[];
  return first && routes.app(first.id);
}
