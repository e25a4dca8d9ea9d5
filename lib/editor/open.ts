import { checkSchema } from '@/lib/catalogue/check/schema';
import { parseTolerantly } from '@/lib/catalogue/check/syntax';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { withoutBom } from '@/lib/catalogue/file';
import { mergeSides, readConflicts } from './conflicts';
import { createDocument, type DocumentStore, nextId } from './document';
import { type Draft, draftApps } from './draft';
import { type Merge, mergeCatalogues } from './merge';
import type { CatalogueFile } from './protocol';
import { type EditedApp, isObject, type JsonObject } from './splice';

/** Two versions of a catalogue that become one. */
export interface Question {
  heading: string;
  /** The names of the versions. */
  names: { mine: string; theirs: string };
  /** The lists before. Without one, the versions have no common origin. */
  versions: {
    base: readonly JsonObject[];
    mine: readonly JsonObject[];
    theirs: readonly JsonObject[];
  } | null;
  merge: Merge;
  /** The id of the first app that gets a new one. */
  freeId: number;
  /** Continues with the result. */
  resolve: (apps: readonly EditedApp[]) => DocumentStore;
}

/** The result of opening a file. */
export type Opened =
  | { kind: 'ready'; store: DocumentStore; isRestored: boolean }
  | { kind: 'question'; question: Question }
  | { kind: 'unreadable'; diagnostics: readonly Diagnostic[] };

/**
 * Opens a catalogue file: also one with merge conflicts, and with errors whose meaning is clear, such as a missing comma.
 *
 * @param draft Changes that were not saved.
 */
export function openCatalogue(file: CatalogueFile, draft?: Draft): Opened {
  const sides = readConflicts(file.text);
  if (sides) {
    const { merge, error } = mergeSides(sides);
    if (error) return { kind: 'unreadable', diagnostics: error.diagnostics };
    const theirs = { ...file, text: sides.theirs.text };
    const values = valuesOf(theirs.text) ?? [];
    const names = {
      mine: sides.ours.name || 'the first side',
      theirs: sides.theirs.name || 'the second side',
    };
    const store = createDocument(theirs, values);
    return {
      kind: 'question',
      question: {
        heading: 'The file has merge conflicts',
        names,
        versions: null,
        merge,
        freeId: nextId(store.getState()),
        resolve: (apps) => {
          store.getState().rebase(theirs, values, apps);
          return store;
        },
      },
    };
  }
  const values = valuesOf(file.text);
  if (!values) return { kind: 'unreadable', diagnostics: errorsOf(file.text) };
  const store = createDocument(file, values);
  const base = draft && valuesOf(draft.file.text);
  if (!draft || !base) return { kind: 'ready', store, isRestored: false };
  const apps = draftApps(draft, base);
  if (draft.file.version === file.version) {
    store.getState().rebase(file, values, apps, draft.pictures);
    return { kind: 'ready', store, isRestored: true };
  }
  const earlier = createDocument(draft.file, base);
  earlier.getState().rebase(draft.file, base, apps, draft.pictures);
  return { kind: 'question', question: questionOf(earlier, file, values) };
}

/**
 * Joins a document with a file that has changed since it was read.
 *
 * @returns Null if the file cannot be read, or has merge conflicts.
 */
export function joinChanged(store: DocumentStore, file: CatalogueFile): Question | null {
  const values = readConflicts(file.text) ? null : valuesOf(file.text);
  return values && questionOf(store, file, values);
}

function questionOf(store: DocumentStore, file: CatalogueFile, values: readonly JsonObject[]): Question {
  const { rows, saved } = store.getState();
  const versions = {
    base: saved.rows.map(({ value }) => value),
    mine: rows.map(({ value }) => value),
    theirs: values,
  };
  return {
    heading: 'The file has changed since you opened it',
    names: { mine: 'your change', theirs: 'the file' },
    versions,
    merge: mergeCatalogues(versions.base, versions.mine, versions.theirs),
    freeId: nextId({ rows: [...rows, ...values.map((value) => ({ key: '', value }))], saved, file }),
    resolve: (apps) => {
      store.getState().rebase(file, values, apps);
      return store;
    },
  };
}

/** The entries of a file. Null if it is no list of objects. */
function valuesOf(text: string): JsonObject[] | null {
  const { value } = parseTolerantly(withoutBom(text));
  const isList = Array.isArray(value) && value.every(isObject);
  return isList ? value : null;
}

function errorsOf(text: string): Diagnostic[] {
  const { errors, value } = parseTolerantly(withoutBom(text));
  return errors.length > 0 ? errors.map(({ diagnostic }) => diagnostic) : checkSchema(value);
}
