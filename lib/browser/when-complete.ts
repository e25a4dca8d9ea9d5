import { BUSY, LOADING } from '@/lib/dom';

/**
 * Calls back once no `loading.tsx` is below an element: the files of the page have arrived, its data may not have.
 * Immediately, before this returns, if none is.
 *
 * @returns Cancels it.
 */
export function whenLoaded(root: Element, onLoaded: () => void): () => void {
  return whenTrue(root, () => !root.querySelector(LOADING), onLoaded);
}

/**
 * Calls back once nothing below an element is `aria-busy`: no `loading.tsx`, no skeleton of a component. Immediately,
 * before this returns, if nothing is.
 *
 * @returns Cancels it.
 */
export function whenComplete(root: Element, onComplete: () => void): () => void {
  return whenTrue(root, () => !root.querySelector(BUSY), onComplete);
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
