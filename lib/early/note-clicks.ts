/**
 * An inline script before the content: notes clicks on each `ActionButton` until it is hydrated. It listens on the window:
 * React stops clicks at the document while it cannot hydrate the page yet. The second click of a double click counts for nothing:
 * the first one can have been on the page before.
 */
export const NOTE_CLICKS = `addEventListener('click', (e) => {
  let b = e.target.closest('[data-unhydrated]');
  if (!b) return;
  if (e.detail > 1) return e.stopPropagation();
  b.notedClick = e;
  b.setAttribute('data-clicked', '');
}, true);`;
