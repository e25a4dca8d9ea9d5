import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import { parseJson } from '@/lib/catalogue/file';
import type { App } from '@/lib/catalogue/schema';
import { pictureOf } from '@/lib/catalogue/screenshots';
import { LOCAL_WORKER_KEY } from '@/lib/offline/register';
import { serveFolder } from '@/lib/publish/hosting/static-server';
import type { KnownApp } from '../fixtures/apps';
import { catalogue } from '../fixtures/site/catalogue';
import { drawIcon } from '../tools/sample-icons';
import { copies } from './copies';

export { catalogue, expect };

/** Whether the tests run in their long form, as in `npm run test:all`. */
export const isLong = process.env.TEST_ALL === '1';

/** The option of tests in which elements are animated, as for most visitors. */
export const ANIMATED = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The tag of tests that run in the long form only. */
export const LONG = '@long';

/** All variants of a test in the long form, and the first `count` otherwise. */
export function variants<T>(all: readonly T[], count = 1): readonly T[] {
  return isLong ? all : all.slice(0, count);
}

interface Fixtures {
  /** The built site under test. */
  folder: string;
  /** The console messages that a test expects; all others fail it. */
  expectedNoise: RegExp;
}

interface WorkerFixtures {
  /** Serves a folder on a free port, once per worker; returns its origin. */
  serve: (folder: string) => Promise<string>;
}

/** Every test fails on a console error or warning, an uncaught error, or a request to another origin. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const servers = new Map<string, ReturnType<typeof serveFolder>>();
      await use(async (folder) => {
        const server = servers.get(folder) ?? serveFolder(folder);
        servers.set(folder, server);
        return (await server).url;
      });
      for (const server of servers.values()) await (await server).close();
    },
    { scope: 'worker' },
  ],
  folder: [copies.site, { option: true }],
  baseURL: async ({ serve, folder }, use) => use(`${await serve(folder)}/`),
  expectedNoise: [/^$/, { option: true }],
  context: async ({ context, serviceWorkers }, use) => {
    if (serviceWorkers === 'allow') await allowWorker(context);
    trackRequests(context);
    await use(context);
  },
  page: async ({ page, baseURL, folder, expectedNoise }, use) => {
    const errors: string[] = [];
    const images = remoteImages(folder);
    const allowed = [baseURL ?? '', 'data:', 'blob:', ...images];
    if (images.size > 0)
      await page.route(
        (url) => images.has(url.href),
        (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawIcon(1, 512) }),
      );
    page.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      // A statement about the machine: the page takes a few seconds from its load to the use of its code.
      if (/was preloaded using link preload but not used within a few seconds/.test(message.text())) return;
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!allowed.some((start) => url.startsWith(start))) errors.push(`left the site: ${url}`);
    });
    await use(page);
    const unexpected = errors.filter((text) => !expectedNoise.test(text));
    expect(unexpected, 'no console errors or warnings, no requests to another origin').toEqual([]);
  },
});

/** The images on other sites that the catalogue of a site names. */
const remoteImages = once((folder: string) => {
  const apps = parseJson(readFileSync(join(folder, 'appsData.json'), 'utf8')) as App[];
  return new Set(
    apps
      .flatMap(({ image = '', screenshots = [] }) => [image, ...screenshots.map(pictureOf)])
      .filter((image) => URL.canParse(image))
      .map((image) => new URL(image).href),
  );
});

/** Calls a function once for each argument. */
function once<Result>(compute: (argument: string) => Result): (argument: string) => Result {
  const results = new Map<string, Result>();
  return (argument) => {
    const result = results.get(argument) ?? compute(argument);
    results.set(argument, result);
    return result;
  };
}

/** Lets the site register its service worker, which it does not on localhost. */
export async function allowWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => localStorage.setItem(key, '1'), LOCAL_WORKER_KEY);
}

/** Stores a text as `appList` before the page's scripts run, on the first page load of a tab only. */
export async function seedAppList(page: Page, list: string): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('appList', text);
  }, list);
}

/** The stored text of `appList`. */
export function storedAppList(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('appList'));
}

/** The skeleton cards, which assistive technology does not see. */
export function skeletons(page: Page) {
  return page.locator('[data-slot="skeleton-card"]:visible');
}

/**
 * Stops the clock of the pages that are loaded from now on: timers, animation frames and idle callbacks wait until the test
 * moves the clock by `page.clock.runFor` or lets it go on by `page.clock.resume`. What lasts for a limited time, such as a
 * skeleton or a notice, then lasts until the test ends it. Promises, requests, input and React's rendering go on.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // A clock cannot be stopped at a time that it has passed.
  await page.clock.pauseAt(now + 60_000);
}

/**
 * Removes the limits of 2 s and more from the pages that are loaded from now on: messages stay until others replace them, and
 * no request is given up. For journeys whose shorter timers must go on.
 */
export async function removeTimeLimits(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    const { setTimeout } = window;
    const withoutLimits = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms < 2000 ? setTimeout(run, ms, ...rest) : 0;
    Object.assign(window, { setTimeout: withoutLimits });
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** The requests of each context for code and data that have no response yet. */
const pendingRequests = new WeakMap<BrowserContext, Set<Request>>();

function trackRequests(context: BrowserContext): void {
  const pending = new Set<Request>();
  pendingRequests.set(context, pending);
  context.on('request', (request) => {
    // The end of a request whose document or element is gone is not always reported.
    if (request.isNavigationRequest()) pending.clear();
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) pending.add(request);
  });
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
}

/**
 * Runs in the page, and resolves when it is idle. Chromium calls idle callbacks between frames, and forgets them on a page that
 * draws none.
 */
export function idlePeriod(): Promise<void> {
  return new Promise((resolve) => {
    let frame = 0;
    const drawFrames = () => {
      frame = requestAnimationFrame(drawFrames);
    };
    drawFrames();
    requestIdleCallback(() => {
      cancelAnimationFrame(frame);
      resolve();
    });
  });
}

/**
 * Waits until the page has loaded, has done what it does when it is idle, and has all code and data that it requested. Unlike
 * `networkidle`, it does not depend on how long that takes. Not for pages whose clock is stopped or whose requests are held.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState();
  const pending = pendingRequests.get(page.context());
  // A response can lead to another request.
  for (let rounds = 0; rounds < 3; rounds = pending?.size ? 0 : rounds + 1) await page.evaluate(idlePeriod);
}

/**
 * Lets the time pass in which the bundler requests a chunk again that it could not load: less than a second. Needs
 * `page.clock.install()`.
 */
export async function retriesOver(page: Page): Promise<void> {
  await page.clock.runFor(2000);
  await idle(page);
}

/** Waits until no navigation is pending and no part of the page is busy. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Doubles the size of text in the settings of the browser, for pages that are loaded from now on. */
export async function doubleTextSize(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** The scroll position, in CSS pixels from the top. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls to a position, and waits until the page has saved it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  // The listing has its full height when all cards are loaded.
  await expect(async () => {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    expect(await scrollTop(page)).toBe(top);
  }).toPass();
  // The scroll event that saves the position fires in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until the page is at a scroll position, to within the pixels that browsers round. */
export const expectScroll = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(2);

/** A link of the header. */
export const nav = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** The heading of the page. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** A button of the page or of a dialog. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The search box of a listing. */
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search Apps' });

/** The rows of the installed apps. */
export const rows = (page: Page) =>
  page.getByRole('region', { name: 'Installed apps' }).getByRole('listitem');

/** The app cards of the current page. */
export function cards(page: Page) {
  // By a class: not every app has figures or a picture.
  return page.locator('main :is(.card > a, .app-row)');
}

/** The titles on the cards of the current page. */
export const titles = (page: Page) => cards(page).locator('[dir="auto"][title]').allTextContents();

/** Scrolls the listing of all apps until a card is in the middle of the viewport, where it is then loaded. */
export async function scrollToCard(page: Page, app: KnownApp): Promise<Locator> {
  const card = cards(page).filter({ has: page.getByText(app.title, { exact: true }) });
  await expect(async () => {
    await page.evaluate((index) => {
      const list = document.querySelector('#results > ul')!;
      const style = getComputedStyle(list);
      const height =
        list.querySelector('li')!.getBoundingClientRect().height + Number.parseFloat(style.rowGap);
      const row = Math.floor(index / style.gridTemplateColumns.split(' ').length);
      const top = list.getBoundingClientRect().top + window.scrollY + row * height;
      window.scrollTo(0, top - (window.innerHeight - height) / 2);
    }, catalogue.indexOf(app));
    await expect(card).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [50] });
  return card;
}

/** The titles of all apps of the listing, which is scrolled to its end: only the cards in view are in the DOM. */
export async function listedTitles(page: Page): Promise<string[]> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // The last card is loaded: its place has no skeleton. A short list has no positions.
    expect(await page.locator('main li[aria-hidden="true"]').count()).toBe(0);
    const last = page.locator('main li[data-index]').last();
    const [position, size] = await Promise.all(
      ['aria-posinset', 'aria-setsize'].map((name) => last.getAttribute(name)),
    );
    expect(position).toBe(size);
  }).toPass({ intervals: [50] });
  return page.evaluate(async () => {
    const titles: string[] = [];
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top <= document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await nextFrame();
      await nextFrame();
      for (const item of document.querySelectorAll<HTMLElement>('main li[data-index]'))
        titles[Number(item.dataset.index)] = item.querySelector('[dir="auto"]')?.textContent ?? '';
    }
    return titles;
  });
}

/** Scrolls to the ratings. Returns the chart, once recharts has replaced the prerendered bars. */
export async function drawnChart(page: Page): Promise<Locator> {
  await page.getByRole('heading', { name: 'Ratings' }).evaluate((heading) => heading.scrollIntoView());
  const chart = page.locator('.recharts-wrapper');
  await chart.waitFor();
  return chart;
}

/**
 * Holds back recharts, so that the prerendered bars stay.
 *
 * @returns Lets it load.
 */
export async function holdChart(page: Page): Promise<() => void> {
  const { released, release } = gate();
  const handle = async (route: Route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('recharts-')) await released;
    await route.fulfill({ response });
  };
  // The page may have been closed meanwhile.
  await page.route('**/*.js', (route) => handle(route).catch(() => {}));
  return release;
}

/**
 * Holds back all requests for a URL, as a slow network does.
 *
 * @param url A glob.
 * @returns Lets them continue.
 */
export async function holdRequest(page: Page, url: string): Promise<() => void> {
  const { released, release } = gate();
  await page.route(url, async (route) => {
    await released;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Answers requests for the data file with 503 until the returned function is called. */
export async function withoutData(page: Page): Promise<() => void> {
  let isDown = true;
  await page.route('**/appsData.json', (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  );
  return () => {
    isDown = false;
  };
}

/** A promise, and the function that resolves it. */
export function gate(): { released: Promise<void>; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

/** Waits until the page has loaded and React has hydrated every control. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, main :is(a, button, input, select)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/**
 * Translates the pages that are loaded from now on, as Chrome and Edge do: they replace each text by elements with a text, also
 * what is added or changed later. The words stay the same.
 *
 * @param isEarly Whether it begins when the HTML is parsed, and not when the page is hydrated.
 */
export async function translatePages(page: Page, isEarly = false): Promise<void> {
  await page.addInitScript((isEarly) => {
    const isTranslated = ({ nodeType, nodeValue, parentElement }: Node) =>
      nodeType === Node.TEXT_NODE &&
      nodeValue?.trim() &&
      !parentElement?.closest('font, script, style, textarea, title, noscript, svg, [translate="no"]');
    const textsIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [root];
      while (walker.nextNode()) texts.push(walker.currentNode);
      return texts.filter(isTranslated);
    };
    const translate = (root: Node) => {
      for (const text of textsIn(root)) {
        const translation = document.createElement('font');
        translation.append(document.createElement('font'));
        translation.firstElementChild!.textContent = text.nodeValue;
        (text as Text).replaceWith(translation);
      }
    };
    const isHydrated = () =>
      document.readyState === 'complete' &&
      textsIn(document.body).every(({ parentElement }) =>
        Object.keys(parentElement!).some((key) => key.startsWith('__reactProps')),
      );
    const start = () => {
      if (!isEarly && !isHydrated()) return requestAnimationFrame(start);
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    addEventListener('DOMContentLoaded', start);
  }, isEarly);
}

/** The paragraphs of a plain text, which empty lines divide. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
