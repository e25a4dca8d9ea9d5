import {
  ANIMATED,
  cards,
  catalogue,
  countSkeletons,
  expect,
  holdRequest,
  hydrated,
  LONG,
  scrollToCard,
  skeletons,
  test,
} from './support';

/** Returns a function that reads the time from the last click to the end of its navigation, in milliseconds. */
async function watch(page: import('@playwright/test').Page) {
  await page.evaluate(() => {
    const times = { click: 0, settled: 0 };
    Object.assign(window, { times });
    window.addEventListener(
      'click',
      ({ timeStamp }) => Object.assign(times, { click: timeStamp, settled: 0 }),
      true,
    );
    const main = document.querySelector('main');
    new MutationObserver(() => {
      if (main?.getAttribute('aria-busy') === 'false') times.settled = performance.now();
    }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['aria-busy'] });
  });
  return () =>
    page.evaluate(() => {
      const { times } = window as unknown as { times: { click: number; settled: number } };
      return times.settled - times.click;
    });
}

test.use(ANIMATED);

test('a page load shows the content immediately, without a skeleton', async ({ page }) => {
  await page.goto('/apps', { waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
  await hydrated(page);
  await expect(skeletons(page)).toHaveCount(0);
});

test('a navigation shows eight skeleton cards for at least 1 s, then the page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const elapsed = await watch(page);
  const mostSkeletons = await countSkeletons(page);
  await page.getByRole('link', { name: 'Apps', exact: true }).click();
  await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeFocused();
  await expect(page.locator('body > [role="status"]')).toHaveText('All Apps | Fjordline');
  await expect(skeletons(page)).toHaveCount(0);
  expect(await mostSkeletons()).toBe(8);
  expect(await elapsed()).toBeGreaterThanOrEqual(1000);
});

test('no animation needs the main thread while it prepares the page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await holdRequest(page, '**/*.txt*');
  await page.getByRole('link', { name: 'Apps', exact: true }).click();
  await expect(skeletons(page)).toHaveCount(8);
  const properties = await page.evaluate(() => {
    const animations = document.getAnimations().filter((one) => one instanceof CSSAnimation);
    const effects = animations.map(({ effect }) => effect as KeyframeEffect);
    const about = new Set(['offset', 'easing', 'composite', 'computedOffset']);
    const names = effects.flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
    return [...new Set(names)].filter((name) => !about.has(name));
  });
  expect(properties).toContain('opacity');
  expect(properties.filter((name) => name !== 'opacity' && name !== 'transform')).toEqual([]);
});

test('the minimum display time of 1 s starts at the click, not at the response of a slow network', {
  tag: '@timing',
}, async ({ page }) => {
  await page.route('**/*.txt*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  const elapsed = await watch(page);
  const mostSkeletons = await countSkeletons(page);
  await page.getByRole('link', { name: 'Show All' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeVisible();
  // Two sequential responses take 800 ms: a display time from the last response would end at 1,800 ms.
  expect(await elapsed()).toBeGreaterThanOrEqual(1000);
  expect(await elapsed()).toBeLessThan(1700);
  expect(await mostSkeletons()).toBe(8);
});

test('back and forward show the skeleton, and back restores the scroll position', { tag: LONG }, async ({
  page,
}) => {
  await page.goto('/apps');
  await hydrated(page);
  const far = await scrollToCard(page, catalogue[100]!);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  await far.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('button', { name: 'Install Now' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const mostGoingBack = await countSkeletons(page);
  await page.goBack();
  await expect(far).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(await mostGoingBack()).toBe(8);

  const mostGoingForward = await countSkeletons(page);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Install Now' })).toBeVisible();
  expect(await mostGoingForward()).toBe(8);
});

test('a click on another link supersedes the pending navigation', { tag: LONG }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Apps', exact: true }).click();
  await page.getByRole('link', { name: 'Installation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Installed Apps' })).toBeVisible();
  await expect(page).toHaveURL('/apps/install');
  await expect(skeletons(page)).toHaveCount(0);
});

test('a click on the link of the current page changes nothing', { tag: LONG }, async ({ page }) => {
  await page.goto('/apps');
  await hydrated(page);
  await page.getByRole('link', { name: 'Apps', exact: true }).click();
  await expect(page.getByText(`(${catalogue.length}) Apps Found.`)).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
});
