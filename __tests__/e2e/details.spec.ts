import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { expectNoShifts, watchShifts } from './shifts';
import {
  ANIMATED,
  cards,
  catalogue,
  drawnChart,
  expect,
  expectScroll,
  gate,
  holdChart,
  hydrated,
  idle,
  LONG,
  scrollTop,
  seedAppList,
  test,
} from './support';

const app = catalogue[2]!;
const path = `/apps/appdetails/${app.id}`;

/** The specified duration of the bars’ animation, in milliseconds. */
const ANIMATION_MS = 1500;

test('shows title, company, figures and description as text, and five orange bars of 25 px, the last star level first, before and after recharts is loaded', async ({
  page,
}) => {
  const release = await holdChart(page);
  await page.goto(path);
  await expect(page).toHaveTitle(`${app.title} | Fjordline`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.title);
  await expect(page.getByText(`Developed By ${app.companyName}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apps', exact: true })).toHaveAttribute('aria-current', 'true');
  for (const label of ['Downloads', 'Average Ratings', 'Total reviews'])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  await expect(page.getByTitle(`${app.downloads.toLocaleString('en-US')} downloads`)).toBeVisible();
  await expect(page.getByTitle(`${app.reviews.toLocaleString('en-US')} reviews`)).toBeVisible();
  const description = page.getByRole('region', { name: 'Description' });
  const paragraphs = app.description.split('\n\n');
  await expect(description.locator('p')).toHaveText(paragraphs);

  const section = page.getByRole('region', { name: 'Ratings' });
  const bars = section.locator('.chart-bar');
  await expect(bars).toHaveCount(5);
  for (const bar of await bars.all()) {
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())!.height).toBe(25);
    await expect(bar).toHaveCSS('background-color', 'rgb(255, 136, 17)');
  }
  const place = section.locator('> div > [aria-hidden]');
  for (const { name, count } of app.ratings) {
    await expect(place.getByText(name, { exact: true })).toBeVisible();
    await expect(place.getByText(count.toLocaleString('en-US'), { exact: true })).toBeVisible();
  }
  release();
  const chart = await drawnChart(page);
  const drawn = chart.locator('.recharts-bar-rectangle path');
  await expect(drawn).toHaveCount(5);
  for (const bar of await drawn.all()) expect(Math.round((await bar.boundingBox())!.height)).toBe(25);
  expect(Math.round((await chart.boundingBox())!.height)).toBe(300);
  await expect(drawn.first()).toHaveCSS('fill', 'rgb(255, 136, 17)');
  await expect(place.locator('[dir]')).toHaveText(['5 star', '4 star', '3 star', '2 star', '1 star']);

  const table = page.getByRole('table', { name: 'Ratings by number of stars' });
  for (const { name, count } of app.ratings)
    await expect(table.getByRole('row', { name: `${name} ${count.toLocaleString('en-US')}` })).toBeAttached();
  await expect(section.getByRole('img')).toHaveCount(0);
});

/** Records in the page, for each bar that starts to grow, whether the page is `aria-busy`. */
const recordStarts = () => {
  const starts: (string | null)[] = [];
  Object.assign(window, { starts });
  document.addEventListener('animationstart', ({ animationName }) => {
    if (animationName === 'grow') starts.push(document.querySelector('main')?.ariaBusy ?? null);
  });
};
const starts = (page: Page) => page.evaluate(() => (window as unknown as { starts: string[] }).starts);

test.describe('the chart', () => {
  test('loads only when it is in the viewport, and does not grow with prefers-reduced-motion', {
    tag: LONG,
  }, async ({ page }) => {
    await page.addInitScript(recordStarts);
    await page.setViewportSize({ width: 390, height: 300 });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(path);
    await hydrated(page);
    await idle(page);
    const before = scripts.filter((url) => url.endsWith('.js')).length;
    await expect(page.locator('.recharts-wrapper')).toHaveCount(0);
    await drawnChart(page);
    expect(scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(before);
    expect(await starts(page)).toEqual([]);
  });
});

test.describe('the bars of the chart', () => {
  test.use(ANIMATED);

  /** The animations of the bars: name, and duration in milliseconds. */
  const animations = (page: Page) =>
    page.locator('.chart-bar').evaluateAll((bars) =>
      bars.flatMap((bar) =>
        bar.getAnimations().map((animation) => {
          const { duration } = animation.effect!.getTiming();
          return `${(animation as CSSAnimation).animationName} ${duration}`;
        }),
      ),
    );

  test('grows its bars for 1,500 ms by CSS', async ({ page }) => {
    await holdChart(page);
    await page.addInitScript(() => {
      const paused = new CSSStyleSheet();
      paused.replaceSync('.chart-bar { animation-play-state: paused !important }');
      document.adoptedStyleSheets = [paused];
    });
    await page.goto(path);
    const bars = page.locator('.chart-bar');
    await expect.poll(() => animations(page)).toEqual(Array(5).fill(`grow ${ANIMATION_MS}`));
    await bars.evaluateAll((all) => {
      for (const animation of all.flatMap((bar) => bar.getAnimations())) animation.finish();
    });
    expect(await animations(page)).toEqual([]);
    await expect(bars.first()).toHaveCSS('transform', 'none');
  });

  test('grows its bars when the page replaces the skeleton', { tag: LONG }, async ({ page }) => {
    await page.addInitScript(recordStarts);
    await page.goto('/apps');
    await hydrated(page);
    await cards(page).first().click();
    await expect.poll(() => starts(page)).toEqual(Array(5).fill('false'));
  });
});

test.describe('installing', () => {
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
    await idle(page);
    await expect(page.getByRole('button', { name: 'Installed' })).toBeDisabled();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(['Installed']));
  });
});

test.describe('an app with all optional fields', () => {
  const full = catalogue[0]!;
  const region = (page: Page, name: string) => page.getByRole('region', { name });

  test('links to the app beside the install button, and to its sites in a quiet list, and tells what is new, which Back finds unfolded', async ({
    page,
  }) => {
    await page.goto(`/apps/appdetails/${full.id}`);
    const get = page.getByRole('link', { name: 'Get it at store.example (opens in a new tab)' });
    await expect(get).toHaveAttribute('href', full.links!.get!);
    await expect(get).toHaveAttribute('rel', 'noopener noreferrer');
    const install = page.getByRole('button', { name: 'Install Now' });
    expect((await get.boundingBox())!.y).toBe((await install.boundingBox())!.y);
    await expect(region(page, 'Links').getByRole('link')).toHaveText([
      'Website wagtail.example (opens in a new tab)',
      'Source code git.example (opens in a new tab)',
      'Support help@wagtail.example',
    ]);
    await expect(region(page, 'What’s new').getByRole('paragraph')).toHaveText([
      'Version 2.1.0 Updated 24 December 2025 Added 2 January 2025',
      'Sorts parcels, too.',
      'Letters are faster.',
    ]);
    await hydrated(page);
    await page.getByText('Earlier versions').click();
    const change = page.getByText('Postcards no longer lose their stamps.');
    await expect(change).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(change).toBeVisible();

    await test.step('it leads to its developer, and the developer to the other apps', async () => {
      const own = catalogue.filter(({ companyName }) => companyName === 'Fjordline');
      await page.getByText('Developed By').getByRole('link', { name: 'Fjordline' }).click();
      await expect(page).toHaveURL('/apps/developers/fjordline');
      await expect(page.getByRole('heading', { level: 1, name: 'Fjordline' })).toBeFocused();
      await expect(page).toHaveTitle('Apps by Fjordline | Fjordline');
      await expect(cards(page)).toHaveCount(own.length);
      await expect(page.getByText(`${own.length} apps`, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Apps', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(cards(page).filter({ hasText: 'Henhouse' })).toHaveAttribute(
        'href',
        /^\/apps\/appdetails\/\d+$/,
      );
    });
  });

  test('is marked as deprecated in the listing and on its page', async ({ page }) => {
    const [deprecated, successor] = [catalogue[8]!, catalogue[2]!];
    await page.goto('/apps');
    await hydrated(page);
    const card = cards(page).filter({ hasText: deprecated.title });
    await expect(card).toContainText('Deprecated · ');
    const other = cards(page).filter({ hasText: catalogue[9]!.title });
    expect((await card.boundingBox())!.height).toBe((await other.boundingBox())!.height);

    await card.click();
    await expect(page.getByText('Deprecated:').locator('..')).toHaveText(
      `Deprecated: It is not developed any more. Replaced by ${successor.title}`,
    );
    await page.getByRole('link', { name: successor.title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(successor.title);
  });
});

/** Moves a finger by a way, from the middle of the screen. */
async function swipe(page: Page, { x = 0, y = 0 }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...parts: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: parts.map((part) => ({ x: 250 + part * x, y: 400 + part * y })),
    });
  await touch('touchStart', 0);
  for (const part of [0.15, 0.4, 0.7, 1]) await touch('touchMove', part);
  await touch('touchEnd');
}

/** Moves two fingers away from each other, around the middle of the screen. */
async function spread(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ways: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: ways.map((way, id) => ({ x: 180 + way, y: 400, id })),
    });
  await touch('touchStart', -40, 40);
  for (const way of [50, 60, 70, 80, 90]) await touch('touchMove', -way, way);
  await touch('touchEnd');
}

test.describe('screenshots', () => {
  const { screenshots = [] } = catalogue[0]!;
  const strip = (page: Page) => page.getByRole('region', { name: 'Screenshots' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Screenshots' });
  const scrollOf = (page: Page) =>
    strip(page)
      .getByRole('list')
      .evaluate(({ scrollLeft }) => scrollLeft);

  test('have their space before they are loaded, and move nothing', async ({ page }) => {
    await watchShifts(page);
    const { released, release } = gate();
    await page.route(/wagtail-\d/, (route) => released.then(() => route.continue()).catch(() => {}));
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/apps/appdetails/1', { waitUntil: 'domcontentloaded' });
    const boxes = await strip(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => [image.clientWidth, image.clientHeight]));
    // Without their borders.
    expect(boxes.slice(0, 3)).toEqual([
      [158, 318],
      [158, 318],
      [567, 318],
    ]);
    release();
    await expect(strip(page).getByRole('img').first()).toHaveJSProperty('complete', true);
    await expectNoShifts(page, 0);
  });

  test('a film is not loaded before a click, and then plays in its place until a screenshot opens, or the page is left', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.route(/\/apps\/install.*\.txt/, () => {});
    await page.goto('/apps/appdetails/13');
    await hydrated(page);
    const film = strip(page).getByLabel('A tour of the app');
    await film.scrollIntoViewIfNeeded();
    await idle(page);
    expect(loaded.filter((path) => path.startsWith('/films/'))).toEqual([]);
    await film.click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await expect(page.locator('.play-sign')).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
    await film.evaluate((video: HTMLVideoElement) => {
      video.loop = true;
    });
    await strip(page).getByRole('link').click();
    await expect(dialog(page)).toBeVisible();
    await expect(film).toHaveJSProperty('paused', true);
    // The next page never arrives: the film is hidden, not removed.
    await page.keyboard.press('Escape');
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await page.getByRole('banner').getByRole('link', { name: 'Installation' }).click();
    await expect(film).toBeHidden();
    await expect(page.locator('video')).toHaveJSProperty('paused', true);
  });

  test('scroll into view by keyboard, and do not widen the page', { tag: LONG }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/apps/appdetails/1');
    await hydrated(page);
    await strip(page).getByRole('link').first().focus();
    for (const { alt } of screenshots.slice(1)) {
      await page.keyboard.press('Tab');
      await expect(strip(page).getByRole('link', { name: alt })).toBeFocused();
      await expect(strip(page).getByRole('link', { name: alt })).toBeInViewport({ ratio: 0.9 });
    }
    expect(await scrollOf(page)).toBeGreaterThan(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('are loaded near the viewport, resized, and open in a dialog, by keyboard, which scrolls on a low screen', async ({
    page,
  }) => {
    await page.goto('/apps/appdetails/1');
    await hydrated(page);
    const first = strip(page).getByRole('img', { name: screenshots[0]!.alt });
    const shown = () =>
      first.evaluate(
        (image: HTMLImageElement) => image.naturalWidth > 0 && new URL(image.currentSrc).pathname,
      );
    await first.scrollIntoViewIfNeeded();
    await expect.poll(shown).toBe('/resized/384/pictures/wagtail-1.png.avif');

    const link = strip(page).getByRole('link', { name: screenshots[1]!.alt });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('2 of 4');
    await expect(dialog(page).getByText(screenshots[1]!.alt!)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page)).toContainText('3 of 4');
    await expect(dialog(page).getByText(screenshots[2]!.alt!)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog(page)).toContainText('4 of 4');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();

    // They are no smaller than in the strip.
    await page.setViewportSize({ width: 700, height: 300 });
    await strip(page).getByRole('link').first().press('Enter');
    expect((await dialog(page).locator('img').boundingBox())!.height).toBe(300);
    const caption = dialog(page).getByText(screenshots[0]!.alt!);
    await expect(caption).not.toBeInViewport();
    await page.mouse.move(350, 200);
    await page.mouse.wheel(0, 1000);
    await expect(caption).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();

    await test.step('are scrolled by arrows for a mouse, of which each is there while it has something to show', async () => {
      await page.setViewportSize({ width: 700, height: 900 });
      const list = strip(page).getByRole('list');
      await page.evaluate(() => window.scrollTo(0, 0));
      await list.evaluate((element) => element.scrollTo(0, 0));
      await list.scrollIntoViewIfNeeded();
      const { x, y, width } = (await strip(page).boundingBox())!;
      // No role and name: they are pseudo-elements.
      const press = (right: number) => page.mouse.click(x + width - right, y + 48);
      const [next, previous] = [() => press(22), () => press(74)];
      const furthest = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(() => scrollOf(page)).toBe(0);
      await previous();
      await next();
      await expect.poll(() => scrollOf(page)).toBe(furthest);
      await next();
      // It is there a frame after the list has scrolled.
      const scrolledBack = async () => {
        await previous();
        return scrollOf(page);
      };
      await expect.poll(scrolledBack).toBe(0);

      // The keyboard goes from the last button to the first screenshot. Chromium crashes, once in five times, if the arrow that
      // was clicked is removed before.
      for (let times = 0; times < 10; times += 1) {
        await next();
        await page.mouse.move(0, 0);
        await page.getByRole('button', { name: 'Share' }).focus();
        await list.evaluate((element) => element.scrollTo(0, 0));
      }
      await page.keyboard.press('Tab');
      await expect(strip(page).getByRole('link').first()).toBeFocused();
    });
  });

  test('are closed by Back, which stays on the page, and by the visitor, who then goes back to home', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await cards(page).first().click();
    const first = strip(page).getByRole('link').first();
    for (const [open, close] of [
      [() => first.dblclick(), () => page.goBack()],
      [() => first.press('Enter'), () => page.keyboard.press('Escape')],
    ] as const) {
      await open();
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
      const top = await scrollTop(page);
      await page.mouse.move(300, 300);
      await page.mouse.wheel(0, 500);
      await page.keyboard.press('PageDown');
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(first).toBeFocused();
      await expectScroll(page, top);
    }
    await expect.poll(() => page.evaluate(() => window.navigation?.canGoForward)).toBe(true);
    // Forward, a reload and a way back from another page show what the entry shows.
    const home = page.getByRole('heading', { level: 1, name: 'We Build Productive Apps' });
    const top = await scrollTop(page);
    const go = (steps: number) => page.evaluate((steps) => window.history.go(steps), steps);
    for (const show of [
      () => page.goForward(),
      () => page.reload(),
      async () => {
        await go(-2);
        await expect(home).toBeVisible();
        await expect(dialog(page)).toHaveCount(0);
        await go(2);
      },
      async () => {
        await go(-1);
        // Chromium would count the next step from an entry that it has not reached.
        await expect(dialog(page)).toHaveCount(0);
        await go(1);
      },
    ]) {
      await show();
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await expectScroll(page, top);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(first).toBeFocused();
    await page.goBack();
    await expect(home).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('open where they are, do not move before, and are turned by a swipe', async ({ page }) => {
      await page.goto('/apps/appdetails/1');
      await hydrated(page);
      const links = strip(page).getByRole('link');
      await links.first().scrollIntoViewIfNeeded();
      for (const [index, { alt }] of screenshots.slice(0, 3).entries()) {
        // A part of the next one is in view.
        const box = (await links.nth(index).boundingBox())!;
        await page.touchscreen.tap(box.x + Math.min(box.width, 358 - box.x) / 2, box.y + box.height / 2);
        await expect(dialog(page).getByText(alt!)).toBeVisible();
        const top = await scrollTop(page);
        await swipe(page, { y: -200 });
        await swipe(page, { x: -140 });
        await expect(dialog(page).getByText(screenshots[index + 1]!.alt!)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        await expectScroll(page, top);
        await links.nth(index).evaluate((link) => link.scrollIntoView({ block: 'nearest', inline: 'start' }));
      }

      // An enlarged one is moved.
      await links.nth(1).press('Enter');
      await spread(page);
      const left = () => page.evaluate(() => window.visualViewport!.offsetLeft);
      const before = await left();
      await swipe(page, { x: -140 });
      await expect.poll(left).toBeGreaterThan(before);
      await expect(dialog(page).getByText(screenshots[1]!.alt!)).toBeVisible();
    });
  });

  test.describe('whose files are missing', () => {
    test.use({ expectedNoise: /404 \(Not Found\)/ });

    test('a film that could not be loaded plays after another click or key', async ({ page }) => {
      await page.goto('/apps/appdetails/13');
      await hydrated(page);
      const film = strip(page).getByLabel('A tour of the app');
      const playing = () =>
        film.evaluate(({ currentTime, paused }: HTMLVideoElement) => currentTime > 0 && !paused);
      for (const play of [() => film.click(), () => film.press('Space')]) {
        await page.route('**/films/*', (route) => route.fulfill({ status: 404 }));
        // Forgets the file.
        await film.evaluate((video: HTMLVideoElement) => video.load());
        await play();
        await expect.poll(() => film.evaluate(({ error }: HTMLVideoElement) => error !== null)).toBe(true);
        await expect(page.locator('.play-sign')).toBeVisible();
        await page.unrouteAll();
        await play();
        await expect.poll(playing).toBe(true);
        await expect(page.locator('.play-sign')).toHaveCount(0);
      }
    });

    test('show what they show in words, in the middle of their places', { tag: LONG }, async ({ page }) => {
      await page.route(/wagtail-\d/, (route) => route.fulfill({ status: 404 }));
      await page.goto('/apps/appdetails/1');
      const first = strip(page).getByRole('img', { name: screenshots[0]!.alt });
      const before = await first.boundingBox();
      await first.scrollIntoViewIfNeeded();
      await expect(first).toHaveJSProperty('complete', true);
      expect((await first.boundingBox())!.width).toBe(before!.width);
      const words = await first.evaluate((image) => {
        const { content, inset, placeItems } = getComputedStyle(image, '::after');
        return { content, inset, placeItems };
      });
      expect(words).toEqual({ content: `"${screenshots[0]!.alt}"`, inset: '0px', placeItems: 'center' });
    });
  });
});
