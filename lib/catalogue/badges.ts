import { badges as declared } from '@/lib/site';
import type { App } from './schema';

/** What a badge says, and what it means. */
export interface Badge {
  text: string;
  meaning: string;
}

/** The names of all badges. */
export const badgeNames: readonly string[] = Object.keys(declared);

/** The badges of an app that the site declares, in the order of the app. */
export function badgesOf({ badges = [] }: Pick<App, 'badges'>): Badge[] {
  return badges.flatMap((name) => (Object.hasOwn(declared, name) ? (declared[name] ?? []) : []));
}
