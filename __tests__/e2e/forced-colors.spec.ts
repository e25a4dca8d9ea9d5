import type { Locator, Page } from '@playwright/test';
import { differingPixels } from './pixels';
import {
  cards,
  drawnChart,
  expect,
  heading,
  holdChart,
  hydrated,
  LONG,
  seedAppList,
  test,
  variants,
} from './support';

// With forced colours the browser drops shadows and gradients, and paints backgrounds and text in a few system
// colours. A shape that only a background shows is not visible.

/** A system colour, such as `CanvasText`, as the page computes it. */
function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, name);
}

/** Expects that a border shows the control, in another colour than its opaque background. */
async function expectShape(control: Locator): Promise<void> {
  const { border, background } = await control.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
    return { border: [borderTopStyle, borderTopWidth, borderTopColor], background: backgroundColor };
  });
  expect(border).toEqual(['solid', '1px', expect.not.stringMatching(background)]);
  expect(background).not.toContain('rgba');
}

/** Expects that borders show the links and buttons with these names. */
async function expectShapes(page: Page, ...names: string[]): Promise<void> {
  for (const name of names)
    await expectShape(
      page.getByRole('link', { name, exact: true }).or(page.getByRole('button', { name, exact: true })),
    );
}

test.use({ expectedNoise: /404 \(Not Found\)/ });

for (const colorScheme of variants(['dark', 'light'] as const))
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('the chart and the icons have the colour of text, the buttons of the page and of dialogs have a border, the signs of their icons are visible, and a disabled button is grey', async ({
      page,
    }) => {
      const release = await holdChart(page);
      await page.goto('/apps/appdetails/1');
      const text = await systemColor(page, 'CanvasText');
      for (const bar of await page.locator('.chart-bar').all())
        await expect(bar).toHaveCSS('background-color', text);
      release();
      const chart = await drawnChart(page);
      await expect(chart.locator('.recharts-bar-rectangle path').first()).toHaveCSS('fill', text);
      for (const icon of await page.locator('dl svg').all()) await expect(icon).toHaveCSS('color', text);
      await expectShapes(page, 'Get it at store.example (opens in a new tab)', 'Install Now');

      await page.getByRole('button', { name: 'Install Now' }).click();
      await expectShape(page.getByRole('button', { name: 'OK' }));
      for (const line of await page.locator('[class^="swal2-success-line"]').all())
        await expect(line).toHaveCSS('background-color', text);
      await page.getByRole('button', { name: 'OK' }).click();
      const disabled = page.getByRole('button', { name: 'Installed' });
      const grey = await systemColor(page, 'GrayText');
      await expect(disabled).toHaveCSS('color', grey);
      await expect(disabled).toHaveCSS('border', `1px solid ${grey}`);

      await page.getByRole('banner').getByRole('link', { name: 'Installation' }).click();
      const unistall = page.getByRole('button', { name: /Unistall/ });
      await expectShape(unistall);
      await unistall.click();
      await expectShape(page.getByRole('button', { name: 'Yes, Uninstall it!' }));
      await page.getByRole('button', { name: 'No, cancel!' }).click();
      await expect(page.getByRole('dialog', { name: 'Cancelled' })).toBeVisible();
      for (const line of await page.locator('[class^="swal2-x-mark-line"]').all())
        await expect(line).toHaveCSS('background-color', text);
    });

    test('the question of a share link and its controls have a border', { tag: LONG }, async ({ page }) => {
      await seedAppList(page, '[1]');
      await page.goto('/apps/install#share=3,5000');
      await page.getByText('1 app to add').waitFor();
      await expectShape(page.getByRole('dialog'));
      for (const name of ['Cancel', 'Add 1 app']) await expectShape(page.getByRole('button', { name }));
      await page.keyboard.press('Escape');
      for (const name of ['Share list', 'Export list']) await expectShape(page.getByRole('button', { name }));
      await expectShape(page.locator('label').filter({ hasText: 'Import' }).locator('input + span'));
    });

    test('from home to the listing: buttons have a border, and the current page, a chosen card, the search box, found texts and Go Back ! are marked', async ({
      page,
    }) => {
      await page.goto('/');
      await hydrated(page);
      await expectShapes(
        page,
        'Browse apps',
        'Show All',
        'Contribute (opens in a new tab)',
        'Skip to content',
        'Google Play (opens in a new tab)',
      );
      await page.getByRole('link', { name: 'Show All', exact: true }).click();
      await expect(heading(page, 'All Apps')).toBeFocused();
      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav.getByRole('link', { name: 'Apps' })).toHaveCSS('text-decoration-line', 'underline');
      await expect(nav.getByRole('link', { name: 'Home' })).toHaveCSS('text-decoration-line', 'none');

      const button = page.getByRole('main').getByRole('button', { name: 'Compare Wagtail' });
      // The part of the target around the icon stays invisible.
      await expect(button).toHaveCSS('border-color', await systemColor(page, 'Canvas'));
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      const [icon, background] = await button.evaluate((element) =>
        ['::before', null].map((pseudo) => getComputedStyle(element, pseudo).backgroundColor),
      );
      expect(icon).not.toBe(background);

      const box = (await page.locator('search').boundingBox())!;
      const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
      const without = await page.screenshot({ clip });
      await page.getByRole('searchbox').focus();
      const focused = await page.screenshot({ clip });
      // A ring of 2 px or more around the whole box.
      expect(await differingPixels(without, focused)).toBeGreaterThan(2 * 2 * (box.width + box.height - 32));

      await page.getByRole('searchbox').fill('carp');
      await expect(page.locator('mark')).toHaveCSS('text-decoration-line', 'underline');
      await page.getByRole('searchbox').fill('no such app');
      await expectShapes(page, 'Go Back !');
    });

    test('links that no border shows have a colour of their own, and are underlined', { tag: LONG }, async ({
      page,
    }) => {
      const link = await systemColor(page, 'LinkText');
      const expectLink = async (text: Locator) => {
        await expect(text).toHaveCSS('text-decoration-line', 'underline');
        await expect(text).toHaveCSS('color', link);
      };
      await page.goto('/apps');
      await expectLink(page.locator('main').getByText('Wagtail', { exact: true }));
      await expect(
        cards(page)
          .getByTitle(/downloads$/)
          .first(),
      ).toHaveCSS('text-decoration-line', 'none');
      await page.goto('/apps/appdetails/3');
      await expectLink(page.locator('main').getByRole('link', { name: 'Fjordline', exact: true }).last());
      await expectLink(page.locator('.app-row > [dir]').first());
      await expectLink(page.getByRole('link', { name: 'All Apps' }));
      await seedAppList(page, '[1]');
      await page.goto('/apps/install');
      await expectLink(page.locator('main').getByRole('link', { name: 'Wagtail' }));
    });

    test('the mark of a new app is not text on its own colour', { tag: LONG }, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2025-02-02T12:00:00Z'));
      for (const [path, color] of [
        // A card is a link.
        ['/apps', 'LinkText'],
        ['/apps/appdetails/3', 'CanvasText'],
      ] as const) {
        await page.goto(path);
        const mark = page.locator('.new-mark').first();
        await expect(mark).toHaveCSS('color', await systemColor(page, color));
        await expect(mark).toHaveCSS('background-color', await systemColor(page, 'Canvas'));
      }
    });

    test('skeletons have a border', { tag: LONG }, async ({ page }) => {
      await seedAppList(page, '[1]');
      // The request is not answered, so the page keeps showing skeletons.
      await page.route('**/appsData.json', () => {});
      await page.goto('/apps/install');
      const border = `1px solid ${await systemColor(page, 'GrayText')}`;
      await expect(page.locator('.skeleton').first()).toHaveCSS('border', border);
    });
  });
