import { type BrowserContext, type BrowserType, firefox, webkit } from '@playwright/test';
import type { EngineName } from '../tools/engines';
import { type Engine, SIZE, type Tab } from './tab';

const TYPES: Record<EngineName, BrowserType> = { firefox, webkit };

/** Playwright's own build of an engine. */
export async function startPlaywright(name: EngineName): Promise<Engine> {
  const browser = await TYPES[name].launch();
  let context: BrowserContext | undefined;
  let errors: string[] = [];

  async function openTab(origin: string): Promise<Tab> {
    context ??= await browser.newContext({ viewport: SIZE });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    return {
      goto: async (path) => void (await page.goto(origin + path)),
      reload: async () => void (await page.reload()),
      back: async () => void (await page.goBack({ waitUntil: 'commit' })),
      // Playwright types the result of a function by the types of its argument's handles.
      evaluate: (run, argument) => page.evaluate(run as (argument: unknown) => never, argument),
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewportSize({ width, height }),
    };
  }

  return {
    openTab,
    reset: async () => {
      await context?.close();
      context = undefined;
      errors = [];
    },
    consoleErrors: async () => errors,
    close: () => browser.close(),
  };
}
