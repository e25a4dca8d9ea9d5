/** The id of the live region for announcements, which is on every page. */
export const ANNOUNCER_ID = 'announcer';

/** Lets screen readers announce a text, also if it is equal to the last one. */
export function announce(text: string): void {
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(text);
}
