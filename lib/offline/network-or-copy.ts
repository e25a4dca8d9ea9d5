import { Strategy, type StrategyHandler, type StrategyOptions } from 'serwist';

/** Statuses of a page that the site no longer has. */
const GONE = [404, 410];

export interface NetworkOrCopyOptions extends StrategyOptions {
  /** The time without an answer after which the cache is used, in milliseconds. Called once for each request. */
  patienceMs: (request: Request) => number;
  /**
   * Whether a part of an answer is of use. Until it is, the cache is used, too, if the body breaks off or no byte of it
   * arrives for `patienceMs`.
   *
   * @param part The part that has arrived, not its end.
   */
  isPartUsable: (part: string) => boolean;
  /** Whether an answer that has ended, of which no part was usable, is cut off. By default it is whole. */
  isCut?: (text: string) => boolean;
  /** Whether an answer can be used. If not, the copy is used and kept, whatever the status. By default each can be. */
  isUsable?: (response: Response) => Promise<boolean>;
}

/**
 * Answers from the network, and from the cache if the network fails, takes too long, sends too little, or the host has an
 * error (5xx). An answer that comes too late is stored too. What the site no longer has is removed from the cache.
 *
 * serwist's NetworkFirst takes every answer of a host for a success, and the browser can end the worker before a late
 * answer is stored.
 */
export class NetworkOrCopy extends Strategy {
  readonly #patienceMs: (request: Request) => number;
  readonly #isPartUsable: (part: string) => boolean;
  readonly #isCut: (text: string) => boolean;
  readonly #isUsable: (response: Response) => Promise<boolean>;

  constructor({
    patienceMs,
    isPartUsable,
    isCut = () => false,
    isUsable = async () => true,
    ...options
  }: NetworkOrCopyOptions) {
    super(options);
    this.#patienceMs = patienceMs;
    this.#isPartUsable = isPartUsable;
    this.#isCut = isCut;
    this.#isUsable = isUsable;
  }

  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetch(request);
    const usable = network.then((response) => this.#isUsable(response.clone())).catch(() => false);
    const stored = network.then((response) => this.#store(request, response.clone(), usable, handler));
    // Keeps the worker alive until then. A failure is that of the answer.
    handler.waitUntil(stored.catch(() => {}));
    const answer = await this.#inTime(network, this.#patienceMs(request));
    if (answer && answer.status < 500 && (await usable)) return answer;
    return (await handler.cacheMatch(request)) ?? network;
  }

  /** The answer of the network, or `null` if it fails, takes too long or is cut off. */
  #inTime(network: Promise<Response>, patienceMs: number): Promise<Response | null> {
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(resolve, patienceMs, null);
      };
      const arrive = async () => {
        const response = await network;
        const ended = await readBody(response.clone(), this.#isPartUsable, wait);
        return ended !== null && this.#isCut(ended) ? null : response;
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

/**
 * Reads a body until a part of it is enough. Calls `onBytes` for each part that arrives.
 *
 * @returns The whole text if it ended before, otherwise null.
 */
async function readBody(
  { body }: Response,
  isEnough: (part: string) => boolean,
  onBytes: () => void,
): Promise<string | null> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let part = '';
  while (reader && !isEnough(part)) {
    const { done, value } = await reader.read();
    if (done) return part;
    part += value;
    onBytes();
  }
  // Not awaited: a part of a clone can wait for the end of the other.
  void reader?.cancel().catch(() => {});
  return null;
}
