import type { Page } from '@playwright/test';
import { expect, hydrated, idle, LONG, test, variants } from './support';

/** The requests for stylesheets from now on. */
function stylesheetRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' || request.url().endsWith('.css'))
      requests.push(request.url());
  });
  return requests;
}

/** The stylesheets that apply to the document: the URL, or null for an element with text. */
const applied = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].filter((sheet) => !sheet.disabled).map(({ href }) => href));

test.describe('the stylesheet is in the page, and is never requested:', () => {
  for (const path of variants(['/apps/appdetails/1', '/', '/apps', '/apps/install']))
    test(path, async ({ page }) => {
      const requests = stylesheetRequests(page);
      await page.goto(path);
      await hydrated(page);
      expect(await applied(page)).toEqual([null]);

      // A prefetch and a navigation name the stylesheet in their payloads.
      const target = path === '/apps' ? '/' : '/apps';
      const link = page.locator(`a[href="${target}"]:visible`).first();
      await link.hover();
      await idle(page);
      await link.click();
      await expect(page).toHaveURL(target);
      await idle(page);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await idle(page);
      expect(requests).toEqual([]);
      expect(await applied(page)).toEqual([null]);
    });

  test.describe('the 404 page', () => {
    test.use({ expectedNoise: /404 \(Not Found\)/ });

    test('/no/such/page', { tag: LONG }, async ({ page }) => {
      const requests = stylesheetRequests(page);
      await page.goto('/no/such/page');
      await hydrated(page);
      await page.getByRole('link', { name: 'Apps', exact: true }).click();
      await expect(page).toHaveURL('/apps');
      await idle(page);
      expect(requests).toEqual([]);
      expect(await applied(page)).toEqual([null]);
    });
  });
});
