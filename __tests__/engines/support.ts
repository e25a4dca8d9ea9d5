import { test as base, expect } from '@playwright/test';
import { serveFolder } from '@/lib/publish/hosting/static-server';
import { copies } from '../e2e/copies';
import { catalogue } from '../fixtures/site/catalogue';
import { type EngineName, findEngine } from '../tools/engines';
import { copyWithRecorder } from './console-recorder';
import { find, type Target } from './find';
import { startFirefox } from './marionette';
import { startPlaywright } from './playwright-engine';
import type { Engine, Tab } from './tab';
import { createWebDriverEngine } from './webdriver-engine';
import { startWebKit } from './webkit-driver';

export { catalogue, expect };

interface Fixtures {
  /** Opens a tab of the browser at the site. Each test has a unique origin, and therefore an empty storage. */
  openTab: () => Promise<Tab>;
  tab: Tab;
  /** The console messages that a test expects; all others fail it. */
  expectedNoise: RegExp;
}

interface WorkerFixtures {
  /** The built site under test. */
  site: string;
  engine: Engine & { folder: string };
}

async function startEngine(name: EngineName): Promise<Engine> {
  if (findEngine(name) === 'playwright') return startPlaywright(name);
  return createWebDriverEngine(await (name === 'firefox' ? startFirefox() : startWebKit()));
}

/** Every test fails on a console error or warning, as far as the engine reports them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [copies.site, { scope: 'worker', option: true }],
  engine: [
    async ({ site }, use, { project }) => {
      const { folder, dispose } = copyWithRecorder(site);
      try {
        const engine = await startEngine(project.name as EngineName);
        await use({ ...engine, folder }).finally(engine.close);
      } finally {
        dispose();
      }
    },
    { scope: 'worker' },
  ],
  expectedNoise: [/^$/, { option: true }],
  openTab: async ({ engine, expectedNoise }, use) => {
    const server = await serveFolder(engine.folder);
    try {
      await use(() => engine.openTab(server.url));
      const errors = await engine.consoleErrors();
      const unexpected = errors.filter((text) => !expectedNoise.test(text));
      expect(unexpected, 'no console errors or warnings').toEqual([]);
    } finally {
      await engine.reset();
      await server.close();
    }
  },
  tab: async ({ openTab }, use) => use(await openTab()),
});

/** Loads a page, and waits until React has hydrated every control. */
export async function open(tab: Tab, path: string): Promise<void> {
  await tab.goto(path);
  await hydrated(tab);
}

/** Runs a function in the page. Undefined while a navigation replaces the document. */
function tryEvaluate<Result>(tab: Tab, run: () => Result): Promise<Result | undefined> {
  return tab.evaluate(run, null).catch(() => undefined);
}

/** Waits until React has hydrated every control. */
export async function hydrated(tab: Tab): Promise<void> {
  const isHydrated = () => {
    const elements = [...document.querySelectorAll('main, main :is(a, button, input, select)')];
    const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    return document.readyState === 'complete' && elements.length > 0 && elements.every(isKnown);
  };
  await expect.poll(() => tryEvaluate(tab, isHydrated)).toBe(true);
}

/** Clicks the first element of a target when it is visible, not animated and not covered. */
export async function click(tab: Tab, target: Target): Promise<void> {
  await expect(async () => {
    const [before] = await find(tab, target);
    const [found] = await find(tab, target);
    expect(found, `${target.role} ${target.name}`).toBeDefined();
    await tab.evaluate(scrollToView, found!.y);
    expect(found).toMatchObject({ isHit: true, isStill: true, isDisabled: false });
    expect(found).toEqual(before);
    await tab.clickAt(found!.x, found!.y);
  }).toPass();
}

/** Scrolls a position into the viewport, if it is outside. Runs in the page. */
function scrollToView(y: number): void {
  const { innerHeight } = window;
  if (y < 0 || y > innerHeight) window.scrollBy({ top: y - innerHeight / 2, behavior: 'instant' });
}

/** Waits until a target is shown. */
export async function see(tab: Tab, target: Target, times?: number): Promise<void> {
  const read = () =>
    find(tab, target).then(
      ({ length }) => length,
      () => undefined,
    );
  const count = expect.poll(read, `${target.role} ${target.name}`);
  if (times === undefined) await count.toBeGreaterThan(0);
  else await count.toBe(times);
}

/** Waits until the page shows a text. */
export async function seeText(tab: Tab, text: string): Promise<void> {
  const read = () => {
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count.
    return document.body.innerText;
  };
  await expect.poll(() => tryEvaluate(tab, read)).toContain(text);
}

/** Waits until a page is shown: its heading is visible at its URL, and no part of the page is busy. */
export async function seePage(tab: Tab, heading: string, url: string): Promise<void> {
  const read = () => ({
    heading: [...document.querySelectorAll('main h1')].find((h1) => h1.checkVisibility())?.textContent,
    url: window.location.pathname + window.location.search,
    busy: document.querySelectorAll('[aria-busy="true"]').length,
  });
  await expect.poll(() => tryEvaluate(tab, read)).toEqual({ heading, url, busy: 0 });
}

/** The text of the element that has the focus. */
export async function focused(tab: Tab): Promise<string> {
  return tab.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.matches('body, main') ? activeElement.tagName : (activeElement?.textContent ?? '');
  }, null);
}

/** The stored text of `appList`. */
export function storedAppList(tab: Tab): Promise<string | null> {
  return tab.evaluate(() => localStorage.getItem('appList'), null);
}

export const card = (name?: RegExp): Target => ({ role: 'link', name: name ?? /rated/, inside: 'main' });
export const nav = (name: string): Target => ({ role: 'link', name, inside: 'header nav' });
export const button = (name: string | RegExp): Target => ({ role: 'button', name });
export const dialog = (name: string): Target => ({ role: 'dialog', name });
