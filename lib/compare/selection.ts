import { createStore } from 'zustand/vanilla';
import { readItem, writeItem } from '@/lib/browser/storage';
import type { RowApp } from '@/lib/catalogue/views';
import { type AppId, isId } from '@/lib/id';
import { BASE_PATH } from '@/lib/routes';
import { language } from '@/texts/language';

/** Maximum number of apps in a comparison. Some texts have it in words. */
export const MAX_COMPARED = 4;

/** An app that the visitor has chosen to compare. The title is for the bar, which is also on pages without the catalogue. */
export interface ChosenApp {
  id: AppId;
  title: string;
  /** Of the title, which is also on pages in another language. Unknown on a site in one language. */
  language?: string;
}

/** An app that is chosen, as a page has it. */
type ShownApp = ChosenApp & Pick<RowApp, 'untranslated'>;

/** The outcome of the visitor's last choice. `refused`: as many apps as possible were chosen already. */
export interface Choice {
  type: 'added' | 'removed' | 'refused' | 'cleared';
  title: string;
}

/** The apps that the visitor has chosen to compare, in this tab. */
export interface SelectionState {
  /** Unique, oldest first. At most `MAX_COMPARED`. Empty in prerendered HTML and during hydration. */
  apps: readonly ChosenApp[];
  /** A new object for each choice; null before the first one, and when it is forgotten. */
  choice: Choice | null;
  /** Adds an app, or removes it if it is chosen. */
  toggle: (app: ShownApp) => void;
  /** Replaces the chosen apps, without a choice. */
  replace: (apps: readonly ShownApp[]) => void;
  clear: () => void;
  /** Forgets the last choice, which the bar tells about. */
  forgetChoice: () => void;
  /** Reads the storage. Keeps the chosen apps if it cannot be read. */
  restore: () => void;
}

/** The sessionStorage key of the chosen apps. Sites below other base paths have other apps. */
const SELECTION_KEY = `compare${BASE_PATH}`;

/** The chosen apps of this tab. If the browser denies the storage, they are kept in memory. */
export const selectionStore = createStore<SelectionState>((set, get) => {
  function choose(apps: readonly ChosenApp[], choice: Choice | null): void {
    set({ apps, choice });
    writeItem('sessionStorage', SELECTION_KEY, JSON.stringify(apps));
  }
  return {
    apps: [],
    choice: null,
    toggle: (app) => {
      const { apps } = get();
      const { id, title } = app;
      const others = apps.filter((other) => other.id !== id);
      if (others.length < apps.length) choose(others, { type: 'removed', title });
      else if (apps.length >= MAX_COMPARED) set({ choice: { type: 'refused', title } });
      else choose([...apps, toChosen(app)], { type: 'added', title });
    },
    replace: (apps) => choose(apps.map(toChosen), null),
    clear: () => choose([], { type: 'cleared', title: '' }),
    forgetChoice: () => set({ choice: null }),
    restore: () => {
      const text = readItem('sessionStorage', SELECTION_KEY);
      if (text !== null) set({ apps: parseChosen(text), choice: null });
    },
  };
});

/** What is stored of an app. */
function toChosen(app: ShownApp): ChosenApp {
  const { id, title } = app;
  if (!process.env.TEXT_LANGUAGES) return { id, title };
  return { id, title, language: String(app.language ?? app.untranslated?.title ?? language) };
}

/** The valid apps of a text. Never throws. */
function parseChosen(text: string): ChosenApp[] {
  try {
    const members: unknown = JSON.parse(text);
    const apps = Array.isArray(members) ? members.filter(isChosen) : [];
    return [...new Map(apps.map((app) => [app.id, toChosen(app)])).values()].slice(0, MAX_COMPARED);
  } catch {
    return [];
  }
}

function isChosen(member: Partial<ChosenApp> | null): member is ChosenApp {
  return isId(member?.id) && typeof member.title === 'string';
}

/** Reads the chosen apps, and follows changes. */
export function startSelection(): void {
  const { restore } = selectionStore.getState();
  restore();
  // Another document of this tab may have changed them, while this one was in the bfcache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && restore());
}
