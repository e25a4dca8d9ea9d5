import { ENTRY_PROPERTY } from './history-entry';
import { SCROLL_POSITIONS_KEY } from './scroll-positions';

/** The expression of an inline script for the saved scroll position. Undefined if there is none. May throw. */
export const SAVED_SCROLL_POSITION_SOURCE = `JSON.parse(sessionStorage.getItem('${SCROLL_POSITIONS_KEY}'))
  ?.find(([key]) => key === history.state?.${ENTRY_PROPERTY}?.key)?.[1]`;
