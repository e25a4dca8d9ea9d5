import { createStore } from 'zustand/vanilla';
import { writeItem } from './storage';

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
  /** Changes and stores the theme. If the browser rejects it, it lasts for the visit. Never throws. */
  choose: (theme: Theme | null) => void;
  /** Reads the stored theme. Keeps the current one if the storage cannot be read. Never throws. */
  reload: () => void;
}

/** The theme of this browser. Its initial state is the one of prerendered HTML. */
export const themeStore = createStore<ThemeState>()((set) => ({
  theme: null,
  choose: (theme) => {
    set({ theme });
    writeItem('localStorage', THEME_KEY, theme);
  },
  reload: () => {
    try {
      set({ theme: parseTheme(window.localStorage.getItem(THEME_KEY)) });
    } catch {}
  },
}));

/** Applies a theme to the document: `data-theme` selects the colour scheme in globals.css. */
export function applyTheme(theme: Theme | null): void {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
}

/**
 * Follows changes of the theme. Outside React, so that hydration, which renders the initial state first, does not change the
 * document.
 */
export function startTheme(): void {
  const { reload } = themeStore.getState();
  // The theme that the script of the head has read.
  themeStore.setState({ theme: parseTheme(document.documentElement.dataset.theme) });
  themeStore.subscribe(({ theme }) => applyTheme(theme));
  window.addEventListener('storage', ({ key }) => {
    // Another tab has changed it. The key is null if the whole storage was cleared.
    if (key === THEME_KEY || key === null) reload();
  });
  // A page in the bfcache has no events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && reload());
}
