import { expect, type Page } from '@playwright/test';

/** Layout shift scores up to this value are not visible. The animated icon of a dialog causes such shifts. */
export const MAX_INVISIBLE = 0.0005;

/** A score, the elements that moved, and whether all of them came from outside of the viewport. */
type Shift = [score: number, elements: string, isArrival: boolean];

/** Collects the layout shifts of the pages that are loaded from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Playwright hides scrollbars, for which the page behind a dialog would still leave a place.
    const withoutScrollbars = new CSSStyleSheet();
    withoutScrollbars.replaceSync('html { scrollbar-width: none }');
    document.adoptedStyleSheets = [withoutScrollbars];
    const shifts: Shift[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element; previousRect: DOMRectReadOnly }[];
      })[])
        if (!hadRecentInput)
          shifts.push([
            value,
            sources.map(({ node }) => node?.outerHTML?.slice(0, 90)).join(' | '),
            sources.every(({ previousRect }) => previousRect.width === 0),
          ]);
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

/**
 * Expects that there was no layout shift with a score above `max`. A failure names the elements that moved.
 *
 * @param withArrivals Not of elements that came from outside of the viewport. When a list becomes longer and the browser restores
 * the position in the same frame, it counts what is then seen. That is so if an image arrives later than the code.
 */
export async function expectNoShifts(page: Page, max: number, withArrivals = true): Promise<void> {
  const shifts = await page.evaluate(async () => {
    // A shift of the frame that is painted next is reported after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { readShifts: () => Shift[] }).readShifts();
  });
  expect(shifts.filter(([score, , isArrival]) => score > max && (withArrivals || !isArrival))).toEqual([]);
}
