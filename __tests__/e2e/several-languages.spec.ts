import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ANSWER_KEY } from '@/lib/browser/language-choice';
import { startServer as startHttpServer } from '@/lib/machine/http-server';
import { SKELETON_MS } from '@/lib/navigation/skeleton-time';
import { htaccess } from '@/lib/publish/hosting/apache';
import { CACHE } from '@/lib/publish/hosting/common-rules';
import { send } from '@/lib/publish/hosting/request';
import { folderListener } from '@/lib/publish/hosting/static-server';
import { verifySite } from '@/lib/publish/hosting/verify';
import { MARK } from '../fixtures/untranslated';
import { ALL_SERVERS, areServersSkipped, findServer, lighttpd } from '../tools/servers';
import { expectNoViolations } from './axe';
import { startServer, temporaryFolder } from './base-path/start-server';
import { copies } from './copies';
import { cards, doubleTextSize, expect, hydrated, idle, seedAppList, stopClock, test } from './support';
import { unmarkedTexts } from './unmarked';

// English at the root, German below /de and Arabic below /ar, with the catalogue of fixtures/catalogues/languages.

test.use({ folder: copies.languages, viewport: { width: 1024, height: 700 } });

const LANGUAGES = ['de', 'ar'];

/** Chooses a language in the header. */
async function choose(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  await page.getByRole('banner').getByRole('link', { name: language, exact: true }).click();
}

test('the switch leads to the same page in the other language, and back', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await choose(page, 'Language', 'Deutsch');
  await expect(page).toHaveURL('/de/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await hydrated(page);
  await page.getByRole('link', { name: 'Apps', exact: true }).click();
  await expect(page).toHaveURL('/de/apps');
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidenzeit');
  await choose(page, 'Sprache', 'العربية');
  await expect(page).toHaveURL('/ar/apps/appdetails/tidewater');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تايدووتر');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidenzeit');
});

test('no letter spacing separates joined letters', async ({ page }) => {
  const spaced = () =>
    page
      .locator('body *')
      .evaluateAll(
        (all) => all.filter((element) => getComputedStyle(element).letterSpacing !== 'normal').length,
      );
  await page.goto('/');
  expect(await spaced()).toBeGreaterThan(3);
  await page.goto('/ar/');
  expect(await spaced()).toBe(0);
});

test('a search keeps its text and its position', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 300 });
  await page.goto('/apps?q=a');
  await hydrated(page);
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  await choose(page, 'Language', 'Deutsch');
  await expect(page).toHaveURL('/de/apps?q=a');
  await expect(page.getByRole('searchbox')).toHaveValue('a');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL('/apps?q=a');
});

test('a filter that has another name there is named, and the list is whole', async ({ page }) => {
  await page.goto('/apps?category=At+sea');
  await hydrated(page);
  await expect(page.getByRole('list', { name: 'Filters' })).toBeVisible();
  await choose(page, 'Language', 'Deutsch');
  await expect(page).toHaveURL('/de/apps?category=At+sea');
  await expect(page.getByText('Nicht gefiltert nach')).toContainText('At sea');
  await expect(page.getByRole('list', { name: 'Filter', exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('15 Apps gefunden');
});

test('the count of a search keeps its width, also where the text for none is the longest', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/ar/apps');
  await hydrated(page);
  const count = page.getByRole('main').getByRole('status').first();
  const width = async () => (await count.boundingBox())!.width;
  const before = await width();
  await page.getByRole('searchbox').fill('zz');
  await expect(count).toHaveAttribute('aria-busy', 'true');
  expect(await width()).toBe(before);
  await page.clock.runFor(SKELETON_MS);
  await expect(count).toHaveAttribute('aria-busy', 'false');
  expect(await width()).toBe(before);
});

for (const [path, latin] of [
  ['/ar/apps', '500K+'],
  ['/ar/apps/appdetails/crumb', '500K+'],
  ['/ar/apps/compare?ids=crumb,tidewater', '500K+'],
  ['/ar/', 'There and back in an afternoon.'],
  ['/ar/apps/collections/short-trips-en', 'There and back in an afternoon.'],
] as const)
  test(`the text “${latin}” is in its own direction on ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const text = page.getByText(latin, { exact: true }).filter({ visible: true }).first();
    await expect(text).toBeVisible();
    const [first = 0, last = 0] = await text.evaluate((element, latin) => {
      const { firstChild } = element;
      return [0, latin.length - 1].map((at) => {
        const range = document.createRange();
        range.setStart(firstChild!, at);
        range.setEnd(firstChild!, at + 1);
        return range.getBoundingClientRect().left;
      });
    }, latin);
    expect(last).toBeGreaterThan(first);
  });

test('in a comparison, a text in another direction starts where the others do', async ({ page }) => {
  await page.goto('/ar/apps/compare?ids=crumb,tidewater');
  await expect(page.getByText('Bread that succeeds on the first Sunday.')).toHaveCSS('text-align', 'right');
});

test('with text of twice the size, a button is no wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 256, height: 700 });
  await doubleTextSize(page);
  await seedAppList(page, '["crumb"]');
  await page.goto('/de/apps/install');
  await expect(page.getByRole('button', { name: 'Deinstallieren Crumb' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(256);
});

test('with text of twice the size, the categories have their names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await doubleTextSize(page);
  await page.goto('/de/apps');
  const category = page.getByRole('navigation', { name: 'Kategorien' }).getByTitle('Werkzeuge');
  expect(await category.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
});

test('a group has its name in each language', async ({ page }) => {
  await page.goto('/apps/developers/harbour-workshop');
  await hydrated(page);
  await choose(page, 'Language', 'Deutsch');
  await expect(page).toHaveURL('/de/apps/developers/hafenwerkstatt');
});

for (const [path, language] of [
  ['/apps', 'en'],
  ['/de/apps', 'de'],
  ['/ar/apps/appdetails/tidewater', 'ar'],
] as const)
  test(`${path} has no violations, also with the open list`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.locator('[popovertarget=languages]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectNoViolations(page);
  });

// At 810 px, with the text spacing of WCAG 1.4.12.
for (const [width, styles] of [
  [768, ''],
  [810, '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'],
] as const)
  test(`the name of the site has its room on a tablet of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    for (const path of ['/', '/de/', '/ar/']) {
      await page.goto(path);
      await page.evaluate((styles) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [sheet];
      }, styles);
      const name = page.getByRole('banner').getByText('Fjordline', { exact: true });
      expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  });

test('a date in place of an English summary is in the language of the page', async ({ page }) => {
  await page.goto('/de/apps?sort=updated');
  const date = page.getByText('Aktualisiert am 20. August 2026', { exact: true });
  await expect(date).toBeVisible();
  await expect(date).not.toHaveAttribute('lang');
});

test.describe('a text that is in English only is marked', () => {
  const [first, second, third] = ['untranslated-1', 'untranslated-2', 'untranslated-3'];

  async function expectMarked(page: Page): Promise<void> {
    expect(await unmarkedTexts(page)).toEqual([]);
  }

  for (const path of [
    '/de/',
    '/de/apps',
    `/de/apps/appdetails/${first}`,
    `/de/apps/appdetails/${second}`,
    '/de/apps/developers/fjordline-en',
    '/de/apps/categories/tools-en',
    '/de/apps/collections/short-trips-en',
    `/de/apps/compare?ids=${first},${second},${third}`,
    `/de/apps/compare?ids=${first}`,
  ])
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await idle(page);
      await expect(page.getByRole('main').getByText(MARK).first()).toBeAttached();
      await expectMarked(page);
    });

  test('in the results of a search', async ({ page }) => {
    await page.goto(`/de/apps?q=${MARK}`);
    await hydrated(page);
    await idle(page);
    await expect(page.getByRole('main').getByRole('list', { name: 'Entwickler' })).toBeVisible();
    await expectMarked(page);
  });

  test('in the filters', async ({ page }) => {
    await page.goto('/de/apps');
    await hydrated(page);
    await page.getByRole('button', { name: 'Filter' }).click();
    const form = page.getByRole('dialog', { name: 'Filter' });
    await form.getByRole('checkbox', { name: `Web ${MARK}` }).check();
    await expectMarked(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'Filter' }).getByText(MARK)).toBeVisible();
    await expectMarked(page);
  });

  test('in the list of installed apps, and in its questions', async ({ page }) => {
    await seedAppList(page, JSON.stringify([first, second, third]));
    await page.goto('/de/apps/install');
    await expect(page.getByRole('main').getByRole('link', { name: `Plover ${MARK}` })).toBeVisible();
    await expectMarked(page);
    await page.getByRole('button', { name: `Plover ${MARK}` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectMarked(page);
  });

  test('in the bar of the chosen apps', async ({ page }) => {
    await page.goto('/de/apps');
    await hydrated(page);
    await page
      .getByRole('button', { name: `Plover ${MARK}` })
      .first()
      .click();
    await expect(page.locator('.chosen-app')).toBeVisible();
    await expectMarked(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch works, and nothing is offered', async ({ page }) => {
    await page.goto('/apps/install');
    await choose(page, 'Language', 'Deutsch');
    await expect(page).toHaveURL('/de/apps/install');
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});

test.describe('for a visitor who prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('a line that was answered is gone when Back shows the page as it was', async ({ page }) => {
    await page.goto('/apps');
    const offer = page.getByRole('complementary', { name: 'Deutsch' });
    await expect(offer).toBeVisible();
    await page.evaluate((key) => {
      localStorage.setItem(key, '1');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, ANSWER_KEY);
    await expect(offer).toHaveCount(0);
  });

  test('a line offers it, until it is declined', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('complementary', { name: 'Deutsch' });
    await expect(offer.getByRole('link')).toHaveText('Diese Seite gibt es auch auf Deutsch.');
    await expect(offer).toHaveAttribute('lang', 'de');
    await expectNoViolations(page);
    await page.setViewportSize({ width: 256, height: 500 });
    const excess = await page.evaluate(() => {
      const { documentElement } = document;
      documentElement.style.fontSize = '200%';
      return documentElement.scrollWidth - documentElement.clientWidth;
    });
    expect(excess).toBe(0);
    await offer.getByRole('button', { name: 'Nein, danke' }).press('Enter');
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await hydrated(page);
    await idle(page);
    await expect(offer).toHaveCount(0);
  });

  for (const [width, height] of [
    [320, 500],
    [1280, 800],
  ] as const)
    test(`the offer covers no focused control, and the bar of the comparison does not cover it, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/apps');
      await hydrated(page);
      const offer = page.getByRole('complementary', { name: 'Deutsch' });
      const edge = async () => (await offer.boundingBox())!.y;
      const bar = page.getByRole('region', { name: 'Chosen apps' });
      for (const control of await page.getByRole('main').locator('.card > :is(a, button)').all()) {
        await control.focus();
        const { y, height } = (await control.boundingBox())!;
        expect(Math.floor(y + height)).toBeLessThanOrEqual(await edge());
      }
      for (const index of [0, 1]) await page.locator('.compare-toggle').nth(index).click();
      const { y } = (await bar.boundingBox())!;
      const { height: own } = (await offer.boundingBox())!;
      expect((await edge()) + own).toBeLessThanOrEqual(y);
      const before = await page.evaluate(() => window.scrollY);
      for (const control of await page.locator('.language-offer > *, .compare-bar button').all()) {
        await control.focus();
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
      }
    });

  test.describe('who has no connection to the catalogue', () => {
    test.use({ viewport: { width: 1024, height: 360 }, expectedNoise: /ERR_CONNECTION_FAILED/ });

    test('the offer does not cover the button of the error', async ({ page }) => {
      await page.route('**/appsData.json', (route) => route.abort('connectionfailed'));
      await page.goto('/apps/compare?ids=crumb,tidewater');
      const offer = page.getByRole('complementary', { name: 'Deutsch' });
      await expect(offer).toBeInViewport();
      const button = page.getByRole('button', { name: 'Try again' });
      await expect(button).toBeInViewport();
      const { y, height } = (await button.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual((await offer.boundingBox())!.y);
    });
  });

  test('its link leads there, and is the answer', async ({ page }) => {
    await page.goto('/apps?q=a');
    await page.getByRole('complementary', { name: 'Deutsch' }).getByRole('link').click();
    await expect(page).toHaveURL('/de/apps?q=a');
    await page.goto('/');
    await hydrated(page);
    await idle(page);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});

test.describe('with the service workers', () => {
  test.use({ serviceWorkers: 'allow', expectedNoise: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('each language works offline, with its own offline page', async ({ page, context }) => {
    const isSaved = (scope: string, path: string) =>
      page.evaluate(
        async ([name, path]) => Boolean(await (await caches.open(name!)).match(path!)),
        [`catalogue:${scope}:pages`, path],
      );
    for (const [scope, path] of [
      ['/', '/apps'],
      ['/de/', '/de/apps'],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      await expect.poll(() => isSaved(scope, path)).toBe(true);
    }
    expect(await isSaved('/', '/de/apps')).toBe(false);
    await context.setOffline(true);
    await page.goto('/de/apps/install');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline');
    await page.goto('/apps/install');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await page.goto('/de/apps');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Apps');
    await page.goto('/apps');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Apps');
    await context.setOffline(false);
  });
});

test.describe('after a deploy without German', () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    folder: async ({}, use) => {
      const folder = temporaryFolder();
      cpSync(copies.languages, folder, { recursive: true });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    // The server of other tests knows the languages of its start.
    baseURL: async ({ folder }, use) => {
      const server = await startHttpServer((request, response) => folderListener(folder)(request, response));
      await use(`${server.url}/`);
      await server.close();
    },
    serviceWorkers: 'allow',
    expectedNoise: /404 \(Not Found\)/,
  });

  test('its pages are not found, though its worker stays', async ({ page, folder }) => {
    const isSaved = () => page.evaluate(async () => Boolean(await caches.match('/de/apps')));
    await page.goto('/de/apps');
    await hydrated(page);
    await expect.poll(isSaved).toBe(true);
    rmSync(join(folder, 'de'), { recursive: true });
    expect((await page.goto('/de/apps'))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await hydrated(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('/de/sw.js');
    await expect.poll(isSaved).toBe(false);
    await page.getByRole('link', { name: 'Apps', exact: true }).click();
    await expect(page).toHaveURL('/apps');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Apps');
  });
});

for (const server of ALL_SERVERS)
  test(`${server.name} serves each language with its 404 page`, async () => {
    test.skip(
      areServersSkipped() || (!server.isRequired && !findServer(server)),
      `${server.name} is not installed.`,
    );
    const root = temporaryFolder();
    cpSync(copies.languages, root, { recursive: true });
    writeFileSync(join(root, '.htaccess'), htaccess('', false, LANGUAGES));
    const { origin, stop } = await startServer(server, {
      basePath: '',
      root,
      layout: 'files',
      languages: LANGUAGES,
    });
    try {
      const answer = async (path: string) => {
        const { status, headers, body } = await send(origin, path);
        const language = /<html lang="(\w+)"/.exec(body)?.[1];
        return [status, headers.location?.replace(origin, '') ?? language];
      };
      expect(await answer('/de/')).toEqual([200, 'de']);
      expect(await answer('/de')).toEqual([301, '/de/']);
      expect(await answer('/de/index.html?q=a')).toEqual([301, '/de/?q=a']);
      expect(await answer('/ar/apps')).toEqual([200, 'ar']);
      expect(await answer('/de/apps/')).toEqual([301, '/de/apps']);
      expect(await answer('/apps')).toEqual([200, 'en']);
      expect(await answer('/de/no/page')).toEqual([404, 'de']);
      expect(await answer('/ar/apps/appdetails/none')).toEqual([404, 'ar']);
      expect(await answer('/no/page')).toEqual([404, 'en']);
      expect((await answer('/de/404'))[0]).toBe(404);
      const [, script = ''] =
        /src="(\/de\/_next\/static[^"]*)"/.exec((await send(origin, '/de/')).body) ?? [];
      const { 'cache-control': caching } = (await send(origin, script)).headers;
      expect(caching).toMatch(server === lighttpd ? /max-age=3\d{7}/ : CACHE.hashed);
      expect((await verifySite(origin)).differences).toEqual([]);
    } finally {
      await stop();
    }
  });
