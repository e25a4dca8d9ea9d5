import { HEADING, OPEN_DIALOG, POPOVER } from '@/lib/dom';

/** Moves the focus to the heading of the visible page, without scrolling. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true });
}

/** Moves the focus to the part of the page that a link with a hash leads to, else to the heading, without scrolling. */
export function focusTarget(): void {
  const target = document.getElementById(window.location.hash.slice(1));
  if (!target) focusHeading();
  else {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
}

/** The links that led away from the pages of history entries: a selector, and the position among the links that match. */
const leftLinks = new Map<string, readonly [selector: string, position: number]>();

/** Remembers the link with the focus, before the page of a history entry is left by it. A link that changes has an id. */
export function rememberLink(entry: string | null): void {
  if (!entry) return;
  // It can have been left before, by another link.
  leftLinks.delete(entry);
  const { activeElement } = document;
  const href = activeElement?.getAttribute('href');
  if (!activeElement || !href) return;
  const { id } = activeElement;
  const selector = id ? `#${CSS.escape(id)}` : `a[href="${CSS.escape(href)}"]`;
  leftLinks.set(entry, [selector, [...document.querySelectorAll(selector)].indexOf(activeElement)]);
}

/**
 * Moves the focus to the link that led away from the page of a history entry, without scrolling the page. A link that is not
 * shown, such as one of the closed menu, does not take it.
 *
 * @returns Whether there is such a link.
 */
export function focusLink(entry: string | null): boolean {
  const [selector, position] = leftLinks.get(entry ?? '') ?? [];
  const link = selector && document.querySelectorAll<HTMLElement>(selector)[position ?? 0];
  if (!link) return false;
  link.focus({ preventScroll: true });
  // A list that scrolls to the side is at its start again.
  const { left, right } = link.getBoundingClientRect();
  if (left < 0 || right > window.innerWidth)
    link.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
  return true;
}

/**
 * Moves the focus after an element was removed from a list: to the one that is now at its index, else to the last one,
 * else to the heading.
 *
 * @param elements Those that are left; undefined if the list was removed, too.
 */
export function focusNearest(elements: ArrayLike<HTMLElement> | undefined, index: number): void {
  const nearest = elements?.[Math.min(index, elements.length - 1)];
  if (nearest) nearest.focus();
  else focusHeading();
}

/** Whether no control has the focus: the focused element was removed, hidden or disabled, or the visitor clicked elsewhere. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  // `main` can take the focus, for the skip link. A click anywhere in it moves the focus there.
  return activeElement === null || activeElement === document.body || activeElement.matches('main');
}

/** Whether a dialog or the phone's menu is open, which keeps the focus. */
export function isOverlayOpen(): boolean {
  return document.querySelector(OPEN_DIALOG) !== null || openPopovers().length > 0;
}

/** Closes the popovers that are open, such as the phone's menu. */
export function closePopovers(): void {
  for (const popover of openPopovers()) popover.hidePopover();
}

/**
 * Closes a popover when the focus leaves it and its button: it would cover what has the focus. And when the page is left: Back
 * would show the page as it was.
 */
export function closeLeftPopovers(): void {
  window.addEventListener('pagehide', closePopovers);
  document.addEventListener('focusin', (event) => {
    const target = event.target as Element;
    for (const popover of openPopovers())
      if (!popover.contains(target) && !target.matches(`[popovertarget="${popover.id}"]`))
        popover.hidePopover();
  });
}

function openPopovers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(POPOVER)].filter((element) => {
    try {
      return element.matches(':popover-open');
    } catch {
      // A browser without popovers shows the menu at all times.
      return false;
    }
  });
}
