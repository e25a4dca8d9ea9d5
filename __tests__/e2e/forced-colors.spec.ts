import { differingPixels } from './pixels';
import { expect, hydrated, test } from './support';

// With forced colours the browser drops shadows and gradients, and paints backgrounds and text in a few system
// colours: what only a background showed is gone.

test.use({ expectedNoise: /404 \(Not Found\)/ });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('the search box shows that it has the focus', async ({ page }) => {
      await page.goto('/apps');
      await hydrated(page);
      const box = (await page.locator('search').boundingBox())!;
      const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
      const without = await page.screenshot({ clip });
      await page.getByRole('searchbox').focus();
      const focused = await page.screenshot({ clip });
      // A ring of 2 px or more around the whole box.
      expect(await differingPixels(without, focused)).toBeGreaterThan(2 * 2 * (box.width + box.height - 32));
    });
  });
