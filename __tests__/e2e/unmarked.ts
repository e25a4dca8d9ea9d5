import type { Page } from '@playwright/test';
import { MARK } from '../fixtures/untranslated';

/**
 * The texts of a page that are in English, and that no `lang` says so of: text nodes, hidden ones too, alternative texts and
 * tooltips. Not what only assistive technology reads, such as the names of buttons: sentences, which have one language.
 */
export function unmarkedTexts(page: Page): Promise<string[]> {
  return page.evaluate((mark) => {
    const isMarked = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') === 'en' ||
      element?.matches('script, style, title, link, .sr-only, [role=status]');
    const found: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue: text, parentElement } = walker.currentNode;
      if (text?.includes(mark) && !isMarked(parentElement))
        found.push(`${parentElement?.localName}: ${text}`);
    }
    // The tooltip of a sentence with a marked name in it.
    for (const name of ['alt', 'title'])
      for (const element of document.querySelectorAll(`[${name}*="${mark}"]`))
        if (!isMarked(element) && !element.querySelector('[lang=en]'))
          found.push(`${name}: ${element.getAttribute(name)}`);
    return found;
  }, MARK);
}
