import sharp from 'sharp';
import { lightness } from '@/lib/publish/images/color';
import type { Color } from '@/lib/publish/images/ink';
import { appsIn } from '../any-site';
import { outOf } from '../build-site';
import { expect, hydrated, test } from '../support';

const folder = outOf('landscape');
test.use({ folder });

/** The least difference in lightness of a logo and its ground, and the greatest within a ground. */
const SEEN = 25;
const ALIKE = 15;

const difference = (one: Color, other: Color) => Math.abs(lightness(one) - lightness(other));

/** Has to be seen as a whole, and no theme shows it. */
const BLACK_AND_WHITE = 'Lapwing Client';

/** Shares of the width and the height of an icon. */
const ALONG = Array.from({ length: 61 }, (_, index) => 0.2 + index / 100);
const EDGE = 0.03;

/** The pixels of an icon, by shares of its width and height. */
async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number): Color => {
    const start = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
    const [red = 0, green = 0, blue = 0] = data.subarray(start);
    return [red, green, blue];
  };
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`every logo is whole, has room around and is seen in the ${colorScheme} theme`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme });
    await page.goto('/apps');
    await hydrated(page);
    const titles = appsIn(folder).flatMap(({ title, image }) => (image ? [title] : []));
    const icons = page.locator('main .card img');
    await expect(icons).toHaveCount(titles.length);
    for (const [index, title] of titles.entries()) {
      const icon = icons.nth(index);
      await icon.scrollIntoViewIfNeeded();
      await expect
        .poll(() => icon.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      const at = await pixelsOf(await icon.screenshot());
      for (const side of [
        ALONG.map((share) => at(share, EDGE)),
        ALONG.map((share) => at(share, 1 - EDGE)),
        ALONG.map((share) => at(EDGE, share)),
        ALONG.map((share) => at(1 - EDGE, share)),
      ])
        expect(Math.max(...side.map((pixel) => difference(pixel, side[0]!))), title).toBeLessThan(ALIKE);
      const ground = at(EDGE, 0.5);
      const inside = ALONG.flatMap((x) => ALONG.map((y) => at(x, y)));
      const seen = inside.filter((pixel) => difference(pixel, ground) >= SEEN).length / inside.length;
      expect(seen, title).toBeGreaterThan(0.02);
      if (title !== BLACK_AND_WHITE) continue;
      const share = (isInk: (light: number) => boolean) =>
        inside.filter((pixel) => isInk(lightness(pixel)) && difference(pixel, ground) >= SEEN).length;
      expect(share((light) => light < 10) && share((light) => light > 95), title).toBeGreaterThan(50);
    }
  });
