import type { BrowserContext, Page } from '@playwright/test';
import { cards, catalogue, expect, hydrated, storedAppList, test } from './support';

/** A click that several tabs make at the same moment. */
interface Press {
  page: Page;
  button: string;
}

const START_DELAY_MS = 300;

/** Presses a button in each tab at the same moment, to within a millisecond. */
async function pressAtOnce(presses: readonly Press[]): Promise<void> {
  for (const { page, button } of presses)
    await expect(page.getByRole('button', { name: button })).toBeEnabled();
  // All tabs have the clock of this machine.
  const at = Date.now() + START_DELAY_MS;
  await Promise.all(
    presses.map(({ page, button }) =>
      page.getByRole('button', { name: button }).evaluate((element: HTMLElement, at) => {
        return new Promise<void>((resolve) => {
          setTimeout(
            () => {
              while (Date.now() < at);
              element.click();
              resolve();
            },
            at - Date.now() - 20,
          );
        });
      }, at),
    ),
  );
}

/** Opens the page of an app in a tab. */
async function openApp(context: BrowserContext, id: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/apps/appdetails/${id}`);
  await hydrated(page);
  return page;
}

const storedIds = async (page: Page): Promise<number[]> =>
  (JSON.parse((await storedAppList(page)) ?? '[]') as number[]).toSorted((a, b) => a - b);

test('apps that several tabs install at the same moment are all in the list', async ({ page, context }) => {
  await page.goto('/apps/install');
  const ids = [1, 2, 3, 4];
  const tabs = await Promise.all(ids.map((id) => openApp(context, id)));
  await pressAtOnce(tabs.map((tab) => ({ page: tab, button: 'Install Now' })));
  await expect.poll(() => storedIds(page)).toEqual(ids);
  for (const tab of tabs) {
    await expect(tab.getByRole('dialog', { name: 'App Installed!' })).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Installed', includeHidden: true })).toBeDisabled();
    await expect.poll(() => storedIds(tab)).toEqual(ids);
  }
  await expect(page.getByText(`${ids.length} Apps Found`)).toBeVisible();
});

test('a filtered list that other tabs make as short as a page, and longer again, has all its apps', async ({
  page,
  context,
}) => {
  const other = await openApp(context, 1);
  const install = (count: number) =>
    other.evaluate(
      (ids) => localStorage.setItem('appList', JSON.stringify(ids)),
      catalogue.slice(0, count).map(({ id }) => id),
    );
  await install(catalogue.length - 40);
  await page.goto('/apps?installed=no');
  for (const left of [40, 20, 40]) {
    await install(catalogue.length - left);
    await expect(page.getByText(`(${left}) Apps Found.`)).toBeVisible();
    await expect(cards(page)).toHaveCount(left);
  }
});
