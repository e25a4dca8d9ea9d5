import { expect, type Page } from '@playwright/test';

/** Layout shift scores up to this value are not visible. The animated icon of a dialog causes such shifts. */
export const MAX_INVISIBLE = 0.0005;

/** Collects the layout shifts of the pages that are loaded from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Playwright hides scrollbars, for which the page behind a dialog would still leave a place.
    const withoutScrollbars = new CSSStyleSheet();
    withoutScrollbars.replaceSync('html { scrollbar-width: none }');
    document.adoptedStyleSheets = [withoutScrollbars];
    const shifts: [number, string][] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[])
        if (!hadRecentInput)
          shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 90)).join(' | ')]);
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const readShifts = () => {
      record(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShifts });
  });
}

/** Expects that there was no layout shift with a score above `max`. A failure names the elements that moved. */
export async function expectNoShifts(page: Page, max: number): Promise<void> {
  const shifts = await page.evaluate(async () => {
    // A shift of the frame that is painted next is reported after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { readShifts: () => [number, string][] }).readShifts();
  });
  expect(shifts.filter(([value]) => value > max)).toEqual([]);
}
