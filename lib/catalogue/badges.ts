import { badges as declared } from '@/lib/site';
import type { BadgeTexts } from './normalize-apps';
import type { App } from './schema';

// For the build and the editor. An import of `lib/site.ts` would send all its texts to the browser.

/** What a badge says, and what it means. */
export interface Badge {
  text: string;
  meaning: string;
}

/** The text of each badge, by its name in the catalogue. */
export const BADGE_TEXTS: BadgeTexts = Object.fromEntries(
  Object.entries(declared).map(([name, { text }]) => [name, text]),
);

/** The badges of an app as pages show it, in the order of `lib/site.ts`. */
export function badgesOf({ badges }: Pick<App, 'badges'>): Badge[] {
  return Object.values(declared).filter(({ text }) => badges?.includes(text));
}
