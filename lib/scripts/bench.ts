/**
 * Measures the time from a click to the content of the page, on several networks, with and without hovering before the
 * click. Also measures the first visit of each page on a slow phone.
 *
 *   npm run build && npm run bench
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '@/lib/machine/browser';
import { serveFolder } from '@/lib/machine/static-server';

const NETWORKS = [
  { name: 'local', latency: 0, kbps: -1 },
  { name: 'fast 3G', latency: 150, kbps: 1600 },
  { name: 'slow 3G', latency: 400, kbps: 400 },
];
const PHONE_CPU_SLOWDOWN = 6;

const links: [name: string, find: (page: Page) => ReturnType<Page['locator']>][] = [
  ['home to apps', (page) => page.getByRole('link', { name: 'Apps', exact: true })],
  ['apps to details', (page) => page.getByRole('link', { name: /^Puffling/ })],
  ['details to installed', (page) => page.getByRole('link', { name: 'Installation' })],
];

async function network(page: Page, { latency, kbps }: { latency: number; kbps: number }): Promise<void> {
  const bytes = kbps < 0 ? -1 : (kbps * 1000) / 8;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

/** Milliseconds from a click to the content of the page. */
async function clickToContent(
  page: Page,
  link: ReturnType<Page['locator']>,
  hoverMs: number,
): Promise<number> {
  if (hoverMs > 0) {
    await link.hover();
    await page.waitForTimeout(hoverMs);
  }
  return link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main');
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (main?.getAttribute('aria-busy') !== 'false') return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['aria-busy'] });
        element.click();
      }),
  );
}

async function transitions(browser: Browser, origin: string): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const conditions of NETWORKS)
    for (const hoverMs of [0, 300]) {
      const page = await browser.newPage();
      await page.goto(origin, { waitUntil: 'networkidle' });
      await network(page, conditions);
      const row: Record<string, string | number> = { network: conditions.name, 'hover, ms': hoverMs };
      for (const [name, find] of links) {
        row[`${name}, ms`] = Math.round(await clickToContent(page, find(page), hoverMs));
        await page.waitForTimeout(300);
      }
      rows.push(row);
      await page.close();
    }
  console.log('From the click to the content, including 1,000 ms of skeleton:');
  console.table(rows);
}

async function slowPhone(browser: Browser, origin: string): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const path of ['/', '/apps', '/apps/appdetails/1', '/apps/install']) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU_SLOWDOWN });
    await network(page, { latency: 150, kbps: 1600 });
    await page.addInitScript(() => {
      const seen = { largest: 0, blocked: 0, shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.largest = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50);
      }).observe({ type: 'longtask', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const { largest, blocked, shift } = await page.evaluate(
      () => (window as unknown as { seen: { largest: number; blocked: number; shift: number } }).seen,
    );
    rows.push({
      path,
      'largest paint, ms': Math.round(largest),
      'main thread blocked, ms': Math.round(blocked),
      'layout shift': shift.toFixed(4),
    });
    await page.close();
  }
  console.log(`First visit on fast 3G, with a ${PHONE_CPU_SLOWDOWN} times slower CPU:`);
  console.table(rows);
}

async function bench(): Promise<void> {
  const server = await serveFolder('out', { isCompressed: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    await transitions(browser, server.url);
    await slowPhone(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}

void bench();
