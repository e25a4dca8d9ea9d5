import type { Page } from '@playwright/test';
import { ratedApps } from '../fixtures/odd-apps';
import { unusualRatings } from '../fixtures/ratings';
import { copies } from './copies';
import { expect, test } from './support';

// The chart of unusual ratings, which the catalogue of this site does not contain.

/** Opens the page of an app by its title, and scrolls to its ratings. */
async function openRatings(page: Page, title: keyof typeof unusualRatings): Promise<void> {
  const app = ratedApps.find((app) => app.title === title);
  await page.goto(`/apps/appdetails/${app?.id}`);
  const section = page.getByRole('region', { name: 'Ratings' });
  // A chunk load error of the chart reloads the page once, which can interrupt the scrolling.
  await expect(() => section.scrollIntoViewIfNeeded()).toPass();
}

/** The texts that the edges of the chart clip. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.locator('.recharts-wrapper').evaluate((chart) => {
    const box = chart.getBoundingClientRect();
    const texts = [...chart.querySelectorAll('text')].filter((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    });
    return texts.map((text) => text.textContent);
  });
}

/** The horizontal overflow of the page, in CSS pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test.describe('the chart of unusual ratings', () => {
  test.use({ folder: copies.odd });

  test('shows every name and every exact count at every width, and clips none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [title, ratings] of Object.entries(unusualRatings)) {
      await openRatings(page, title as keyof typeof unusualRatings);
      const chart = page.locator('.recharts-wrapper');
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(chart.locator('.recharts-yAxis-tick-labels text')).toHaveCount(ratings.length);
        for (const count of new Set(ratings.map(({ count }) => count.toLocaleString('en-US'))))
          await expect(chart.getByText(count, { exact: true }).last()).toBeVisible();
        await expect.poll(() => clippedTexts(page), `${title} at ${width} px`).toEqual([]);
        await expect.poll(() => overflow(page), `${title} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('truncates a long name at its end', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openRatings(page, 'long names');
    const labels = page.locator('.recharts-yAxis-tick-labels text');
    await expect(labels).toHaveText([/^Outst.*…$/, 'Good', /^Needs.*…$/, /^Donau.*…$/, /^Unzufr.*…$/]);
    await expect(
      page.getByRole('rowheader', { name: 'Donaudampfschifffahrtskapitänswürdig' }),
    ).toBeAttached();

    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(labels).toHaveText(unusualRatings['long names'].map(({ name }) => name).reverse());
  });

  test('reserves the height of twenty bars of 25 px before it loads', async ({ page }) => {
    let load = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('recharts-')) await loaded;
      await route.fulfill({ response });
    });
    await openRatings(page, 'twenty levels');
    const section = page.getByRole('region', { name: 'Ratings' });
    const before = (await section.boundingBox())!.height;
    await expect(page.locator('.recharts-wrapper')).toHaveCount(0);
    load();

    const bars = page.locator('.recharts-bar-rectangle path');
    await expect(bars).toHaveCount(20);
    expect((await section.boundingBox())!.height).toBe(before);
    const boxes = await bars.evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect()));
    for (const [index, { top, height }] of boxes.entries()) {
      expect(Math.round(height)).toBe(25);
      if (index > 0) expect(top).toBeGreaterThan(boxes[index - 1]!.bottom);
    }
  });

  test('shows the count of a level in front of its hover highlight', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openRatings(page, 'one level');
    await page.locator('.recharts-bar-rectangle path').hover();
    await expect(page.locator('.recharts-tooltip-cursor')).toBeVisible();
    const count = page.locator('svg').getByText('1,234', { exact: true });
    const isOnTop = await count.evaluate((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      return document.elementsFromPoint(x + width / 2, y + height / 2)[0] === text;
    });
    expect(isOnTop).toBe(true);
  });

  test.describe('as a table at 320 px', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test.describe('when the chart does not load', () => {
      test.use({ expectedNoise: /Failed to load resource|net::ERR/ });

      test('does not overflow horizontally', async ({ page }) => {
        await page.route('**/*.js', async (route) => {
          const response = await route.fetch();
          if ((await response.text()).includes('recharts-')) return route.abort();
          return route.fulfill({ response });
        });
        for (const title of ['long names', 'huge counts'] as const) {
          await openRatings(page, title);
          await expect(page.getByRole('table')).toBeInViewport();
          expect((await page.getByRole('table').boundingBox())!.width).toBeGreaterThan(100);
          expect(await overflow(page), title).toBeLessThanOrEqual(0);
        }
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('does not overflow horizontally', async ({ page }) => {
        for (const title of ['long names', 'huge counts'] as const) {
          await openRatings(page, title);
          await expect(page.getByRole('table')).toBeInViewport();
          expect((await page.getByRole('table').boundingBox())!.width).toBeGreaterThan(100);
          expect(await overflow(page), title).toBeLessThanOrEqual(0);
        }
      });
    });
  });
});
