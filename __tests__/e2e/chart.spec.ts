import type { Page } from '@playwright/test';
import { ratedApps } from '../fixtures/odd-apps';
import { unusualRatings } from '../fixtures/ratings';
import { type Box, type Drawing, drawing } from './chart-drawing';
import { copies } from './copies';
import { drawnChart, expect, holdChart, test } from './support';

// The chart of unusual ratings, which the catalogue of this site does not contain.

type Title = keyof typeof unusualRatings;

const TITLES = Object.keys(unusualRatings) as Title[];
const WIDTHS = [320, 390, 820, 1440];

test.use({ folder: copies.odd });

/** Opens the page of an app by its title, and scrolls to its ratings. */
async function openRatings(page: Page, title: Title): Promise<void> {
  const app = ratedApps.find((app) => app.title === title);
  await page.goto(`/apps/appdetails/${app?.id}`);
  await ratingsOf(page).scrollIntoViewIfNeeded();
}

function ratingsOf(page: Page) {
  return page.getByRole('region', { name: 'Ratings' });
}

/** Expects every name and every exact count, no clipped text, and no horizontal overflow. */
async function expectComplete(page: Page, title: Title, { width, height, ...parts }: Drawing): Promise<void> {
  const { names, counts } = parts;
  const ratings = unusualRatings[title].toReversed();
  expect(counts.map(({ text }) => text)).toEqual(ratings.map(({ count }) => count.toLocaleString('en-US')));
  for (const [index, { name }] of ratings.entries()) {
    // A truncated name is at most 40 % of the width, and leaves at least 64 px for the bars.
    const { text, isTruncated, right, left } = names[index]!;
    expect(isTruncated || text === name, text).toBe(true);
    expect(right - left).toBeLessThanOrEqual(0.4 * width + 13);
  }
  const clipped = [...names, ...counts].filter(
    ({ left, right, top, bottom }) => left < -1 || right > width + 1 || top < -1 || bottom > height + 1,
  );
  expect(clipped).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** The horizontal overflow of the page, in CSS pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Expects boxes at the same places, within 2 px. */
function expectSamePlaces(boxes: readonly Box[], others: readonly Box[]): void {
  expect(others).toHaveLength(boxes.length);
  for (const [index, { left, right, top, bottom }] of boxes.entries()) {
    const other = others[index]!;
    expect(Math.abs(other.left - left), JSON.stringify(other)).toBeLessThanOrEqual(2);
    expect(Math.abs(other.right - right), JSON.stringify(other)).toBeLessThanOrEqual(2);
    expect(Math.abs(other.top + other.bottom - top - bottom) / 2, JSON.stringify(other)).toBeLessThanOrEqual(
      2,
    );
  }
}

for (const title of TITLES)
  test(`${title}: the bars and recharts are equal at every width, and clip nothing`, async ({ page }) => {
    const release = await holdChart(page);
    await openRatings(page, title);
    const prerendered: Drawing[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const bars = await drawing(page, '.chart-bar');
      await expectComplete(page, title, bars);
      prerendered.push(bars);
    }

    release();
    await ratingsOf(page).hover();
    await drawnChart(page);
    await page.mouse.move(0, 0);
    await expect(ratingsOf(page).locator('.chart-bar:visible')).toHaveCount(0);
    for (const [index, width] of WIDTHS.entries())
      await test.step(`${width} px`, async () => {
        const bars = prerendered[index]!;
        await page.setViewportSize({ width, height: 800 });
        // recharts adapts to the new width in several steps.
        await expect(async () => {
          const chart = await drawing(page, '.recharts-bar-rectangle path');
          await expectComplete(page, title, chart);
          expectSamePlaces(chart.bars, bars.bars);
        }).toPass();
      });
  });

test('truncates a long name at its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openRatings(page, 'long names');
  const truncated = async () => {
    const { names } = await drawing(page, '.chart-bar');
    return names.filter(({ isTruncated }) => isTruncated).map(({ text }) => text);
  };
  const names = unusualRatings['long names'].map(({ name }) => name).toReversed();
  expect(await truncated()).toEqual(names.filter((name) => name !== 'Good'));
  await expect(page.getByRole('rowheader', { name: 'Donaudampfschifffahrtskapitänswürdig' })).toBeAttached();

  await page.setViewportSize({ width: 1440, height: 800 });
  expect(await truncated()).toEqual([]);
});

test('shows the count of a level in front of its hover highlight', async ({ page }) => {
  await openRatings(page, 'one level');
  await drawnChart(page);
  await page.locator('.recharts-bar-rectangle path').hover();
  await expect(page.locator('.recharts-tooltip-cursor')).toBeVisible();
  const count = page.locator('.chart-bar + span');
  await expect(count).toHaveText('1,234');
  const isOnTop = await count.evaluate((text: HTMLElement) => {
    // Else the pointer goes through it, to recharts.
    text.style.pointerEvents = 'auto';
    const { x, y, width, height } = text.getBoundingClientRect();
    return document.elementsFromPoint(x + width / 2, y + height / 2)[0] === text;
  });
  expect(isOnTop).toBe(true);
});
