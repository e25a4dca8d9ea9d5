import { expect, hydrated, test } from './support';

test.use({ expectedNoise: /404 \(Not Found\)/ });

for (const path of ['/', '/apps', '/apps/appdetails/1', '/apps/install', '/no/such/page'])
  test(`${path} uses each id once`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
