import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { App } from '@/lib/catalogue/schema';
import { paragraphs } from '@/lib/catalogue/select';
import { cards, catalogue, expect, test } from './support';

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the content of home', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'We Build Productive Apps' })).toBeVisible();
    await expect(cards(page)).toHaveCount(8);
    await expect(cards(page).first()).toBeVisible();
  });

  test('shows every app of the listing', async ({ page }) => {
    await page.goto('/apps');
    await expect(page.getByText('(132) Apps Found.')).toBeVisible();
    await expect(cards(page)).toHaveCount(132);
    await expect(cards(page).last()).toBeVisible();
  });

  test('shows the app of a detail page, its ratings as a table, and why it cannot install', async ({
    page,
  }) => {
    const app = catalogue[0]!;
    await page.goto(`/apps/appdetails/${app.id}`);
    await expect(page.getByRole('heading', { level: 1, name: app.title, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Description' })).toBeVisible();
    await expect(page.getByRole('table')).toBeInViewport();
    await expect(page.locator('noscript p')).toContainText('Installing needs JavaScript');
  });

  test('opens the menu at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Apps', exact: true }).click();
    await expect(page).toHaveURL('/apps');
  });

  test('shows what the installed page needs', async ({ page }) => {
    await page.goto('/apps/install');
    await expect(page.locator('noscript p')).toContainText('This list needs JavaScript');
  });
});

/** The `main` of a detail page, whose scripts do not run. */
function mainOf({ id }: App): HTMLElement {
  const { document } = new JSDOM(readFileSync(`out/apps/appdetails/${id}.html`, 'utf8')).window;
  return document.querySelector('main')!;
}

/** The elements of a page without their texts: whether they are visible depends on nothing else. */
function shapeOf(main: HTMLElement): string[] {
  return [...main.querySelectorAll(':not(#description + div > p)')].map((element) =>
    [element.tagName, element.className, ...element.getAttributeNames()].join(' '),
  );
}

test('every detail page shows its app as the one does that a browser has shown', () => {
  const shown = shapeOf(mainOf(catalogue[0]!));
  expect(shown.length).toBeGreaterThan(40);
  for (const app of catalogue) {
    const main = mainOf(app);
    expect(shapeOf(main), app.title).toEqual(shown);
    expect(main.querySelector('h1')?.textContent).toBe(app.title);
    const description = [...main.querySelectorAll('#description + div > p:not([hidden])')];
    expect(description.map(({ textContent }) => textContent)).toEqual(paragraphs(app.description));
  }
});
