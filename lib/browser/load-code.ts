import { LATER_FILES } from '@/lib/dom';

/** Time after which code has failed to load, in milliseconds: a request without an answer would make a click a dead one. */
export const CODE_MS = 10_000;

/**
 * Loads code when it is needed. Every lazy import is the argument of a call.
 *
 * @throws Error of a failed import, and after `CODE_MS`. Code that arrives later is there at the next call.
 */
export function loadCode<T>(code: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      requestAgain();
      reject(new Error('The code has not arrived.'));
    }, CODE_MS);
    code.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Makes the bundler request the files again whose code is not there: without an answer, or with a page in its place. Otherwise
 * each later import of their code would wait for the first request. A script whose code is there may be loaded again, from the
 * cache; a stylesheet would be removed.
 */
function requestAgain(): void {
  // A script has no such property.
  for (const file of document.querySelectorAll<HTMLLinkElement>(LATER_FILES))
    if (!file.sheet) file.dispatchEvent(new Event('error'));
}
