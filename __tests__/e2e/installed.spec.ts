import { catalogue, expect, rows, seedAppList, storedAppList, test } from './support';

const titles = (...ids: number[]) => ids.map((id) => new RegExp(`^${catalogue[id - 1]?.title}`));

test('lists the installed apps in catalogue order, with their figures, and sorts them by downloads', async ({
  page,
}) => {
  const byDownloads = [1, 3, 9, 10].sort(
    (a, b) => Number(catalogue[b - 1]?.downloads) - Number(catalogue[a - 1]?.downloads),
  );
  await seedAppList(page, '[10,3,1,9]');
  await page.addInitScript(() => {
    const look = () => {
      const texts = [...document.querySelectorAll('p')].filter((text) => text.checkVisibility());
      if (texts.some(({ textContent }) => textContent === 'No Data Available!!'))
        Object.assign(window, { flashed: true });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/apps/install');
  await expect(page.getByText('4 Apps Found')).toBeVisible();
  await expect(rows(page)).toHaveText(titles(1, 3, 9, 10));
  expect(await page.evaluate(() => 'flashed' in window), 'the message of an empty list').toBe(false);
  const first = rows(page).first();
  expect((await first.locator('img').boundingBox())!.width).toBe(56);
  await expect(first.getByTitle(/downloads$/)).toBeVisible();
  const rating = catalogue[0]!.ratingAvg.toFixed(1);
  await expect(first.getByRole('img', { name: `rated ${rating} out of 5` })).toHaveText(rating);
  await expect(first.getByRole('button')).toHaveText(/^Unistall/);
  const last = (await rows(page).last().boundingBox())!;
  const note = (await page.getByText(/^This list is stored in this browser only\./).boundingBox())!;
  expect(note.y - last.y - last.height, 'a gap below a short list').toBeLessThan(40);

  const sort = page.getByRole('combobox', { name: 'Sort the installed apps' });
  await expect(sort).toHaveValue('none');
  await expect(sort.getByRole('option')).toHaveText([
    'Sort By DownLoads',
    'High->Low',
    'Low->High',
    'Recently installed',
    'Recently updated',
  ]);
  await sort.selectOption('High->Low');
  await expect(rows(page)).toHaveText(titles(...byDownloads));
  await sort.selectOption('Low->High');
  await expect(rows(page)).toHaveText(titles(...byDownloads.reverse()));
  await sort.selectOption('Recently installed');
  await expect(rows(page)).toHaveText(titles(9, 1, 3, 10));
  await expect(page).toHaveURL(/\?sort=installed$/);
  await page.reload();
  await expect(rows(page)).toHaveText(titles(9, 1, 3, 10));
  await sort.selectOption('Recently updated');
  const updated = ({ updated = '' }: { updated?: string }) => updated;
  const byUpdate = [1, 3, 9].sort((a, b) =>
    updated(catalogue[b - 1]!).localeCompare(updated(catalogue[a - 1]!)),
  );
  await expect(rows(page)).toHaveText(titles(...byUpdate, 10));
  await sort.selectOption('Sort By DownLoads');
  await expect(rows(page)).toHaveText(titles(1, 3, 9, 10));
  expect(await storedAppList(page)).toBe('[10,3,1,9]');

  await test.step('long downloads are cut', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await first.getByTitle(/downloads$/).evaluate((element) => {
      element.textContent = '9'.repeat(120);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('uninstalling asks, changes nothing when it is cancelled, and removes the app when it is confirmed', async ({
  page,
}) => {
  const unistall = (index: number) =>
    rows(page)
      .nth(index)
      .getByRole('button', { name: /Unistall/ });
  const first = unistall(0);
  await seedAppList(page, '[1,3]');
  await page.goto('/apps/install');
  await test.step('a question and its focused button are in view on a low screen', async () => {
    const usual = page.viewportSize()!;
    for (const [index, width, height] of [
      [0, 320, 200],
      [1, 568, 280],
    ] as const) {
      await page.setViewportSize({ width, height });
      await unistall(index).press('Enter');
      const popup = page.locator('.swal2-show');
      const cancel = page.getByRole('button', { name: 'No, cancel!' });
      await expect.soft(cancel).toBeFocused();
      await expect.soft(cancel).toBeInViewport({ ratio: 1 });
      await expect.soft(popup.getByRole('heading')).toBeInViewport({ ratio: 1 });
      if (width > 320) await expect.soft(popup).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      // Until then, another question is ignored.
      await expect(unistall(index)).toBeFocused();
    }
    await page.setViewportSize(usual);
  });
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await test.step('Escape', async () => {
    await first.click();
    await expect(question).toContainText("You won't be able to revert this!");
    await expect(question).toHaveClass(/swal2-icon-warning/);
    await expect(question.getByRole('button')).toHaveText(['No, cancel!', 'Yes, Uninstall it!']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(first).toBeFocused();
  });
  await test.step('No', async () => {
    await first.click();
    await question.getByRole('button', { name: 'No, cancel!' }).click();
    const cancelled = page.getByRole('dialog', { name: 'Cancelled' });
    await expect(cancelled).toContainText('Your imaginary file is safe :)');
    await expect(cancelled).toHaveClass(/swal2-icon-error/);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rows(page)).toHaveCount(2);
    expect(await storedAppList(page)).toBe('[1,3]');
  });
  await test.step('Yes', async () => {
    await first.click();
    await question.getByRole('button', { name: 'Yes, Uninstall it!' }).click();
    const uninstalled = page.getByRole('dialog', { name: 'Uninstalled!' });
    await expect(uninstalled).toContainText('App has been Uninstalled.');
    await expect(uninstalled).toHaveClass(/swal2-icon-success/);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(rows(page)).toHaveText(titles(3));
    await expect(page.getByText('1 Apps Found')).toBeVisible();
    await expect.poll(() => storedAppList(page)).toBe('[3]');
    await expect(first).toBeFocused();
  });
});
