import 'server-only';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { BADGE_TEXTS } from '@/lib/catalogue/badges';
import type { CheckOptions } from '@/lib/catalogue/check/all-rules';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { CatalogueError } from '@/lib/catalogue/diagnostic';
import { CATALOGUE_PATH, parseJson } from '@/lib/catalogue/file';
import { memoizeByList } from '@/lib/catalogue/memoize';
import { normalizeApps } from '@/lib/catalogue/normalize-apps';
import { type App, parseCatalogue } from '@/lib/catalogue/schema';
import { imageFiles } from '@/lib/files/image-files';
import { loadProjectSettings } from '@/lib/files/project-settings';
import { readSource } from '@/lib/files/source';
import { site } from '@/lib/site';
import { language } from '@/texts/language';

/** The last result, and the version of the file that it was read from. */
let last: { version: string; apps: App[] } | undefined;

/** By the id as it is in a URL. */
const indexById = memoizeByList((apps: readonly App[]) => new Map(apps.map((app) => [String(app.id), app])));

/**
 * Reads and checks `public/appsData.json`. The result is cached, in development until the file changes. An error is not
 * cached, because its remedy can be another file: a missing image.
 *
 * Synchronous, as all that pages read: React writes the parts of a page in the order in which they are ready, and a build must
 * give the same files each time.
 *
 * @returns All apps, in the order of the file.
 * @throws CatalogueError with all errors, as `npm run catalogue:check` prints them.
 */
export function readCatalogue(): App[] {
  const version = process.env.NODE_ENV === 'development' ? fileVersion() : '';
  if (last?.version !== version) last = { version, apps: read() };
  return last.apps;
}

/**
 * Finds the app of a path segment.
 *
 * @example readApp('7') // app 7; undefined for '07', '7x' and '-7'
 * @throws CatalogueError as `readCatalogue`.
 */
export function readApp(segment: string): App | undefined {
  return indexById(readCatalogue()).get(segment);
}

/** Changes with each change of the file. Empty if there is none. */
function fileVersion(): string {
  const stats = statSync(join(process.cwd(), CATALOGUE_PATH), { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : '';
}

function read(): App[] {
  const root = process.cwd();
  const bytes = readSource(join(root, CATALOGUE_PATH), CATALOGUE_PATH);
  return parseCatalogueFile(bytes, CATALOGUE_PATH, {
    image: imageFiles(join(root, 'public')),
    rules: loadProjectSettings(root).rules,
  });
}

/**
 * Parses and checks a catalogue file, as pages show it in the language of the build. Warnings are ignored.
 *
 * @param file The file's name, for messages.
 * @throws CatalogueError with all errors, each with line and column.
 */
export function parseCatalogueFile(bytes: Buffer, file: string, options: CheckOptions = {}): App[] {
  const errors = checkCatalogue(bytes, { language, ...options }).filter(
    ({ severity }) => severity === 'error',
  );
  if (errors.length > 0) throw new CatalogueError(file, errors);
  return normalizeApps(
    parseCatalogue(parseJson(bytes.toString()), [language, ...(options.languages ?? site.languages)]),
    BADGE_TEXTS,
  );
}
