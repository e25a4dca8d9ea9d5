import type { Page } from '@playwright/test';

/** A text or bar of the chart, in CSS pixels from the top left corner of the chart. */
export interface Box {
  text: string;
  /** Whether its end is replaced by an ellipsis. */
  isTruncated: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The visible parts of a chart, each from top to bottom or from left to right. */
export interface Drawing {
  width: number;
  height: number;
  names: Box[];
  /** Without those of length 0. */
  bars: Box[];
  counts: Box[];
}

/** What the chart of the page shows, with bars of HTML (`.chart-bar`) or of recharts. */
export function drawing(page: Page, bars: '.chart-bar' | '.recharts-bar-rectangle path'): Promise<Drawing> {
  const place = page.getByRole('region', { name: 'Ratings' }).locator('> div > [aria-hidden]');
  return place.evaluate(readDrawing, {
    names: '[dir]',
    bars,
    counts: '.chart-bar + span',
  });
}

/** Runs in the page. */
function readDrawing(place: Element, parts: Record<'names' | 'bars' | 'counts', string>): Drawing {
  const edges = place.getBoundingClientRect();
  const boxes = (selector: string) =>
    [...place.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const text = element.textContent;
        const isClipped = element instanceof HTMLElement && element.scrollWidth > element.clientWidth;
        const isTruncated = element.matches('[dir]') && isClipped;
        const range = document.createRange();
        // The text without the padding of its element.
        if (element.lastChild) range.selectNode(element.lastChild);
        const shown = element instanceof HTMLElement && element.lastChild && !isTruncated ? range : element;
        const { left, right, top, bottom } = shown.getBoundingClientRect();
        return {
          text,
          isTruncated,
          left: left - edges.left,
          right: right - edges.left,
          top: top - edges.top,
          bottom: bottom - edges.top,
        };
      });
  return {
    width: edges.width,
    height: edges.height,
    names: boxes(parts.names),
    bars: boxes(parts.bars).filter(({ left, right }) => right > left),
    counts: boxes(parts.counts),
  };
}
