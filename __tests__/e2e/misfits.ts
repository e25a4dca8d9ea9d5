import type { Page } from '@playwright/test';

/**
 * The texts of the page that do not fit: those that are clipped, cover another one, or have too many lines. Texts with an intended ellipsis
 * are not clipped; neither are those in a box that scrolls.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Text {
      element: Element;
      /** The nearest element out of the flow, which can be over others. */
      layer: Element | null;
      box: DOMRect;
      text: string;
    }
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    // Texts for screen readers have a clip path.
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('option') !== null ||
      ancestors(element).some((ancestor) => getComputedStyle(ancestor).clipPath !== 'none');
    const hasEllipsis = (element: Element) => {
      const style = getComputedStyle(element);
      return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    };
    const isOutOfFlow = (element: Element) =>
      /absolute|fixed|sticky/.test(getComputedStyle(element).position);

    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent?.trim() ?? '';
      if (!text || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = ancestors(element).find(isOutOfFlow) ?? null;
      for (const box of range.getClientRects()) {
        // The box of a line is higher than its letters.
        const letters = new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6);
        texts.push({ element, layer, box: letters, text });
      }
    }

    const isClipped = (inner: DOMRect, element: Element) => {
      const outer = element.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(element);
      const isBeside = inner.left < outer.left - 1 || inner.right > outer.right + 1;
      const isBeyond = inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
      return (isBeside && overflowX !== 'visible') || (isBeyond && overflowY !== 'visible');
    };
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

    const found = new Set<string>();
    const shown = texts.filter(({ element, box, text }) => {
      for (const ancestor of ancestors(element)) {
        const { overflowX } = getComputedStyle(ancestor);
        if (/auto|scroll/.test(overflowX)) return true;
        if (!isClipped(box, ancestor)) continue;
        // An ellipsis replaces the end of a line, or whole lines.
        const { top, bottom } = ancestor.getBoundingClientRect();
        const isCut = (edge: number) => box.top < edge - 1 && box.bottom > edge + 1;
        if (hasEllipsis(ancestor) && !isCut(top) && !isCut(bottom)) return false;
        found.add(`clipped: ${text}`);
      }
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1)
        found.add(`beyond the page: ${text}`);
      return true;
    });
    for (const [index, a] of shown.entries())
      for (const b of shown.slice(index + 1))
        if (a.element !== b.element && a.layer === b.layer && meet(a.box, b.box))
          found.add(`over each other: ${a.text} | ${b.text}`);

    for (const element of document.querySelectorAll('main *')) {
      const { webkitLineClamp: lines, lineHeight } = getComputedStyle(element);
      if (element.clientHeight > Number(lines) * Number.parseFloat(lineHeight) + 1)
        found.add(`on more than ${lines} lines: ${element.textContent}`);
    }

    // The transparent border of these buttons belongs to their target.
    for (const button of document.querySelectorAll('.compare-toggle')) {
      const { x, y, width, height } = button.getBoundingClientRect();
      const icon = new DOMRect(x + width * 0.3, y + height * 0.3, width * 0.4, height * 0.4);
      const card = button.closest('.card');
      for (const { element, box, text } of shown)
        if (card?.contains(element) && meet(icon, box)) found.add(`below its button: ${text}`);
    }
    return [...found];
  });
}
