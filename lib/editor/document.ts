import { createStore, type StoreApi } from 'zustand/vanilla';
import { isEqual, isObject, type JsonObject, jsonOf, valueAt } from '@/lib/catalogue/json-path';
import { memoizeByList } from '@/lib/catalogue/memoize';
import { printCatalogue } from '@/lib/catalogue/print';
import type { AppId } from '@/lib/id';
import { textIn, withText } from './localized-text';
import { matchApps } from './match-apps';
import type { CatalogueFile, Images, Picture } from './protocol';
import { type FieldPath, withField } from './with-field';

/** An app in the editor. */
export interface Row {
  /** Stays while the app is edited and moved. Unique, also among the rows of other documents. */
  key: string;
  /** What `JSON.parse` returns for the app. It can be invalid. */
  value: JsonObject;
}

/** All apps, in the order of the file. */
type Rows = readonly Row[];

/** Pictures by their path. */
export type Pictures = Readonly<Record<string, Picture>>;

/** A catalogue file whose text can be read. */
export interface OpenedFile extends CatalogueFile {
  /** Whether `text` is a repaired version of the file, which has merge conflicts or errors. A save overwrites them. */
  isRepaired: boolean;
}

/** A catalogue that is being edited. */
export interface EditorDocument {
  rows: Rows;
  /** Those that were chosen in this session. An undo keeps them: their paths name their content. */
  pictures: Pictures;
  /** The file as it was read or saved. */
  file: OpenedFile;
  /** The apps of the file. */
  saved: Rows;
  past: readonly Rows[];
  /** The states that a redo returns to, the next one first. A change makes them states that an undo returns to. */
  future: readonly Rows[];
  /** The name of the last change. Consecutive changes with one name are one undo step, unless there is a pause between them. */
  lastChange: string | null;

  /**
   * @param value Undefined removes the field.
   * @param language Of a text that can be in several languages. Those of the others stay.
   */
  setField: (key: string, field: FieldPath, value: unknown, language?: string) => void;
  /** Sets a field to the path of a new picture. */
  setPicture: (key: string, field: FieldPath, picture: Picture) => void;
  /** What is known of the file at a path under `public/`. Undefined if there is none. */
  setImage: (path: string, facts: Images[string] | undefined) => void;
  /** Adds an app at the end. @returns Its key. */
  add: (value: JsonObject) => string;
  /**
   * Adds a copy of an app with a new id at the end.
   *
   * @param today The day on which the copy was added, such as `2026-11-20`, if the app has such a day.
   * @returns Its key.
   */
  duplicate: (key: string, today: string) => string;
  remove: (key: string) => void;
  /** @param index The new 0-based position. */
  move: (key: string, index: number) => void;
  undo: () => void;
  redo: () => void;
  /** Ends a step: the next change is one of its own. */
  endStep: () => void;
  /**
   * The file has the apps and the pictures of an earlier state of this document now.
   *
   * @param text The text of the file.
   */
  markSaved: (written: EditorDocument, text: string, version: string) => void;
}

export type DocumentStore = StoreApi<EditorDocument>;

/** Steps that can be undone. */
const MAX_STEPS = 500;

/** What is typed or moved after a longer pause, in milliseconds, is another undo step. */
const PAUSE_MS = 1000;

/** What a document starts with. By default, nothing is changed. */
export interface DocumentStart {
  apps?: readonly JsonObject[];
  /** The positions of these apps in the file, if they are known. Otherwise apps are matched by `matchApps`. */
  sources?: readonly (number | undefined)[];
  pictures?: Pictures;
  /** The apps that an undo returns to, such as those of the file. After a merge, it would revert what others have changed. */
  before?: readonly JsonObject[];
}

/** Rows of all documents, so that the key of an open app never names an app of the next document. */
let created = 0;

function rowOf(value: JsonObject): Row {
  created += 1;
  return { key: `app-${created}`, value };
}

/**
 * Creates the document of a catalogue file.
 *
 * @param values The entries of the file.
 */
export function createDocument(
  file: OpenedFile,
  values: readonly JsonObject[],
  { apps, sources, pictures = {}, before }: DocumentStart = {},
): DocumentStore {
  const saved = values.map(rowOf);
  let changedAt = 0;

  return createStore<EditorDocument>((set, get) => {
    const change = (next: Rows, name: string | null = null) => {
      const { rows, past, future, lastChange } = get();
      const isSameStep = name !== null && name === lastChange && Math.abs(Date.now() - changedAt) <= PAUSE_MS;
      changedAt = Date.now();
      const undone = future.length > 0 ? [rows, ...future] : [];
      // As after a letter that was typed and removed.
      if (isSame(rows, future.at(-1))) undone.pop();
      const steps = isSameStep ? past : [...past, ...undone, rows].slice(-MAX_STEPS);
      set({ rows: next, past: steps, future: [], lastChange: name });
    };
    const restore = (rows: Rows | undefined, past: readonly Rows[], future: readonly Rows[]) => {
      if (rows) set({ rows, past, future: future.slice(0, MAX_STEPS), lastChange: null });
    };
    const withValue = (key: string, field: FieldPath, value: unknown) =>
      get().rows.map((row) => (row.key === key ? { key, value: withField(row.value, field, value) } : row));
    const indexOf = (key: string) => get().rows.findIndex((row) => row.key === key);

    return {
      rows: apps ? editedRows(apps, saved, sources) : saved,
      pictures,
      file,
      saved,
      past: before ? [editedRows(before, saved)] : [],
      future: [],
      lastChange: null,
      setField: (key, field, value, language) => {
        const whole = valueAt(get().rows[indexOf(key)]?.value, field);
        const old = language === undefined ? whole : textIn(whole, language);
        if (isEqual(old, value)) return;
        if (startsStep(old, value)) get().endStep();
        // Removed characters are another step than typed ones: the text can be lost otherwise.
        const isRemoval = jsonOf(value).length === jsonOf(old).length - 1;
        const name = isTyped(old, value) ? `${key} ${[...field, language, isRemoval].join('.')}` : null;
        const after = language === undefined ? value : withText(whole, language, value);
        change(withValue(key, field, after), name);
      },
      setPicture: (key, field, picture) => {
        set({ pictures: { ...get().pictures, [picture.path]: picture } });
        change(withValue(key, field, picture.path));
      },
      setImage: (path, facts) => {
        const { file } = get();
        if (!file.images || isEqual(file.images[path], facts)) return;
        const { [path]: _before, ...others } = file.images;
        set({ file: { ...file, images: facts ? { ...others, [path]: facts } : others } });
      },
      add: (value) => {
        const row = rowOf(value);
        change([...get().rows, row]);
        return row.key;
      },
      duplicate: (key, today) => {
        const value = structuredClone(get().rows[indexOf(key)]?.value);
        const dates = value?.added === undefined ? {} : { added: today };
        return get().add({ ...value, id: newId(get()), ...dates });
      },
      remove: (key) => change(get().rows.filter((row) => row.key !== key)),
      move: (key, index) => {
        const { rows } = get();
        const from = indexOf(key);
        const to = Math.min(Math.max(index, 0), rows.length - 1);
        if (from < 0 || from === to) return;
        const others = rows.filter((row) => row.key !== key);
        change([...others.slice(0, to), rows[from] as Row, ...others.slice(to)], `${key} moved`);
      },
      undo: () => {
        const { rows, past, future } = get();
        restore(past.at(-1), past.slice(0, -1), [rows, ...future]);
      },
      redo: () => {
        const { rows, past, future } = get();
        restore(future[0], [...past, rows], future.slice(1));
      },
      endStep: () => set({ lastChange: null }),
      markSaved: (written, text, version) => {
        const { file } = get();
        const added = newPictures(written).map(({ path, facts }) => [path, facts]);
        const images = file.images && { ...file.images, ...Object.fromEntries(added) };
        set({
          file: { ...file, text, version, images, isRepaired: false },
          saved: written.rows,
          lastChange: null,
        });
      },
    };
  });
}

/** Whether a person types: a text whose length changes by one at most, or that a character replaces. Not a list. */
function isTyped(before: unknown, after: unknown): boolean {
  const isText = [before, after].every((value) => typeof value !== 'object');
  const length = jsonOf(after).length;
  return isText && (length === 1 || Math.abs(length - jsonOf(before).length) <= 1);
}

/**
 * Whether a word begins, of which the space before it is a part: a text has more white space, or more ends of phrases in
 * Chinese or Japanese. Or whether a character replaces a text.
 */
function startsStep(before: unknown, after: unknown): boolean {
  const [old, text] = [jsonOf(before), jsonOf(after)];
  const ends = (part: string) => part.match(/[\s、，。！？]/g)?.length ?? 0;
  return ends(text) > ends(old) || (text.length === 1 && old.length > 2);
}

/** The row of an edited app: that of the file, with its new value, or a new one. */
function editedRow(row: Row | undefined, value: JsonObject): Row {
  if (!row) return rowOf(value);
  return isEqual(row.value, value) ? row : { key: row.key, value };
}

function editedRows(
  apps: readonly JsonObject[],
  saved: readonly Row[],
  sources?: DocumentStart['sources'],
): Row[] {
  if (sources) return apps.map((app, index) => editedRow(saved[sources[index] ?? -1], app));
  const [inFile, edited] = matchApps(valuesOf(saved), apps);
  return [...edited].map(([key, { app }]) => editedRow(saved[inFile.get(key)?.source ?? -1], app));
}

/** The values of rows. */
export function valuesOf(rows: readonly Row[]): JsonObject[] {
  return rows.map(({ value }) => value);
}

const byKey = memoizeByList(
  (rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.key, row])),
);

/** Whether the document has changes that the file does not have. */
export function isChanged(document: EditorDocument): boolean {
  const { rows, saved, file } = document;
  return file.isRepaired || newPictures(document).length > 0 || !isSame(rows, saved);
}

function isSame(rows: Rows, others: Rows | undefined): boolean {
  return rows.length === others?.length && rows.every((row, index) => isSameRow(row, others[index]));
}

function isSameRow(row: Row, other: Row | undefined): boolean {
  return row.key === other?.key && isEqual(row.value, other.value);
}

/** Whether an app has changes that the file does not have. */
export function isRowChanged({ saved }: EditorDocument, row: Row): boolean {
  const before = byKey(saved).get(row.key);
  return !before || !isSameRow(row, before);
}

/** The text of the file with the changes of the document. */
export function textOf({ file, rows }: Pick<EditorDocument, 'file' | 'rows'>): string {
  return printCatalogue(valuesOf(rows), file.text);
}

/** Whether a save changes lines of apps that have not changed, because the file has another format. */
export function isReformatted({ file, saved }: Pick<EditorDocument, 'file' | 'saved'>): boolean {
  return printCatalogue(valuesOf(saved), file.text) !== file.text;
}

/** The pictures to save: those that the apps use, and that are not on the disk. */
export function newPictures({ rows, pictures, file }: Pick<EditorDocument, 'rows' | 'pictures' | 'file'>) {
  const used = filesIn(rows);
  return Object.values(pictures).filter(({ path }) => used.has(path) && !file.images?.[path]);
}

/** The icons, screenshots, posters and films of apps, as they are in the catalogue. */
export function filesIn(rows: readonly Pick<Row, 'value'>[]): Set<string> {
  const parts = rows.flatMap(({ value }) => [value, value.screenshots].flat().filter(isObject));
  const paths = parts.flatMap(({ image, poster, video }) => [image, poster, video]);
  return new Set(paths.filter((path) => typeof path === 'string'));
}

/** The lowest id that is greater than those of apps, and of all in the file’s history. */
export function nextId(apps: readonly JsonObject[], history: CatalogueFile['history']): number {
  const known = [...apps.map(({ id }) => id), ...history.map(([id]) => id)];
  return known.reduce<number>(
    (next, id) => (Number.isSafeInteger(id) ? Math.max(next, Number(id) + 1) : next),
    1,
  );
}

/** The id of a new app: the next number. Empty if the others have names, so that it is typed. */
export function newId({ rows, saved, file }: Pick<EditorDocument, 'rows' | 'saved' | 'file'>): AppId {
  const hasNames = rows.length > 0 && !rows.some(({ value }) => typeof value.id === 'number');
  return hasNames ? '' : nextId(valuesOf([...rows, ...saved]), file.history);
}
