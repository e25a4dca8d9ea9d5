import { readItem, writeItem } from './storage';

/** The key in localStorage with which a visitor has answered the offer of another language. */
export const ANSWER_KEY = 'languageOffer';

/** The key in sessionStorage of the scroll position of the page that a visitor has left, and of the URL in another language. */
const POSITION_KEY = 'languageScroll';

/** The events with which a visitor scrolls. */
const SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Whether the visitor has answered. True also if the browser denies the storage, in which no answer would last. */
export function isOfferAnswered(): boolean {
  try {
    return window.localStorage.getItem(ANSWER_KEY) !== null;
  } catch {
    return true;
  }
}

/** Remembers that the visitor has chosen a language, or declined the offer. */
export function answerOffer(): void {
  writeItem('localStorage', ANSWER_KEY, '1');
}

/**
 * Keeps the scroll position for the page of the other language.
 *
 * @param url Of that page. It can open in another tab, and this one can go elsewhere.
 */
export function keepScrollPosition(url: string): void {
  writeItem('sessionStorage', POSITION_KEY, `${Math.round(window.scrollY)} ${url}`);
}

/**
 * Scrolls to the position of the page that the visitor has left for this language, as soon as the page is long enough.
 *
 * @returns Stops.
 */
export function restoreAfterLanguageSwitch(): () => void {
  const top = takePosition();
  if (top === 0 || window.location.hash !== '') return () => {};
  const controller = new AbortController();
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) <= 1) controller.abort();
  });
  controller.signal.addEventListener('abort', () => observer.disconnect());
  for (const name of SCROLLING)
    window.addEventListener(name, () => controller.abort(), { passive: true, signal: controller.signal });
  observer.observe(document.body);
  return () => controller.abort();
}

function takePosition(): number {
  const [top, url] = readItem('sessionStorage', POSITION_KEY)?.split(' ') ?? [];
  writeItem('sessionStorage', POSITION_KEY, null);
  return url === window.location.href ? Number(top) : 0;
}
