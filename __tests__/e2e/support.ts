import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { App } from '@/lib/catalogue/schema';

export { expect };

/** The catalogue that the site under test was built from. */
export const catalogue: App[] = JSON.parse(readFileSync('public/appsData.json', 'utf8'));

interface Guards {
  /** The console messages that a test expects; all others fail it. */
  expectedNoise: RegExp;
}

/** Every test fails on a console error or warning, an uncaught error, or a request that leaves the site. */
export const test = base.extend<Guards>({
  expectedNoise: [/^$/, { option: true }],
  page: async ({ page, baseURL, expectedNoise }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:') && !url.startsWith('blob:'))
        errors.push(`left the site: ${url}`);
    });
    await use(page);
    const unexpected = errors.filter((text) => !expectedNoise.test(text));
    expect(unexpected, 'the console is quiet and nothing leaves the site').toEqual([]);
  },
});

/** Puts a text under `appList` before the page's own scripts run, once. */
export async function remember(page: Page, list: string): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('appList', text);
  }, list);
}

/** What stands under `appList`. */
export function remembered(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('appList'));
}

/** The skeleton cards, which assistive technology does not see. */
export function skeletons(page: Page) {
  return page.locator('[data-slot="skeleton-card"]:visible');
}

/** Delays every page that the router requests from now on, in milliseconds. */
export async function delayPayloads(page: Page, ms: number): Promise<void> {
  await page.route('**/*.txt*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  });
}

/** Waits until no navigation is under way and nothing of the page is busy. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 15_000 });
}

/** The scroll position, in CSS pixels from the top. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** The cards of the page that stands. */
export function cards(page: Page) {
  return page.locator('main').getByRole('link', { name: /rated/ });
}

/** Waits until the page can answer: it has loaded, and React knows everything that can be clicked. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, main :is(a, button, input, select)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/**
 * Counts the skeleton cards from now on, in the page itself: they stand for a second, and a busy machine may look
 * too late.
 *
 * @returns The most that stood at once.
 */
export async function countSkeletons(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { most: 0 };
    Object.assign(window, { seenSkeletons: seen });
    new MutationObserver(() => {
      const cards = [...document.querySelectorAll('[data-slot="skeleton-card"]')];
      seen.most = Math.max(seen.most, cards.filter((card) => card.checkVisibility()).length);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { seenSkeletons: { most: number } }).seenSkeletons.most);
}
