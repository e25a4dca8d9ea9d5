import { SELECTION_KEY } from '@/lib/compare/selection';

/** The sessionStorage key of the height of the bar with the chosen apps, in CSS pixels. */
export const BAR_HEIGHT_KEY = 'compareHeight';

/** The custom property of the root element with the room for the bar. */
const ROOM = '--bar-room';

/**
 * An inline script before the footer. A page with chosen apps gets room for their bar, whose code is loaded later: otherwise the
 * footer would move, and the end of the page could not be restored.
 */
export const RESERVE_ROOM = `try {
  let chosen = sessionStorage.getItem('${SELECTION_KEY}');
  let height = sessionStorage.getItem('${BAR_HEIGHT_KEY}');
  if (chosen && chosen != '[]' && height) document.documentElement.style.setProperty('${ROOM}', height + 'px');
} catch {}`;

/** Removes the room: the bar is shown, or will not be. */
export function leaveRoom(): void {
  document.documentElement.style.removeProperty(ROOM);
}
