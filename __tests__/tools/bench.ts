/**
 * Measures the site on a slow phone (150 ms a request, 1.6 Mbit/s, CPU 4 times slower), beside its own pages without
 * scripts and an empty export of the same Next version: first visits, navigations and searches. Prints medians with their
 * ranges. On a machine that does other work, only the ratios tell something.
 *
 *   npm run build && npm run bench
 *   npm run bench -- /path/to/out
 */

import { type Browser, chromium, type Page } from '@playwright/test';
import { runScript } from '@/lib/machine/run-script';
import { SKELETON_MS } from '@/lib/navigation/skeleton-time';
import { serveFolder } from '@/lib/publish/hosting/static-server';
import { BROWSER_ARGS, findBrowser } from './browser';
import { buildEmptyExport } from './empty-export';
import { type Figures, repeat, summary } from './figures';
import { firstAppPath } from './first-app';
import { type LoadFigures, measureAction, measureLoad, openPhone } from './slow-phone';

/**
 * First visits: each page beside its limit, which is the page without scripts, and beside the floor, the empty export. In
 * turn, so that a machine whose speed changes does the same to all.
 */
async function loads(browser: Browser, folder: string, site: string, floor: string): Promise<void> {
  const paths = ['/', '/apps', firstAppPath(folder), '/apps/install'].filter((path) => path !== undefined);
  const runs: Record<string, Figures[]> = {};
  const record = (name: string, figures: Figures) => {
    runs[name] = [...(runs[name] ?? []), figures];
  };
  await repeat(async () => {
    const empty = await measureLoad(browser, floor);
    record('empty export', figuresOf(empty));
    for (const path of paths) {
      const limit = await measureLoad(browser, site + path, true);
      const page = await measureLoad(browser, site + path);
      record(`${path} without scripts`, figuresOf(limit));
      record(path, {
        ...figuresOf(page),
        'FCP / limit': page.fcp / limit.fcp,
        'LCP / floor': page.lcp / empty.lcp,
        'blocked - floor, ms': page.blocked - empty.blocked,
      });
    }
    return {};
  });
  const digits = { shift: 4, kB: 1, 'FCP / limit': 2, 'LCP / floor': 2 };
  console.log('First visit:');
  console.table(Object.fromEntries(Object.entries(runs).map(([name, all]) => [name, summary(all, digits)])));
}

function figuresOf({ fcp, lcp, blocked, shift, nodes, requests, kilobytes }: LoadFigures): Figures {
  return { 'FCP, ms': fcp, 'LCP, ms': lcp, 'blocked, ms': blocked, shift, nodes, requests, kB: kilobytes };
}

/** Clicks a link, and waits for its page. Returns the time beyond the 1 s of the skeleton, in ms. */
function clickToContent(page: Page, name: string): Promise<number> {
  return page.getByRole('link', { name, exact: true }).evaluate(
    (link: HTMLElement) =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main');
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (main?.getAttribute('aria-busy') !== 'false') return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['aria-busy'] });
        link.click();
      }),
  );
}

async function navigations(browser: Browser, site: string): Promise<void> {
  const runs = await repeat(async () => {
    const page = await openPhone(browser);
    await page.setViewportSize({ width: 820, height: 740 });
    await page.goto(site, { waitUntil: 'networkidle' });
    const figures: Figures = {};
    for (const name of ['Apps', 'Installation', 'Home']) {
      const { longest } = await measureAction(page, async () => {
        figures[`to ${name}, ms`] = (await clickToContent(page, name)) - SKELETON_MS;
      });
      figures['longest task, ms'] = Math.max(figures['longest task, ms'] ?? 0, longest);
    }
    await page.context().close();
    return figures;
  });
  console.log('From the click to the content, beyond the 1,000 ms of the skeleton:');
  console.table({ 'by the header': summary(runs) });
}

async function searches(browser: Browser, site: string): Promise<void> {
  const runs = await repeat(async () => {
    const page = await openPhone(browser);
    const start = performance.now();
    await page.goto(`${site}/apps`, { waitUntil: 'domcontentloaded' });
    const box = page.getByRole('searchbox');
    await box.waitFor();
    const answers = performance.now() - start;
    await page.waitForLoadState('networkidle');
    await box.click();
    const typing = await measureAction(page, async () => {
      await box.pressSequentially('star', { delay: 120 });
      await page.waitForTimeout(SKELETON_MS + 500);
    });
    const clearing = await measureAction(page, async () => {
      for (let key = 0; key < 4; key += 1) await box.press('Backspace', { delay: 60 });
      await page.waitForTimeout(SKELETON_MS + 500);
    });
    const scrolling = await measureAction(page, async () => {
      for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, 900);
    });
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    await page.context().close();
    return {
      'answers, ms': answers,
      nodes,
      'worst key, ms': Math.max(typing.slowest, clearing.slowest),
      'longest task typing, ms': typing.longest,
      'longest task clearing, ms': clearing.longest,
      'longest task scrolling, ms': scrolling.longest,
    };
  });
  console.log('The listing:');
  console.table({ '/apps': summary(runs) });
}

async function bench(): Promise<void> {
  const [folder = 'out'] = process.argv.slice(2);
  const site = await serveFolder(folder, { isCompressed: true });
  const empty = await serveFolder(buildEmptyExport(), { isCompressed: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    await loads(browser, folder, site.url, empty.url);
    await navigations(browser, site.url);
    await searches(browser, site.url);
  } finally {
    await Promise.all([browser.close(), site.close(), empty.close()]);
  }
}

runScript(bench);
