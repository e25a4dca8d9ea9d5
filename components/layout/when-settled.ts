const BUSY = '[aria-busy="true"]';

/**
 * Calls back once nothing below an element is `aria-busy`: no `loading.tsx`, no skeleton of a component. At once,
 * before this returns, where nothing is.
 *
 * @returns Cancels it.
 */
export function whenSettled(root: Element, onSettled: () => void): () => void {
  if (!root.querySelector(BUSY)) {
    onSettled();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (root.querySelector(BUSY)) return;
    observer.disconnect();
    onSettled();
  });
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
  return () => observer.disconnect();
}
