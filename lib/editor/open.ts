import { type Diagnostic, subjectOf } from '@/lib/catalogue/diagnostic';
import { isEqual, type JsonObject } from '@/lib/catalogue/json-path';
import type { Rule } from '@/lib/catalogue/rules';
import { printable } from '@/lib/text/printable';
import { plural } from '@/lib/texts/en/plural';
import { mergeSides, readConflicts } from './conflicts';
import { createDocument, type DocumentStore, isChanged, nextId, valuesOf } from './document';
import { type Draft, draftApps, draftSources } from './draft';
import { type Choice, type Conflict, mergeCatalogues } from './merge';
import type { CatalogueFile } from './protocol';
import { readApps } from './read-apps';

/** Two versions of a catalogue that become one. */
export interface Question {
  heading: string;
  /** The names of the versions. */
  names: { ours: string; theirs: string };
  /** Null if there is no common version. */
  versions: {
    base: readonly JsonObject[];
    ours: readonly JsonObject[];
    theirs: readonly JsonObject[];
  } | null;
  conflicts: readonly Conflict[];
  /**
   * Continues with the merged apps. There can be another question.
   *
   * @param choices For each conflict, by its key.
   */
  resolve: (choices: ReadonlyMap<string, Choice>) => ReadyOrQuestion;
  /** Continues with `theirs` alone. Null if neither version can be left out. */
  discard: (() => ReadyOrQuestion) | null;
}

export type ReadyOrQuestion =
  | {
      kind: 'ready';
      store: DocumentStore;
      notice: string;
    }
  | { kind: 'question'; question: Question };

/** The result of opening a file. */
export type Opened = ReadyOrQuestion | { kind: 'unreadable'; diagnostics: readonly Diagnostic[] };

const RESTORED = 'Your changes that were not saved are restored.';
const SAVED =
  'What you saved into a file is restored. This deploy shows it after your next push. Undo returns to what it has now.';
const MERGED = 'Both versions are merged. Save to write the file.';

/**
 * Opens the catalogue with what a browser has kept.
 *
 * @param draft Changes that were not saved, or that were saved into a file while the deploy has another text.
 */
export function openCatalogue(file: CatalogueFile, draft?: Draft): Opened {
  const values = draft && readApps(draft.file.text).apps;
  if (!draft || !values) return mergeFile(file);
  const isSame = draft.file.version === file.version;
  const isSameDeploy = file.deploy !== undefined && draft.file.deploy === file.deploy;
  // A file with errors in its JSON is a draft also without changes.
  const isUnchanged = draft.apps.length === values.length && draft.apps.every((app, index) => app === index);
  if (isSame && isUnchanged && !draft.file.isRepaired) return mergeFile(file);
  if (!isSame && !isSameDeploy) {
    const base = baseOf(draft, values, file);
    if (isUnchanged && base === values) return mergeFile(file);
    const apps = draftApps(draft, values);
    const opened = mergeFile(file, createDocument(draft.file, base, { apps, pictures: draft.pictures }));
    if (opened.kind !== 'question' || opened.question.conflicts.length > 0) return opened;
    const merged = opened.question.resolve(new Map());
    // The file can have all changes, as after an upload of the downloaded file.
    return merged.kind === 'ready' && !isChanged(merged.store.getState()) ? merged : opened;
  }
  // Its text has the answers to the questions of merge conflicts.
  const { text, isRepaired } = draft.file;
  const isSaved = !isSame && isUnchanged;
  const store = createDocument(isSame ? { ...file, text, isRepaired } : draft.file, values, {
    apps: draftApps(draft, values),
    sources: draftSources(draft),
    pictures: draft.pictures,
    before: (isSaved && readApps(file.text).apps) || values,
  });
  return { kind: 'ready', store, notice: isSaved ? SAVED : RESTORED };
}

/**
 * The common version of a draft and another deploy: what was saved, unless the deploy lacks some of it. Then it is the
 * deploy that the draft started from.
 */
function baseOf(draft: Draft, saved: JsonObject[], { text }: CatalogueFile): JsonObject[] {
  const start = readApps(draft.file.deploy ?? '').apps;
  const theirs = readApps(text).apps;
  if (!start || !theirs) return start ?? saved;
  const { conflicts, resolve } = mergeCatalogues(start, saved, theirs);
  const merged = conflicts.length === 0 ? resolve(new Map(), 1) : null;
  return isEqual(merged, theirs) ? saved : start;
}

/**
 * Opens a catalogue file: also one with merge conflicts, and with errors whose meaning is clear, such as a missing
 * comma or a duplicate field.
 *
 * @param edited A document of an earlier version, which is merged with the file.
 */
export function mergeFile(file: CatalogueFile, edited?: DocumentStore): Opened {
  const ready = (store: DocumentStore, notice: string): ReadyOrQuestion =>
    edited
      ? { kind: 'question', question: questionOf(edited, store, notice) }
      : { kind: 'ready', store, notice };
  const sides = readConflicts(file.text);
  if (!sides) {
    const read = readApps(file.text);
    if (!read.apps) return { kind: 'unreadable', diagnostics: read.diagnostics };
    const { apps, repairs } = read;
    return ready(createDocument({ ...file, isRepaired: repairs.length > 0 }, apps), repairNotice(repairs));
  }
  const merged = mergeSides(sides);
  if (!merged.merge) return { kind: 'unreadable', diagnostics: merged.diagnostics };
  const { merge, ours, theirs, repairs } = merged;
  // Not the commas that are missing where git divides two apps.
  const lost = repairs.filter(({ rule }) => CONSEQUENCES[rule]);
  const distinct = new Map(lost.map((repair) => [`${repair.line}:${repair.column}`, repair]));
  const told = [...distinct.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const repaired = { ...file, text: sides.theirs.text, isRepaired: true };
  const question: Question = {
    heading: 'The file has merge conflicts',
    names: { ours: sides.ours.name || 'the first side', theirs: sides.theirs.name || 'the second side' },
    versions: null,
    conflicts: merge.conflicts,
    resolve: (choices) => {
      const apps = merge.resolve(choices, nextId([...ours, ...theirs], file.history));
      const notice = `${MERGED} ${repairNotice(told)}`.trim();
      return ready(createDocument(repaired, theirs, { apps }), notice);
    },
    discard: null,
  };
  return { kind: 'question', question };
}

/** By rule: what is written in place of a value. */
const CONSEQUENCES: Readonly<Partial<Record<Rule, string>>> = {
  'duplicate-field': ', of which the last one is used',
  'number-size': ', and is rounded, or null above 1e308',
};

/** What a save repairs. Empty for a file without errors. */
function repairNotice([first, ...others]: readonly Diagnostic[]): string {
  if (!first) return '';
  const errors = others.length > 0 ? `${plural(others.length + 1, 'error')}, the first` : 'an error';
  const message = `${subjectOf(first) || 'it'} ${first.message}`;
  const used = CONSEQUENCES[first.rule] ?? '';
  return printable(
    `The file has ${errors} in line ${first.line}: ${message}${used}. Save to write it without errors in its JSON.`,
  );
}

/** @param present The file, with the answers to the questions of its merge conflicts. */
function questionOf(store: DocumentStore, present: DocumentStore, notice: string): Question {
  const { rows, saved } = store.getState();
  const { file, rows: presentRows, saved: inFile } = present.getState();
  const versions = { base: valuesOf(saved), ours: valuesOf(rows), theirs: valuesOf(presentRows) };
  const { conflicts, resolve } = mergeCatalogues(versions.base, versions.ours, versions.theirs);
  return {
    heading: 'The file has changed since you opened it',
    names: { ours: 'your change', theirs: 'the file' },
    versions,
    conflicts,
    resolve: (choices) => {
      const { base, ours, theirs } = versions;
      const apps = resolve(choices, nextId([...base, ...ours, ...theirs, ...valuesOf(inFile)], file.history));
      const { pictures } = store.getState();
      const merged = createDocument(file, valuesOf(inFile), { apps, pictures });
      const told = notice.startsWith(MERGED) ? notice : `${MERGED} ${notice}`.trim();
      return { kind: 'ready', store: merged, notice: isChanged(merged.getState()) ? told : '' };
    },
    discard: () => ({ kind: 'ready', store: present, notice }),
  };
}
