import type { Page } from '@playwright/test';
import { PAGE_SIZE } from '@/lib/catalogue/pages';
import { fc } from '../fixtures/properties';
import {
  cards,
  catalogue,
  expect,
  hydrated,
  scrollToCard,
  seedAppList,
  skeletons,
  test,
  variants,
} from './support';

// The windowed list computes the place of a card from its height, whatever the catalogue says.

/**
 * Replaces the texts of all cards of the first row (title, summary and downloads), which stretch each other, and returns the
 * heights of one of them and of one in another row.
 */
function heightsWith(page: Page, texts: readonly string[]): Promise<number[]> {
  return page.evaluate((texts) => {
    const all = [...document.querySelectorAll('main .card')];
    for (const card of all.slice(0, 4)) {
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode);
      // The rating is a number.
      for (const [index, text] of texts.entries()) nodes[index < 2 ? index : index + 1]!.textContent = text;
    }
    return [all[0]!, all[4]!].map((card) => card.getBoundingClientRect().height);
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

test('all cards are equally high, whatever their texts are, beside a marked card, and without the unit `lh`', async ({
  page,
}) => {
  await seedAppList(page, '[1]');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/apps/categories/photo-video');
  await hydrated(page);
  await expect(cards(page).nth(4)).toBeVisible();

  await test.step('the mark of an installed app takes no room from its figures on a phone', async () => {
    await expect(cards(page).first().getByRole('img', { name: 'Installed' })).toBeVisible();
    const [marked, other] = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main .card')].slice(0, 2).map((card) => {
        const [rating, downloads] = card.querySelectorAll('.figures > *');
        rating!.textContent = '4.4';
        downloads!.textContent = '214.8 Tsd.';
        return [card.offsetHeight, downloads!.clientWidth, downloads!.scrollWidth];
      }),
    );
    expect(marked).toEqual(other);
  });

  for (const width of variants([320, 256, 768, 1280]))
    await test.step(`with any texts at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await fc.assert(
        fc.asyncProperty(fc.array(text, { minLength: 3, maxLength: 3 }), async (texts) => {
          const [height, other] = await heightsWith(page, texts);
          expect(height).toBe(other);
        }),
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

  await test.step('in a browser without the unit `lh`', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.evaluate(() => {
      const [sheet] = document.styleSheets;
      const older = new CSSStyleSheet();
      older.replaceSync((sheet?.ownerNode?.textContent ?? '').replace(/(\d)lh\b/g, '$1none'));
      sheet!.disabled = true;
      document.adoptedStyleSheets = [older];
    });
    for (const texts of [
      ['W', '', ''],
      ['W', 'Donaudampfschifffahrtsgesellschaft '.repeat(9), '10,000,000+'],
    ]) {
      const [height, other] = await heightsWith(page, texts);
      expect(height).toBe(other);
    }
  });
});

test('a skeleton is as high as a card, at any width', async ({ page }) => {
  await page.route('**/appsData.json', () => {});
  await page.goto('/apps');
  await hydrated(page);
  await scrollToCard(page, catalogue[PAGE_SIZE - 1]!);
  for (const width of [256, 288, 304, 320, 336, 360, 768, 1024, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const card = page.locator(`main li[data-index="${PAGE_SIZE - 1}"]:not([data-far])`);
      await card.scrollIntoViewIfNeeded();
      await expect(async () => {
        const [height, other] = await Promise.all(
          [card, skeletons(page).first()].map(async (one) => (await one.boundingBox())?.height),
        );
        expect(other).toBeCloseTo(height ?? 0, 1);
      }).toPass();
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card that is not laid out has the place of one that is, at any width', async ({ page }) => {
    for (const width of [256, 320, 768, 820, 860, 1440])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/apps');
        const items = page.locator('main .card-grid > li');
        const height = (await items.first().boundingBox())!.height;
        expect((await items.last().boundingBox())!.height).toBeCloseTo(height, 0);
        // On a wide screen, the last card is near enough to be laid out.
        const estimate = await items
          .last()
          .evaluate((card) => Number.parseFloat(getComputedStyle(card).containIntrinsicHeight.slice(5)));
        expect(estimate).toBeCloseTo(height, 0);
      });
  });
});
