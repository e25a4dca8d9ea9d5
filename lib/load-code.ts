/** Time after which code has failed to load, in milliseconds: a request without an answer would make a click a dead one. */
export const CODE_MS = 10_000;

/**
 * Loads code when it is needed. Every lazy import is the argument of a call.
 *
 * @throws Error of a failed import, and after `CODE_MS`. Code that arrives later is there at the next call.
 */
export function loadCode<T>(code: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code has not arrived.')), CODE_MS);
    code.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
