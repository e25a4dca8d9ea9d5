import { Strategy, type StrategyHandler, type StrategyOptions } from 'serwist';

/** Statuses of a page that the site no longer has. */
const GONE = [404, 410];

export interface NetworkOrCopyOptions extends StrategyOptions {
  /** The time without an answer after which the cache is used, in milliseconds. */
  patienceMs: number;
  /**
   * Whether the answer is of no use in parts, as a JSON file: the cache is used, too, if the body breaks off or no byte
   * of it arrives for `patienceMs`. Else browsers show the part that has arrived.
   */
  isWhole?: boolean;
  /** Whether an answer can be used. If not, the copy is used and kept, whatever the status. By default each can be. */
  isUsable?: (response: Response) => Promise<boolean>;
}

/**
 * Answers from the network, and from the cache if the network fails, takes too long, or the host has an error (5xx). An
 * answer that comes too late is stored too. What the site no longer has is removed from the cache.
 *
 * serwist's NetworkFirst takes every answer of a host for a success, and the browser can end the worker before a late
 * answer is stored.
 */
export class NetworkOrCopy extends Strategy {
  readonly #patienceMs: number;
  readonly #isWhole: boolean;
  readonly #isUsable: (response: Response) => Promise<boolean>;

  constructor({
    patienceMs,
    isWhole = false,
    isUsable = async () => true,
    ...options
  }: NetworkOrCopyOptions) {
    super(options);
    this.#patienceMs = patienceMs;
    this.#isWhole = isWhole;
    this.#isUsable = isUsable;
  }

  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetch(request);
    const usable = network.then((response) => this.#isUsable(response.clone())).catch(() => false);
    const stored = network.then((response) => this.#store(request, response.clone(), usable, handler));
    // Keeps the worker alive until then. A failure is that of the answer.
    handler.waitUntil(stored.catch(() => {}));
    const answer = await this.#inTime(network);
    if (answer && answer.status < 500 && (await usable)) return answer;
    return (await handler.cacheMatch(request)) ?? network;
  }

  /** The answer of the network, or `null` if it fails or takes too long. */
  #inTime(network: Promise<Response>): Promise<Response | null> {
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(resolve, this.#patienceMs, null);
      };
      const arrive = async () => {
        const response = await network;
        if (this.#isWhole) await readBody(response.clone(), wait);
        return response;
      };
      wait();
      arrive()
        .catch(() => null)
        .then(resolve)
        .finally(() => clearTimeout(timer));
    });
  }

  async #store(
    request: Request,
    response: Response,
    usable: Promise<boolean>,
    handler: StrategyHandler,
  ): Promise<void> {
    if (!(await usable)) return;
    await handler.cachePut(request, response);
    if (!GONE.includes(response.status)) return;
    const cache = await caches.open(this.cacheName);
    await cache.delete(await handler.getCacheKey(request, 'write'));
  }
}

/** Reads a body to its end. Calls `onBytes` for each part that arrives. */
async function readBody({ body }: Response, onBytes: () => void): Promise<void> {
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done) onBytes();
}
