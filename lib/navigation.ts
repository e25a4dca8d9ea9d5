import { createStore } from 'zustand/vanilla';

/** How long the skeleton stands after a change of path, and after a change of the search text. */
export const SKELETON_MS = 1000;

/** A change of path inside the site that is under way. */
export interface Departure {
  /** The path that was asked for, without the base path. */
  to: string;
  /** When the visitor asked, in `performance.now()` milliseconds. */
  at: number;
  /** `back` for steps through the history, forward ones too: the page is shown where it was left. */
  kind: 'link' | 'back';
}

/** The change of path under way, or null once the visitor sees the page. */
export const navigationStore = createStore<{
  departure: Departure | null;
  /** Whether the visitor has followed a link since the document loaded. */
  hasDeparted: boolean;
}>(() => ({ departure: null, hasDeparted: false }));

/** Says that the visitor asked for another path. The skeleton stands from now on, whatever the network does. */
export function depart(to: string, kind: Departure['kind'] = 'link'): void {
  navigationStore.setState(({ hasDeparted }) => ({
    departure: { to, at: performance.now(), kind },
    hasDeparted: hasDeparted || kind === 'link',
  }));
}

/** Says that the page asked for stands, or that none will come. */
export function arrive(): void {
  navigationStore.setState({ departure: null });
}

/** Milliseconds until the skeleton of a departure has stood its second; 0 when it has. */
export function skeletonTimeLeft({ at }: Departure, now: number): number {
  return Math.max(0, at + SKELETON_MS - now);
}
