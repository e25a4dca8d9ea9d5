import { catalogue, expect, hydrated, seedAppList, storedAppList, test } from './support';

/** The catalogue after two apps were updated. */
const LATER = catalogue.map((app) => {
  if (app.id === 1) return { ...app, updated: '2026-11-12', version: '4.2.0' };
  return app.id === 2 ? { ...app, updated: '2026-11-13' } : app;
});

test('says which apps were updated since they were installed, if that day is known, with a link to what is new', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.clock.setFixedTime(new Date(2026, 10, 10, 12));
  await seedAppList(page, '[2]');
  await page.goto('/apps/appdetails/1');
  await hydrated(page);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  expect(await storedAppList(page)).toBe('[2,1]');
  expect(await page.evaluate(() => localStorage.getItem('appList.days'))).toBe('{"1":"2026-11-10"}');

  await page.clock.setFixedTime(new Date(2026, 10, 14, 12));
  await page.route('**/appsData.json', (route) => route.fulfill({ json: LATER }));
  await page.goto('/apps/install');
  await expect(page.getByRole('region', { name: 'Installed apps' }).getByRole('listitem')).toHaveCount(2);
  const updates = page.getByRole('link', { name: /^Updated/ });
  await expect(updates).toHaveText(['Updated 12 November: 4.2.0']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await updates.click();
  const news = page.getByRole('heading', { name: 'What’s new' });
  await expect(news).toBeInViewport();
  await expect(news).toBeFocused();
});
