import type { Page } from '@playwright/test';
import { fc } from '../fixtures/properties';
import { cards, expect, hydrated, test, variants } from './support';

// The windowed list computes the place of a card from its height, whatever the catalogue says.

/** Replaces the texts of the first card (title, summary and downloads), and returns the heights of the first two. */
function heightsWith(page: Page, texts: readonly string[]): Promise<number[]> {
  return page.evaluate((texts) => {
    const [card, other] = document.querySelectorAll('main .card');
    const walker = document.createTreeWalker(card as Element, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    // The rating is a number.
    for (const [index, text] of texts.entries()) nodes[index < 2 ? index : index + 1]!.textContent = text;
    return [card, other].map((element) => (element as Element).getBoundingClientRect().height);
  }, texts);
}

const word = fc.constantFrom(
  '10,000,000+',
  'W',
  '',
  '海',
  'مرحبا',
  '👩‍👩‍👧‍👦',
  'Donaudampfschifffahrtsgesellschaft',
);
const text = fc
  .array(word, { maxLength: 60 })
  .chain((words) => fc.constantFrom(words.join(' '), words.join('')));

for (const width of variants([390, 320, 256, 768, 1280], 2))
  test(`all cards are equally high at ${width} px, whatever their texts are`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/apps');
    await hydrated(page);
    await expect(cards(page).nth(1)).toBeVisible();
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 3, maxLength: 3 }), async (texts) => {
        const [height, other] = await heightsWith(page, texts);
        expect(height).toBe(other);
      }),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
