import type { Locator, Page } from '@playwright/test';
import { button, cards, catalogue, expect, heading, hydrated, scrollTop, seedAppList, test } from './support';

const [first, second, third] = catalogue as [App, App, App];
type App = (typeof catalogue)[number];

const chips = (page: Page) => page.getByRole('list', { name: 'Filters' }).getByRole('button');

/**
 * Makes clicks on controls move the focus as in Safari, and as in Firefox on a Mac: not to the control, but to what it is in, such
 * as `main`, or nowhere.
 */
async function focusAsSafari(page: Page): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener(
      'mousedown',
      (event) => {
        const control = (event.target as Element).closest('a, button, summary, input[type="checkbox"]');
        if (!control) return;
        event.preventDefault();
        (document.activeElement as HTMLElement | null)?.blur();
        control.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      },
      { capture: true },
    ),
  );
}

/** Clicks on a control, and expects that the focus is then in an element, without a scroll. */
async function click(page: Page, control: Locator, focused: Locator = control): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  await control.click();
  await expect(focused).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
}

test.beforeEach(({ page }) => focusAsSafari(page));

test('compare and filter: the focus stays beside what was clicked', async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  const toggle = ({ title }: App) => page.getByRole('main').getByRole('button', { name: `Compare ${title}` });
  for (const app of [first, second, third]) await click(page, toggle(app));
  const remove = ({ title }: App) => button(page, `Remove ${title}`);
  await click(page, remove(second), remove(third));
  await click(page, button(page, 'Clear the chosen apps'), heading(page, 'All Apps'));

  const filter = button(page, /^Filter/);
  const form = page.getByRole('dialog', { name: 'Filter' });
  await click(page, filter, form.getByRole('heading', { name: 'Filter' }));
  await click(page, form.getByRole('checkbox', { name: /^Games/ }));
  await click(page, form.getByRole('checkbox', { name: /^Rated 4/ }));
  await click(page, form.getByRole('button', { name: /^Show/ }), filter);
  await click(page, chips(page).first(), chips(page).first());
  await expect(chips(page)).toHaveCount(2);
  await click(page, button(page, 'Clear filters'), filter);
});

test('an app: its dialogs return the focus, and Back returns it to the card', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const card = cards(page).first();
  await card.click();
  await expect(heading(page, first.title)).toBeFocused();
  await click(page, button(page, 'Install Now'), button(page, 'OK'));
  await click(page, button(page, 'OK'), heading(page, first.title));
  const screenshot = page.getByRole('region', { name: 'Screenshots' }).getByRole('link').nth(1);
  await click(page, screenshot, button(page, 'Close'));
  await click(page, button(page, 'Close'), screenshot);
  await page.goBack();
  await expect(card).toBeFocused();
});

test('installed apps: a dialog returns the focus to the next row, or to its button', async ({ page }) => {
  // Not every browser lets a page copy: then the link is in a dialog.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await seedAppList(page, '[1,2,3]');
  await page.goto('/apps/install');
  await hydrated(page);
  const unistall = ({ title }: App) => button(page, `Unistall ${title}`);
  await click(page, unistall(second), button(page, 'No, cancel!'));
  await click(page, button(page, 'Yes, Uninstall it!'), button(page, 'OK'));
  await click(page, button(page, 'OK'), unistall(third));
  await click(page, button(page, 'Share list'), page.getByRole('dialog').getByRole('textbox'));
  await click(page, button(page, 'Close'), button(page, 'Share list'));
});
