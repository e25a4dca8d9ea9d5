import type { Browser, Page } from '@playwright/test';

/** A phone on a poor network: 150 ms a request, 1.6 Mbit/s, a processor 4 times slower than this machine's. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const CPU_SLOWDOWN = 4;

/** What a load of a page costs. */
export interface LoadFigures {
  /** First and largest contentful paint, in ms. */
  fcp: number;
  lcp: number;
  /** Time that tasks longer than 50 ms blocked the main thread, without their first 50 ms, in ms. */
  blocked: number;
  /** Layout shift score. */
  shift: number;
  nodes: number;
  requests: number;
  /** Bytes on the network, in kB. */
  kilobytes: number;
}

/** Records paints, long tasks and slow events in the page. Source text, because a compiler could add helpers. */
const RECORDER = `
  window.seen = { lcp: 0, blocked: 0, shift: 0, longest: 0, slowest: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.lcp = e.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) {
      seen.blocked += Math.max(0, e.duration - 50);
      seen.longest = Math.max(seen.longest, e.duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.shift += e.value; })
    .observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.slowest = Math.max(seen.slowest, e.duration); })
    .observe({ type: 'event', durationThreshold: 16 });
`;

interface Seen {
  lcp: number;
  blocked: number;
  shift: number;
  longest: number;
  slowest: number;
}

/** Opens a tab of the phone, with an empty cache. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(RECORDER);
  return page;
}

/**
 * Loads a page, and waits until the network has been idle for half a second.
 *
 * @param isWithoutScripts Whether the scripts are missing, but for those in the HTML.
 */
export async function measureLoad(
  browser: Browser,
  url: string,
  isWithoutScripts = false,
): Promise<LoadFigures> {
  const page = await openPhone(browser);
  let requests = 0;
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (isWithoutScripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const figures = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const { seen } = window as unknown as { seen: Seen };
    return { ...seen, fcp: paint?.startTime ?? 0, nodes: document.querySelectorAll('*').length };
  });
  await page.context().close();
  return { ...figures, requests, kilobytes: bytes / 1000 };
}

/**
 * Does something in a page.
 *
 * @returns The duration of the longest task and of the slowest event since then, in ms.
 */
export async function measureAction(
  page: Page,
  act: () => Promise<void>,
): Promise<{ longest: number; slowest: number }> {
  await page.evaluate(() =>
    Object.assign((window as unknown as { seen: Seen }).seen, { longest: 0, slowest: 0 }),
  );
  await act();
  // Entries are reported after the next frame.
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const { longest, slowest } = (window as unknown as { seen: Seen }).seen;
    return { longest, slowest };
  });
}
