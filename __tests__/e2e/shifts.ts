import { expect, type Page } from '@playwright/test';

/** Layout shift scores up to this value are not visible. The animated icon of a dialog causes such shifts. */
export const MAX_INVISIBLE = 0.0005;

/** Collects the layout shifts of the pages that are loaded from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] as string[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[])
        if (!entry.hadRecentInput)
          (window as unknown as { shifts: [number, string][] }).shifts.push([
            entry.value,
            entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 90)).join(' | '),
          ]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects that there was no layout shift with a score above `max`. A failure names the elements that moved. */
export async function expectNoShifts(page: Page, max: number): Promise<void> {
  await page.waitForTimeout(200);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts);
  expect(shifts.filter(([value]) => value > max)).toEqual([]);
}
