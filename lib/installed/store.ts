import { createStore } from 'zustand/vanilla';
import { followTabs } from '@/lib/browser/follow-tabs';
import { readItem, writeItem } from '@/lib/browser/storage';
import type { AppId } from '@/lib/id';
import { BASE_PATH } from '@/lib/routes';
import { parseAppList } from './app-list';
import { DAYS_KEY, type Days, dayOfInstallation, formatDays, parseDays } from './days';
import { APP_LIST_KEY, knownIds } from './known-ids';
import { type RunAlone, runAlone } from './run-alone';

/**
 * The outcome of an installation. `unsaved`: installed for this visit only, because the browser rejected the write.
 * `duplicate`: already installed, nothing changed.
 */
export type InstallOutcome = 'installed' | 'unsaved' | 'duplicate';

/** The apps that the visitor installed. */
export interface InstalledState {
  /** Unique app ids, oldest first. May contain ids that the catalogue does not list. */
  ids: readonly AppId[];
  /** When they were installed, as far as it is known. May contain apps that are not installed any more. */
  days: Days;
  /** Adds an id at the end of the list. */
  install: (id: AppId) => Promise<InstallOutcome>;
  /**
   * Adds the ids that are not in the list yet, at its end.
   *
   * @param days When they were installed in another browser. By default, today.
   */
  installAll: (ids: readonly AppId[], days?: Days) => Promise<InstallOutcome>;
  /** Removes an id. A failed write is only logged. */
  uninstall: (id: AppId) => Promise<void>;
  /** Reads the storage again. */
  refresh: () => void;
  /** Performs the pending write immediately instead of waiting for other tabs. For `pagehide`. */
  flush: () => void;
}

/** The localStorage key of the first copy. Later ones are `appList.unreadable.2`, `appList.unreadable.3`, … */
export const UNREADABLE_KEY = 'appList.unreadable';

/** The maximum number of copies, so that a program that damages the list again and again cannot fill the storage. */
export const MAX_COPIES = 10;

const textOf = ({ ids, days }: Pick<InstalledState, 'ids' | 'days'>) => JSON.stringify([ids, [...days]]);

/** Performs a task at once. */
const runNow: RunAlone = async (task) => task();

/**
 * Creates the store of installed apps.
 *
 * An action reads the storage again, because another tab or the visitor may have changed it, and changes the store
 * synchronously. Its write waits for its turn among the tabs, reads the list once more, and applies the changes. The
 * promise resolves after the write.
 *
 * Nothing throws. A damaged list yields the ids that can be recovered. Changes that the browser rejects are logged, kept
 * in memory for the visit, and applied to every later read, so that changes of other tabs are included.
 *
 * @param open Returns the browser's storage. Called for every access, because `window.localStorage` itself can throw.
 * @param runAlone Performs a write while no other tab does.
 */
export function createInstalledStore(open: () => Storage, runAlone: RunAlone = runNow) {
  /** The list at the last successful access. Used if the storage cannot be read. */
  let stored: readonly AppId[] = [];
  /** The days at the same access. */
  let storedDays: Days = new Map();
  /** The changes that are not in the browser's storage, by id: the day of an added id, `null` for a removed one. */
  let unsaved: ReadonlyMap<AppId, string | null> = new Map();
  /** Whether `unsaved` waits for its turn. */
  let isWaiting = false;

  /** @throws Error if the storage cannot be read. */
  function read(): string | null {
    const text = open().getItem(APP_LIST_KEY);
    stored = parseAppList(text).ids;
    storedDays = parseDays(open().getItem(DAYS_KEY));
    const storedIds = new Set(stored);
    // Drops the changes that the storage already contains, so that another tab can undo them.
    unsaved = new Map([...unsaved].filter(([id, day]) => storedIds.has(id) === (day === null)));
    return text;
  }

  function withUnsaved(): Pick<InstalledState, 'ids' | 'days'> {
    const kept = stored.filter((id) => unsaved.get(id) !== null);
    const added = [...unsaved].flatMap(([id, day]) => (day === null ? [] : [[id, day] as const]));
    return {
      ids: [...new Set([...kept, ...added.map(([id]) => id)])],
      days: new Map([...storedDays, ...added]),
    };
  }

  function write(): void {
    // Throws if the list cannot be read, so that an unknown list is not overwritten.
    const before = read();
    const { ids, days } = withUnsaved();
    // The copy is written first: if the storage is full, this throws before the original is overwritten.
    if (before !== null && parseAppList(before).isDamaged) keepUnreadable(before, open());
    open().setItem(APP_LIST_KEY, JSON.stringify(ids));
    stored = ids;
    unsaved = new Map();
    try {
      open().setItem(DAYS_KEY, formatDays(days, ids));
    } catch {
      // No space is left: the list works without them.
    }
  }

  const store = createStore<InstalledState>((set, get) => {
    async function change(changes: Map<AppId, string | null>): Promise<InstallOutcome> {
      get().refresh();
      const present = new Set(get().ids);
      const changed = [...changes].filter(([id, day]) => present.has(id) === (day === null));
      if (changed.length === 0) return 'duplicate';
      unsaved = new Map([...unsaved, ...changed]);
      set(withUnsaved());
      isWaiting = true;
      await runAlone(get().flush);
      return unsaved.size === 0 ? 'installed' : 'unsaved';
    }
    return {
      ids: [],
      days: new Map(),
      install: (id) => get().installAll([id]),
      installAll: (ids, days) => {
        const day = dayOfInstallation();
        return change(new Map(ids.map((id) => [id, days?.get(id) ?? day])));
      },
      uninstall: async (id) => void (await change(new Map([[id, null]]))),
      refresh: () => {
        try {
          read();
        } catch {
          // The list that was read last is shown.
        }
        const list = withUnsaved();
        // Nothing renders again for the same list.
        if (textOf(list) !== textOf(get())) set(list);
      },
      flush: () => {
        if (!isWaiting) return;
        isWaiting = false;
        try {
          write();
        } catch (error) {
          // biome-ignore lint/suspicious/noConsole: the specification requires that failures are logged.
          console.error('The browser could not remember the installed apps.', error);
        }
      },
    };
  });
  // Not in the initial state, with which pages are hydrated.
  store.getState().refresh();
  return store;
}

/**
 * Stores the original text of a damaged list, which a write is about to overwrite. A text that has a copy gets no second
 * one. Copies are never overwritten or removed.
 *
 * @throws Error if the storage is full, or if there are `MAX_COPIES` of other texts: the list must not be overwritten.
 */
function keepUnreadable(text: string, storage: Storage): void {
  for (let number = 1; number <= MAX_COPIES; number += 1) {
    const key = number === 1 ? UNREADABLE_KEY : `${UNREADABLE_KEY}.${number}`;
    const copy = storage.getItem(key);
    if (copy === text) return;
    if (copy === null) {
      storage.setItem(key, text);
      return;
    }
  }
  throw new Error(`There are ${MAX_COPIES} copies of damaged lists already (${UNREADABLE_KEY}).`);
}

/** The installed apps of this browser. */
export const installedStore = createInstalledStore(() => window.localStorage, runAlone);

/**
 * The localStorage key of the installed apps that the catalogue did not list when the list was last shown. Sites below other
 * base paths share the list, and have other catalogues.
 */
const UNLISTED_KEY = `appList.unlisted${BASE_PATH}`;

/**
 * Remembers which installed apps the catalogue does not list. Only the list of installed apps knows it, and the number in
 * the header of all pages must be the number of that list.
 *
 * @param ids Their ids, as JSON.
 */
export function rememberUnlisted(ids: string): void {
  if (ids === (readUnlisted() ?? '[]')) return;
  writeItem('localStorage', UNLISTED_KEY, ids);
  // Not from the storage: if the browser denies it, they are remembered for this page.
  copyIds(ids);
}

/** Copies the list to `knownIds`. */
function copyIds(unlisted: string | null): void {
  const ids = new Set(installedStore.getState().ids);
  const removed = parseAppList(unlisted).ids.filter((id) => ids.has(id));
  knownIds.setState({ ids, listedCount: ids.size - removed.length });
}

const readUnlisted = () => readItem('localStorage', UNLISTED_KEY);

let isStarted = false;

/** Follows changes of the list, by this tab and others. Whatever needs the list calls it; the first call counts. */
export function startInstalled(): void {
  if (isStarted) return;
  isStarted = true;
  const { refresh, flush } = installedStore.getState();
  window.addEventListener('pagehide', flush);
  // Also while no component uses the list, so that it is never stale when one mounts.
  followTabs(APP_LIST_KEY, refresh);
  followTabs(DAYS_KEY, refresh);
  const copy = () => copyIds(readUnlisted());
  copy();
  followTabs(UNLISTED_KEY, copy);
  installedStore.subscribe(copy);
}
