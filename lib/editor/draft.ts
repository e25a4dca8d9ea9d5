import { delMany, get, set } from 'idb-keyval';
import { type EditorDocument, editedApps, isChanged, type Version } from './document';
import type { CatalogueFile } from './protocol';
import type { EditedApp, JsonObject } from './splice';

/** What the browser keeps of a document that is not saved. */
export interface Draft {
  file: CatalogueFile;
  /** Of an unchanged app, its position in the file alone. */
  apps: (EditedApp | number)[];
  pictures: Version['pictures'];
}

/** The file is stored apart, because it can have megabytes and does not change while its apps are edited. */
const fileKey = (name: string) => `${name} file`;
const changesKey = (name: string) => `${name} changes`;

/** The last file that was stored, by its version. */
let storedFile: string | undefined;

/**
 * Stores the changes of a document in IndexedDB, or removes them if there are none. A failure is ignored: the document
 * itself is on the screen.
 */
export async function storeDraft(name: string, document: EditorDocument): Promise<void> {
  if (!isChanged(document)) return removeDraft(name);
  const { file, saved, pictures } = document;
  const apps = editedApps(document).map((app) =>
    app.source !== null && saved.rows[app.source]?.value === app.value ? app.source : app,
  );
  try {
    if (storedFile !== file.version) await set(fileKey(name), file);
    storedFile = file.version;
    await set(changesKey(name), { apps, pictures, version: file.version });
  } catch {
    // The browser stores nothing, for example in a private window.
  }
}

/** Removes the stored changes. */
export async function removeDraft(name: string): Promise<void> {
  storedFile = undefined;
  await delMany([changesKey(name), fileKey(name)]).catch(() => {});
}

/** The stored changes. Undefined without any, or if the browser stores nothing. */
export async function loadDraft(name: string): Promise<Draft | undefined> {
  try {
    const [file, changes] = await Promise.all([
      get<CatalogueFile>(fileKey(name)),
      get<Omit<Draft, 'file'> & { version: string }>(changesKey(name)),
    ]);
    return file && changes?.version === file.version ? { file, ...changes } : undefined;
  } catch {
    return undefined;
  }
}

/** The apps of a draft. */
export function draftApps({ apps }: Draft, values: readonly JsonObject[]): EditedApp[] {
  return apps.map((app) => (typeof app === 'number' ? { source: app, value: values[app] ?? {} } : app));
}
