import { Strategy, type StrategyHandler, type StrategyOptions } from 'serwist';

/** Statuses of a page that the site no longer has. */
const GONE = [404, 410];

/**
 * Answers from the network, and from the cache if the network fails, takes too long, or the host has an error (5xx). An
 * answer that comes too late is stored too. What the site no longer has is removed from the cache.
 *
 * serwist's NetworkFirst takes every answer of a host for a success, and the browser can end the worker before a late
 * answer is stored.
 */
export class NetworkOrCopy extends Strategy {
  readonly #patienceMs: number;

  /** @param patienceMs The time without an answer after which the cache is used, in milliseconds. */
  constructor(patienceMs: number, options: StrategyOptions) {
    super(options);
    this.#patienceMs = patienceMs;
  }

  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetch(request);
    const stored = network.then((response) => this.#store(request, response.clone(), handler));
    // Keeps the worker alive until then. A failure is that of the answer.
    handler.waitUntil(stored.catch(() => {}));
    const patience = new Promise<null>((resolve) => setTimeout(resolve, this.#patienceMs, null));
    const answer = await Promise.race([network.catch(() => null), patience]);
    if (answer && answer.status < 500) return answer;
    return (await handler.cacheMatch(request)) ?? network;
  }

  async #store(request: Request, response: Response, handler: StrategyHandler): Promise<void> {
    await handler.cachePut(request, response);
    if (!GONE.includes(response.status)) return;
    const cache = await caches.open(this.cacheName);
    await cache.delete(await handler.getCacheKey(request, 'write'));
  }
}
