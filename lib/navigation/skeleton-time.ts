import type { Navigation } from './state-machine';

/** Minimum display time of the skeleton after a navigation or a change of the search text, in milliseconds. */
export const SKELETON_MS = 1000;

/** Milliseconds until the skeleton of a navigation may be replaced; 0 if it has none. */
export function skeletonTimeLeft({ startedAt, hasSkeleton }: Navigation, now: number): number {
  return hasSkeleton ? Math.max(0, startedAt + SKELETON_MS - now) : 0;
}
