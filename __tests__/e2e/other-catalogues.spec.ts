import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summaryOf } from '@/lib/catalogue/summary';
import { largeCatalogue } from '../fixtures/odd-apps';
import { copies } from './copies';
import { cards, expect, holdRequest, hydrated, idle, LONG, test } from './support';

// The site as another company builds it: the same sources, another public/appsData.json.

test.use({ expectedNoise: /404 \(Not Found\)/ });

/** The path of a data file, without its folder and its hash. */
const withoutHash = (path: string) => path.replace(/^\/_next\/static\/catalogue\/[0-9a-f]{16}\//, '');

const withWords = largeCatalogue.filter(({ description }) => description?.includes('Words and more words'));

const titleOf = (id: number) => largeCatalogue.find((app) => app.id === id)!.title;

test.describe('a large catalogue', { tag: LONG }, () => {
  test.use({ folder: copies.odd });

  test('is loaded as its card file, the summaries of its cards and one shard of its descriptions, once, when they are needed', {
    tag: LONG,
  }, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const data = () => requests.filter((path) => path.endsWith('.json'));
    for (const path of ['/', '/apps/appdetails/1', '/apps/install', '/apps']) {
      await page.goto(path);
      await hydrated(page);
      await idle(page);
    }
    expect(data()).toEqual([]);
    await page.getByRole('searchbox').fill('wordy 26');
    await expect(cards(page)).toHaveCount(1);
    for (const text of ['words and more', 'more words']) {
      await page.getByRole('searchbox').fill(text);
      await expect(page.getByText('(0) Apps Found.')).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Other results/ })).toContainText(
        `(${withWords.length} apps)`,
      );
      await expect(cards(page)).toHaveCount(withWords.length);
    }
    expect(data().map(withoutHash).sort()).toEqual(['cards.json', 'summaries/0.json', 'texts/0.json']);
  });

  test('cards show what their apps are as soon as that is loaded, and those of the page all the time', {
    tag: LONG,
  }, async ({ page }) => {
    const release = await holdRequest(page, '**/summaries/0.json');
    await page.goto('/apps');
    await hydrated(page);
    const first = cards(page).first();
    const text = (await first.textContent())!;
    expect(text).toContain(summaryOf(largeCatalogue[0]!));
    await page.getByRole('searchbox').fill('wordy 26');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).not.toContainText('Words and more words.');
    release();
    await expect(cards(page)).toContainText('Words and more words.');
    await page.getByRole('searchbox').fill('');
    await expect(first).toHaveText(text);
  });

  test('finds titles if the index of the descriptions is missing, and else says so', { tag: LONG }, async ({
    page,
  }) => {
    await page.route('**/0.json', (route) => route.fulfill({ status: 404 }));
    await page.goto('/apps');
    await hydrated(page);
    await page.getByRole('searchbox').fill('wordy 2');
    await expect(page.getByText('(8) Apps Found.')).toBeVisible();
    await expect(cards(page)).toHaveCount(8);
    await expect(page.getByText('Other results')).toHaveCount(0);
    await page.getByRole('searchbox').fill('more words');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/0.json');
    await again.click();
    await expect(page.getByText('Other results')).toBeVisible();
  });

  test.describe('with the service worker', () => {
    // Images that are not saved.
    test.use({ serviceWorkers: 'allow', expectedNoise: /404 \(Not Found\)|net::ERR_FAILED/ });

    test('stores the card file and the shards of a search, which then works offline', async ({
      page,
      context,
    }) => {
      const stored = () =>
        page.evaluate(async () => {
          const keys = await (await caches.open('catalogue:/:hashed-lists')).keys();
          return keys.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('.json'));
        });
      await page.goto('/apps');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await hydrated(page);
      expect(await stored()).toEqual([]);
      await page.getByRole('searchbox').fill('wordy 26');
      await expect(cards(page)).toHaveCount(1);
      await expect
        .poll(async () => (await stored()).map(withoutHash).sort())
        .toEqual(['cards.json', 'summaries/0.json', 'texts/0.json']);
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('searchbox').fill('more words');
      await expect(page.getByText(`(${withWords.length} apps)`)).toBeVisible();
    });

    test.describe('when a new deploy has removed the card file', () => {
      const folder = join(tmpdir(), `without-cards-${process.pid}`);
      test.use({ folder });
      test.beforeAll(() => cpSync(copies.odd, folder, { recursive: true }));
      test.afterAll(() => rmSync(folder, { recursive: true }));

      test('reloads the page once', async ({ page }) => {
        await page.goto('/apps');
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.reload();
        await hydrated(page);
        const loads: string[] = [];
        page.on('load', () => loads.push(page.url()));
        rmSync(join(folder, '_next', 'static', 'catalogue'), { recursive: true });
        for (const text of ['wordy', 'more words']) {
          await page.getByRole('searchbox').fill(text);
          await expect(page).toHaveURL(new RegExp(`q=${text.replace(' ', '\\+')}$`));
          await expect.poll(() => loads).toEqual([expect.stringMatching(/\/apps\?q=wordy$/)]);
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
          await idle(page);
        }
        expect(loads).toHaveLength(1);
      });
    });
  });

  test('is compared without its card file: one file has the apps, and a retry loads it', async ({ page }) => {
    const requests: string[] = [];
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.route('**/*.json', (route) => route.fulfill({ status: 404 }));
    await page.goto('/apps/compare?ids=5025,1');
    await expect.poll(() => loads, 'a new deploy may have removed the file').toBe(2);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/*.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('thead').getByRole('link')).toHaveText(['Wordy 26', titleOf(1)]);
    const files = new Set(requests.filter((path) => path.endsWith('.json')));
    expect([...files]).toEqual([expect.stringMatching(/\/[0-9a-f]{16}\/apps\/0\.json$/)]);
  });
});

test('Tailwind does not scan packages for class names when it builds a copy', () => {
  /** The largest stylesheet. The others are those of the dialogs and of the preview. */
  const bytesOfStyles = (out: string) => {
    const folder = join(out, '_next', 'static', 'chunks');
    const files = readdirSync(folder).filter((name) => name.endsWith('.css'));
    // The preview has source maps.
    const sizes = files.map(
      (name) =>
        readFileSync(join(folder, name), 'utf8')
          .replace(/\/\*# sourceMappingURL=.*/, '')
          .trim().length,
    );
    return Math.max(...sizes);
  };
  expect(bytesOfStyles(copies.preview)).toBeGreaterThan(10_000);
  expect(bytesOfStyles(copies.preview)).toBeLessThanOrEqual(bytesOfStyles(copies.site));
});
