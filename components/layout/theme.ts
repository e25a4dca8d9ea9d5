import { createStore } from 'zustand/vanilla';

/** The localStorage key of the theme: `light` or `dark`, and no value for the colour scheme of the system. */
export const THEME_KEY = 'theme';

/** A colour scheme that the visitor chose. */
export type Theme = 'light' | 'dark';

/** Parses a stored theme. null is the colour scheme of the system, and the result for any other value. */
export function parseTheme(value: unknown): Theme | null {
  return value === 'light' || value === 'dark' ? value : null;
}

/** The visitor's theme. */
export interface ThemeState {
  /** null for the colour scheme of the system. */
  theme: Theme | null;
  /** Whether the browser rejected the last choice, which then lasts for the visit. */
  isUnsaved: boolean;
  /** Changes and stores the theme. Never throws. */
  choose: (theme: Theme | null) => void;
  /** Reads the stored theme. Keeps the current one if the storage cannot be read. Never throws. */
  reload: () => void;
}

/**
 * Creates the store of the theme. Its initial state is the one of prerendered HTML.
 *
 * @param open Returns the browser's storage. Called for every access, because `window.localStorage` itself can throw.
 */
export function createThemeStore(open: () => Storage) {
  return createStore<ThemeState>()((set) => ({
    theme: null,
    isUnsaved: false,
    choose: (theme) => {
      set({ theme, isUnsaved: !succeeds(() => write(open(), theme)) });
    },
    reload: () => {
      succeeds(() => set({ theme: parseTheme(open().getItem(THEME_KEY)), isUnsaved: false }));
    },
  }));
}

function write(storage: Storage, theme: Theme | null): void {
  if (theme) storage.setItem(THEME_KEY, theme);
  else storage.removeItem(THEME_KEY);
}

function succeeds(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

/** Applies a theme to the document: `data-theme` selects the colour scheme in globals.css. */
export function applyTheme(theme: Theme | null): void {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
}

/** The theme of this browser. */
export const themeStore = createThemeStore(() => window.localStorage);

// Outside React, so that hydration, which renders the initial state first, does not change the document.
if (typeof window !== 'undefined') {
  // The theme that the script of the head has read.
  themeStore.setState({ theme: parseTheme(document.documentElement.dataset.theme) });
  themeStore.subscribe(({ theme }) => applyTheme(theme));
  followOtherTabs(themeStore);
}

/**
 * Synchronizes a store with other tabs. A page in the bfcache has no events, so it reads the theme when it is restored.
 *
 * @returns Unsubscribes.
 */
export function followOtherTabs(store: typeof themeStore, target: Window = window): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (key === THEME_KEY || key === null) store.getState().reload();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !store.getState().isUnsaved) store.getState().reload();
  };
  target.addEventListener('storage', onStorage);
  target.addEventListener('pageshow', onShow);
  return () => {
    target.removeEventListener('storage', onStorage);
    target.removeEventListener('pageshow', onShow);
  };
}
