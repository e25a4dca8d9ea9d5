import { delMany, get, keys, setMany } from 'idb-keyval';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { memoize } from '@/lib/catalogue/memoize';
import { type EditorDocument, isChanged, newPictures, type OpenedFile, type Pictures } from './document';
import { storedText } from './stored';

/** What the browser keeps of a document that is not saved, or saved into a file that the deploy does not have yet. */
export interface Draft {
  file: OpenedFile;
  /** With their positions in the file, of those that it has. Of an unchanged app, this alone. */
  apps: ({ source?: number; value: JsonObject } | number)[];
  pictures: Pictures;
}

/** The file is stored apart, because it can have megabytes and does not change while its apps are edited. */
const fileKey = (name: string) => `${name} file`;
const changesKey = (name: string) => `${name} changes`;

/** The name of this tab's draft, in sessionStorage: it survives a reload and a crash. */
const ownName = storedText('sessionStorage', 'editor.draft');

/** How long a reloaded page waits for its draft, which the page before it still has, in milliseconds. */
const RELOAD_MS = 2000;

/**
 * Claims the draft of this tab for as long as the page lives, so that no other tab overwrites it: that of the page before
 * a reload, otherwise one whose tab is gone, otherwise a new one.
 *
 * @param name The name of the catalogue: after an attempt that failed, the server can be that of another project.
 * @returns The name of the draft.
 */
export const claimDraft = memoize(async (name: string): Promise<string> => {
  // Only pages of this machine and those by HTTPS have locks.
  if (!navigator.locks) return name;
  const own = ownName.read();
  if (own?.startsWith(name) && (await hold(own, { signal: AbortSignal.timeout(RELOAD_MS) }))) return own;
  // The name of a new draft is that of no other.
  for (const draft of [...(await storedDrafts(name)), `${name} ${crypto.randomUUID()}`]) {
    if (!(await hold(draft, { ifAvailable: true }))) continue;
    ownName.write(draft);
    return draft;
  }
  return name;
});

/** Empty if the browser stores nothing. */
async function storedDrafts(name: string): Promise<Set<string>> {
  try {
    const stored = (await keys<string>()).filter((key) => key.startsWith(name));
    return new Set(stored.map((key) => key.replace(/ (file|changes)$/, '')));
  } catch {
    return new Set();
  }
}

/** Holds a lock until the page is gone. @returns Whether this page has it. */
function hold(name: string, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, options, (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}

/** The last file that was stored, by its version. */
let storedFile: string | undefined;

/**
 * Stores the changes of a document in IndexedDB, or removes them if there are none. Those that were saved into a file are
 * kept, too, until the deploy has them.
 *
 * @returns Whether the browser keeps all changes. Otherwise they are on the screen only: in a private window, or with a
 * full disk.
 */
export async function storeDraft(name: string, document: EditorDocument): Promise<boolean> {
  const { file, rows, saved } = document;
  if (!isChanged(document) && (file.deploy ?? file.version) === file.version) {
    await removeDraft(name);
    return true;
  }
  const pictures = Object.fromEntries(newPictures(document).map((picture) => [picture.path, picture]));
  const positions = new Map(saved.map(({ key }, index) => [key, index]));
  const apps: Draft['apps'] = rows.map(({ key, value }) => {
    const source = positions.get(key);
    return source !== undefined && saved[source]?.value === value ? source : { source, value };
  });
  const entries: [string, unknown][] = [[changesKey(name), { apps, pictures, version: file.version }]];
  if (storedFile !== file.version) entries.push([fileKey(name), file]);
  // Set before `await`: `removeDraft` can run meanwhile and clear it.
  storedFile = file.version;
  try {
    await setMany(entries);
    return true;
  } catch {
    storedFile = undefined;
    return false;
  }
}

/** Removes the stored changes. */
async function removeDraft(name: string): Promise<void> {
  storedFile = undefined;
  try {
    await delMany([changesKey(name), fileKey(name)]);
  } catch {
    // The browser stores nothing.
  }
}

/** The stored changes. Undefined without any, or if the browser stores nothing. */
export async function loadDraft(name: string): Promise<Draft | undefined> {
  try {
    const [file, changes] = await Promise.all([
      get<OpenedFile>(fileKey(name)),
      get<Omit<Draft, 'file'> & { version: string }>(changesKey(name)),
    ]);
    return file && changes?.version === file.version ? { file, ...changes } : undefined;
  } catch {
    return undefined;
  }
}

/** The apps of a draft. */
export function draftApps({ apps }: Draft, values: readonly JsonObject[]): JsonObject[] {
  return apps.map((app) => (typeof app === 'number' ? (values[app] ?? {}) : app.value));
}

/** Their positions in the file. */
export function draftSources({ apps }: Draft): (number | undefined)[] {
  return apps.map((app) => (typeof app === 'number' ? app : app.source));
}
