import { ANIMATED, cards, expect, hydrated, test } from './support';

test.use(ANIMATED);

test('a card shows its compare button under a mouse, as with the focus', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
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
