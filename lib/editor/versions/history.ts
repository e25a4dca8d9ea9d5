import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { CheckOptions } from '@/lib/catalogue/check/all-rules';
import { type IdHistory, isOtherCatalogue, type NamedApp } from '@/lib/catalogue/check/ids';
import { parseJson } from '@/lib/catalogue/file';
import { isEqual } from '@/lib/catalogue/json-path';
import { localize } from '@/lib/catalogue/localize';
import { imageFiles, pictureFiles } from '@/lib/files/image-files';
import { loadProjectSettings } from '@/lib/files/project-settings';
import type { AppId } from '@/lib/id';
import { site } from '@/lib/site';
import { gitRefusal, gitText, isShallow, mergeBase, readVersions } from './git';

/** Maximum size of all versions that are read, the newest ones. Of 10,000 apps, these are 28, which takes two seconds. */
const MAX_BYTES = 200_000_000;

/**
 * The options for checking a catalogue file with all that a project has: its pictures, its settings and its history.
 *
 * @param root The folder of the project.
 * @throws Error if a setting is not valid.
 */
export async function projectCheckOptions(root: string, file: string): Promise<CheckOptions> {
  const folder = join(root, 'public');
  const pictures = () => pictureFiles(folder);
  return {
    image: imageFiles(folder),
    pictures,
    ...loadProjectSettings(root),
    history: await readIdHistory(file),
  };
}

/** Sentences for the editor if earlier versions cannot all be read, although the file is in a repository. Else null. */
export async function historyNotice(file: string): Promise<string | null> {
  const cwd = dirname(await targetOf(file));
  const refusal = await gitRefusal(cwd);
  if (refusal) return `Ids that other apps had before, and pages that end, are not found. ${refusal}`;
  return (await isShallow(cwd))
    ? 'Ids that other apps had before the oldest commit of this shallow clone, and pages that ended since, are not found. Complete it with git fetch --unshallow.'
    : null;
}

/** The file that a link leads to: git would have the history of the link. */
function targetOf(file: string): Promise<string> {
  return realpath(file).catch(() => file);
}

/**
 * Reads which apps had which ids in the published versions of a catalogue file: those of the main branch, up to where
 * the current branch left it. An id on a branch that is not merged is not in use.
 *
 * @param maxBytes Maximum size of all versions that are read. At least one is.
 * @returns Empty if the file is not in a repository, or if git fails. In a shallow clone, what it has.
 */
export async function readIdHistory(file: string, maxBytes = MAX_BYTES): Promise<IdHistory> {
  const real = await targetOf(file);
  const cwd = dirname(real);
  const path = `./${basename(real)}`;
  const start = await mergeBase(cwd).catch(() => 'HEAD');
  const log = ['--literal-pathspecs', 'log', '--first-parent', '--format=%H', start, '--', path];
  const commits = (await gitText(log, cwd))?.split('\n');
  if (!commits) return new Map();
  const { size } = await stat(file);
  const newest = commits.slice(0, Math.max(1, Math.floor(maxBytes / size)));
  return idHistory(await readVersions(newest, path, cwd));
}

/**
 * Which apps had which ids.
 *
 * @param versions The bytes of a catalogue file's versions, the newest first.
 */
export function idHistory(versions: Iterable<Buffer>): IdHistory {
  const history = new Map<AppId, NamedApp[]>();
  for (const version of versions) {
    const apps = namedApps(version);
    const known = apps.flatMap(({ id, app }) => {
      const later = history.get(id)?.at(-1);
      return later ? [[later, app] as const] : [];
    });
    if (isOtherCatalogue(known)) break;
    for (const { id, app } of apps) {
      const names = history.get(id) ?? [];
      if (isEqual(names.at(-1), app)) continue;
      history.set(id, [...names, app]);
    }
  }
  return history;
}

const names = z.optional(z.catch(z.array(z.string()), []));

/** An app as far as it must be known. Null for another value: a version can have errors. */
const entry = z.catch(
  z.nullable(
    z.object({
      id: z.union([z.number(), z.string()]),
      title: z.string(),
      companyName: z.optional(z.string()),
      categories: names,
      collections: names,
    }),
  ),
  null,
);

/** The apps of a version. None if it is not a list in JSON. */
function namedApps(version: Buffer): { id: AppId; app: NamedApp }[] {
  try {
    const apps = z.parse(z.array(entry), localize(parseJson(version.toString()), site.languages));
    return apps.flatMap((app) => (app ? [{ id: app.id, app }] : []));
  } catch {
    return [];
  }
}
