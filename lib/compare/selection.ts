import { createStore } from 'zustand/vanilla';
import { MAX_COMPARED } from '@/lib/compared-count';
import { type AppId, isId } from '@/lib/id';

/** An app that the visitor has chosen to compare. The title is for the bar, which is also on pages without the catalogue. */
export interface ChosenApp {
  id: AppId;
  title: string;
}

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
  toggle: (app: ChosenApp) => void;
  /** Replaces the chosen apps, without a choice. */
  replace: (apps: readonly ChosenApp[]) => void;
  clear: () => void;
  /** Forgets the last choice, which the bar tells about. */
  forgetChoice: () => void;
  /** Reads the storage. Keeps the chosen apps if it cannot be read. */
  restore: () => void;
}

/** The sessionStorage key of the chosen apps. */
export const SELECTION_KEY = 'compare';

/**
 * Creates the store of chosen apps. A storage that throws is ignored: the choice is then kept in memory.
 *
 * @param open Returns the browser's storage. Called for every access, because `window.sessionStorage` itself can throw.
 */
export function createSelectionStore(open: () => Storage) {
  return createStore<SelectionState>((set, get) => {
    function choose(apps: readonly ChosenApp[], choice: Choice | null): void {
      set({ apps, choice });
      try {
        open().setItem(SELECTION_KEY, JSON.stringify(apps));
      } catch {
        // Kept in memory.
      }
    }
    return {
      apps: [],
      choice: null,
      toggle: ({ id, title }) => {
        const { apps } = get();
        const others = apps.filter((app) => app.id !== id);
        if (others.length < apps.length) choose(others, { type: 'removed', title });
        else if (apps.length >= MAX_COMPARED) set({ choice: { type: 'refused', title } });
        else choose([...apps, { id, title }], { type: 'added', title });
      },
      replace: (apps) =>
        choose(
          apps.map(({ id, title }) => ({ id, title })),
          null,
        ),
      clear: () => choose([], { type: 'cleared', title: '' }),
      forgetChoice: () => set({ choice: null }),
      restore: () => {
        try {
          set({ apps: parseChosen(open().getItem(SELECTION_KEY)) });
        } catch {
          // Not JSON, or no access.
        }
      },
    };
  });
}

/** @throws SyntaxError */
function parseChosen(text: string | null): ChosenApp[] {
  const members: unknown = JSON.parse(text ?? '[]');
  const apps = Array.isArray(members) ? members.filter(isChosen) : [];
  return [...new Map(apps.map(({ id, title }) => [id, { id, title }])).values()].slice(0, MAX_COMPARED);
}

function isChosen(member: Partial<ChosenApp> | null): member is ChosenApp {
  return isId(member?.id) && typeof member?.title === 'string';
}

/** The chosen apps of this tab. */
export const selectionStore = createSelectionStore(() => window.sessionStorage);

/** Reads the chosen apps, and follows changes. */
export function startSelection(): void {
  const { restore } = selectionStore.getState();
  restore();
  // Another document of this tab may have changed them, while this one was in the bfcache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && restore());
}
