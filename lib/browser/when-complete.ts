/**
 * Calls back once nothing below an element matches a selector: `LOADING`, while the files of a page have not arrived, or
 * `BUSY`, while its data have not. Immediately, before this returns, if nothing does.
 *
 * @returns Cancels it.
 */
export function whenGone(root: Element, selector: string, onGone: () => void): () => void {
  return whenTrue(root, () => !root.querySelector(selector), onGone);
}

/**
 * Calls back once the document has a title, immediately if it has one. The router can commit the title of a page later
 * than its content.
 *
 * @returns Cancels it.
 */
export function whenTitled(onTitled: () => void): () => void {
  return whenTrue(document.head, () => document.title !== '', onTitled);
}

/** Calls back once a condition holds, which a change below an element can fulfil. */
function whenTrue(root: Element, isTrue: () => boolean, onTrue: () => void): () => void {
  const observer = new MutationObserver(check);
  function check(): void {
    if (!isTrue()) return;
    observer.disconnect();
    onTrue();
  }
  observer.observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
  check();
  return () => observer.disconnect();
}
