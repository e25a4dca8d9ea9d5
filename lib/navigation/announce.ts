import { ANNOUNCER_ID } from '@/lib/dom';

/** Lets screen readers announce a text, also if it is equal to the last one. */
export function announce(text: string): void {
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(text);
}
