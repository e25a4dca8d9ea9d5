import { catalogue, expect, hydrated, seedAppList, storedAppList, test } from './support';

const app = catalogue[2]!;
const path = `/apps/appdetails/${app.id}`;

test('shows the title, the company and the figures of the app', async ({ page }) => {
  await page.goto(path);
  await expect(page).toHaveTitle(`${app.title} | Larkmoor`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.title);
  await expect(page.getByText(`Developed By ${app.companyName}`)).toBeVisible();
  for (const label of ['Downloads', 'Average Ratings', 'Total reviews'])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  await expect(page.getByTitle(`${app.downloads.toLocaleString('en-US')} downloads`)).toBeVisible();
  await expect(page.getByTitle(`${app.reviews.toLocaleString('en-US')} reviews`)).toBeVisible();
});

test('shows the paragraphs of the description as text', async ({ page }) => {
  await page.goto(path);
  const description = page.getByRole('region', { name: 'Description' });
  const paragraphs = app.description.split('\n\n');
  await expect(description.locator('p')).toHaveText(paragraphs);
});

test('shows a title with angle brackets as text', async ({ page }) => {
  const tagged = catalogue.find(({ title }) => title.includes('<'))!;
  await page.goto(`/apps/appdetails/${tagged.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('</Close Tag> & Friends');
});

test.describe('the chart', () => {
  test('draws five orange bars of 25 px, the last star level first', async ({ page }) => {
    await page.goto(path);
    const chart = page.locator('.recharts-wrapper');
    await expect(chart).toBeVisible();
    const bars = chart.locator('.recharts-bar-rectangle path');
    await expect(bars).toHaveCount(5);
    // The animation has ended when the first bar has its full length.
    await expect
      .poll(() => bars.first().evaluate((bar) => bar.getBoundingClientRect().width))
      .toBeGreaterThan(300);
    for (const bar of await bars.all()) expect(Math.round((await bar.boundingBox())!.height)).toBe(25);
    expect(Math.round((await chart.boundingBox())!.height)).toBe(300);
    await expect(bars.first()).toHaveCSS('fill', 'rgb(255, 136, 17)');
    await expect(chart.locator('.recharts-yAxis-tick-labels text')).toHaveText([
      '5 star',
      '4 star',
      '3 star',
      '2 star',
      '1 star',
    ]);
  });

  test('has a table with the same data for assistive technology', async ({ page }) => {
    await page.goto(path);
    const table = page.getByRole('table', { name: 'Ratings by number of stars' });
    for (const { name, count } of app.ratings)
      await expect(
        table.getByRole('row', { name: `${name} ${count.toLocaleString('en-US')}` }),
      ).toBeAttached();
    await expect(page.locator('.recharts-wrapper')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ratings' }).getByRole('img')).toHaveCount(0);
  });

  test('loads only when it is near the viewport', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 300 });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const before = scripts.filter((url) => url.endsWith('.js')).length;
    await expect(page.locator('.recharts-wrapper')).toHaveCount(0);
    await page.getByRole('heading', { name: 'Ratings' }).scrollIntoViewIfNeeded();
    await expect(page.locator('.recharts-wrapper')).toBeVisible();
    expect(scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(before);
  });

  test('is not animated with prefers-reduced-motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const bar = page.locator('.recharts-bar-rectangle path').first();
    await bar.waitFor();
    const early = await bar.evaluate((element) => element.getBoundingClientRect().width);
    await page.waitForTimeout(1600);
    expect(await bar.evaluate((element) => element.getBoundingClientRect().width)).toBe(early);
  });
});

test.describe('installing', () => {
  test('adds the app to the list, shows a dialog, and disables the button', async ({ page }) => {
    await seedAppList(page, '[1]');
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', { name: 'Install Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'App Installed!' });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('button', { name: 'Installed', includeHidden: true })).toBeDisabled();
    expect(await storedAppList(page)).toBe('[1,3]');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Install Now' })).toHaveCount(0);
  });

  test('the dialog is draggable', async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect(page.locator('.swal2-draggable')).toBeVisible();
  });

  test('a stored app is shown as installed from the first paint', async ({ page }) => {
    await seedAppList(page, '["3"]');
    await page.addInitScript(() => {
      const seen: (string | null)[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const button = document.querySelector('main button');
        if (button && getComputedStyle(button).visibility === 'visible') seen.push(button.textContent);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForTimeout(300);
    await expect(page.getByRole('button', { name: 'Installed' })).toBeDisabled();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(['Installed']));
  });

  test('rejects an app that another tab has just installed', async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    // Without the storage event of another tab: the click must read the storage.
    await page.evaluate(() => localStorage.setItem('appList', '[3]'));
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect(page.getByRole('dialog', { name: 'Item already Added' })).toBeVisible();
    await expect(page.getByText('App Installed!')).toHaveCount(0);
    expect(await storedAppList(page)).toBe('[3]');
  });

  test('two tabs stay synchronized', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(path);
    await page.goto(path);
    await hydrated(page);
    await hydrated(other);
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect(other.getByRole('button', { name: 'Installed' })).toBeDisabled();
  });
});
