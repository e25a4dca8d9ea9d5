import type { Locator, Page } from '@playwright/test';
import type { Point } from './pixels';
import { ANIMATED, cards, expect, hydrated, LONG, test } from './support';

/** Counts the `mouseenter` events of an element while the pointer moves by 0.1 px at a point. */
async function entersAt(page: Page, element: Locator, { x, y }: Point): Promise<number> {
  await page.mouse.move(0, 0);
  await element.evaluate((target) => {
    target.setAttribute('data-enters', '0');
    target.addEventListener('mouseenter', () => {
      target.setAttribute('data-enters', String(Number(target.getAttribute('data-enters')) + 1));
    });
  });
  for (let step = 0; step < 6; step += 1) {
    await page.mouse.move(x + (step % 2) / 10, y);
    await element.evaluate((target) => Promise.all(target.getAnimations().map(({ finished }) => finished)));
  }
  return Number(await element.getAttribute('data-enters'));
}

test.use(ANIMATED);

const button = (page: Page) => page.getByRole('link', { name: 'Browse apps' });

test('under a mouse, a button does not flicker at its corner, and a card shows its compare button, as with the focus', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const element = button(page);
  const box = (await element.boundingBox())!;
  const radius = await element.evaluate((target) =>
    Number.parseFloat(getComputedStyle(target).borderBottomLeftRadius),
  );
  // 0.5 px inside the arc of the corner.
  const inset = radius * (1 - Math.SQRT1_2) + 0.5;
  expect(await entersAt(page, element, { x: box.x + inset, y: box.y + box.height - inset })).toBe(1);
  await expect.poll(async () => (await element.boundingBox())!.y).toBeLessThan(box.y);

  const toggle = page
    .getByRole('main')
    .getByRole('button', { name: /^Compare/ })
    .first();
  await expect(toggle).toHaveCSS('opacity', '0');
  await cards(page).first().hover();
  await expect(toggle).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(toggle).toHaveCSS('opacity', '0');
  await cards(page).first().focus();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveCSS('opacity', '1');
});

test('a button returns to its position when the pointer leaves at the lower edge', { tag: LONG }, async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const element = button(page);
  const box = (await element.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 1, { steps: 20 });
  await expect.poll(async () => (await element.boundingBox())!.y).toBe(box.y);
});
