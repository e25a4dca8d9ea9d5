/**
 * An inline script before the content: notes clicks on each `ActionButton` until it is hydrated. It listens on the window:
 * React stops clicks at the document while it cannot hydrate the page yet.
 */
export const NOTE_CLICKS = `addEventListener('click', (e) => {
  let b = e.target.closest('[data-unhydrated]');
  if (!b) return;
  b.notedClick = e;
  b.setAttribute('data-clicked', '');
}, true);`;
