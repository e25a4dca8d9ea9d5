import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { buildApp, buildApps } from '../fixtures/apps';
import { type HttpServer, startServer } from '../fixtures/http-server';
import { type BuiltSite, buildSite } from './build-site';
import { expect, hydrated, test } from './support';

const PORT = 3231;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What can be in `out/` only by way of the preview; the last are its settings and the words of its panel. */
const MARKS = [
  'preview-bar',
  'Changes from production',
  'noindex, nofollow',
  'PREVIEW',
  '1a2b3c4',
  'new-icons',
];

const base = [...buildApps(3), buildApp({ id: 9, title: 'Gone' })];
const head = [
  ...buildApps(2),
  buildApp({ id: 3, title: 'App 3', downloads: 750_000 }),
  buildApp({ id: 4, title: 'New' }),
];

/** Whatever PREVIEW_BASE has besides origin and path, in every form in which it could be published. */
const USER = 'preview-reader';
const PASSWORD = 'p@ss/word';
const TOKEN = 'token-1f9c';
const CREDENTIALS = Buffer.from(`${USER}:${PASSWORD}`).toString('base64');
const SECRETS = [USER, PASSWORD, encodeURIComponent(PASSWORD), TOKEN, CREDENTIALS];

/** The catalogue of a server that wants credentials and a token, with both of them. */
function secretUrl(origin: string): string {
  return `${origin.replace('//', `//${USER}:${encodeURIComponent(PASSWORD)}@`)}/appsData.json?token=${TOKEN}`;
}

/** Production, which answers those who know its secrets. */
function startProduction(): Promise<HttpServer> {
  return startServer(({ url, headers }, response) => {
    const isAllowed =
      url === `/appsData.json?token=${TOKEN}` && headers.authorization === `Basic ${CREDENTIALS}`;
    response.writeHead(isAllowed ? 200 : 401).end(JSON.stringify(base));
  });
}

function buildPreview(name: string, previewBase: string): Promise<BuiltSite> {
  return buildSite(name, {
    apps: head,
    env: {
      PREVIEW: '1',
      PREVIEW_BASE: previewBase,
      VERCEL_GIT_COMMIT_REF: 'new-icons',
      VERCEL_GIT_COMMIT_SHA: '1a2b3c4d5e6f',
    },
  });
}

/** Those of the words that any file of a folder contains. */
function wordsIn(out: string, words: readonly string[]): string[] {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
  return words.filter((word) => texts.some((text) => text.includes(word)));
}

/** Neither the site nor the log of its build contains a secret. */
function expectNoSecrets({ out, log }: BuiltSite): void {
  expect(wordsIn(out, SECRETS)).toEqual([]);
  for (const secret of SECRETS) expect(log).not.toContain(secret);
}

test('a production build has nothing of the preview', () => {
  expect(wordsIn('out', MARKS)).toEqual([]);
});

test.describe('a preview', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: `http://localhost:${PORT}`, expectedNoise: /404 \(Not Found\)/ });
  let server: ChildProcess;
  let site: BuiltSite;
  let production: HttpServer;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    production = await startProduction();
    site = await buildPreview('preview', secretUrl(production.url));
    await production.close();
    const config = join(process.cwd(), 'serve.json');
    server = spawn('npx', ['serve', site.out, '--config', config, '--listen', `${PORT}`], {
      stdio: 'ignore',
      detached: true,
    });
    const answers = () =>
      fetch(`http://localhost:${PORT}`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers, { timeout: 20_000 }).toBe(true);
  });

  test.afterAll(() => {
    if (server?.pid) process.kill(-server.pid);
  });

  test('has marks by which a production build would be found out', () => {
    expect(wordsIn(site.out, MARKS)).toEqual(
      expect.arrayContaining(['preview-bar', 'Changes from production', 'new-icons']),
    );
  });

  for (const path of ['/', '/apps', '/apps/appdetails/3', '/apps/install', '/no/such/page'])
    test(`has its bar on ${path}, and asks not to be listed`, async ({ page }) => {
      await page.goto(path);
      const bar = page.getByRole('complementary', { name: 'Preview' });
      await expect(bar).toContainText('new-icons at 1a2b3c4');
      await expect(bar).toContainText('1 app added, 1 removed, 1 changed');
      expect((await bar.boundingBox())?.y).toBe(0);
      await expect(page.locator('meta[name="robots"][content="noindex, nofollow"]')).toHaveCount(1);
    });

  test('names production by origin and path, and publishes no secret', async ({ page }) => {
    await page.goto('/apps');
    await page.getByText('new-icons at 1a2b3c4').click();
    await expect(
      page.getByText(`Compared with ${production.url}/appsData.json: 1 app added, 1 removed, 1 changed.`),
    ).toBeVisible();
    expectNoSecrets(site);
  });

  test('opens its panel and follows its lines by keyboard', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Preview report' });
    await expect(panel).toBeVisible();
    await expect(panel.getByText('9 Gone')).toBeVisible();
    const line = panel.getByRole('listitem').filter({ hasText: 'downloads 1.5M -> 750K, -50 %' });
    await line.getByRole('link', { name: '3 App 3' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/apps\/appdetails\/3$/);
    await expect(page.getByRole('heading', { level: 1, name: 'App 3' })).toBeInViewport();
  });

  test('opens its panel without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`http://localhost:${PORT}/apps`);
    await page.getByText('new-icons at 1a2b3c4').click();
    await expect(page.getByRole('heading', { name: 'Changes from production' })).toBeVisible();
    await context.close();
  });

  for (const width of [320, 1440])
    test(`axe finds nothing in it at ${width} px, open or not, light or dark`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto('/apps');
        await hydrated(page);
        for (const state of ['closed', 'open']) {
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
          );
          expect(found, `${state}, ${colorScheme}`).toEqual([]);
          if (state === 'closed') await page.getByText('new-icons at 1a2b3c4').click();
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        if (process.env.PREVIEW_SHOTS)
          await page.screenshot({ path: `${process.env.PREVIEW_SHOTS}/preview-${width}-${colorScheme}.png` });
      }
    });
});

test('a preview says that production answers with an error, and publishes no secret', async () => {
  test.setTimeout(300_000);
  const server = await startServer((_, response) => response.writeHead(500).end());
  const site = await buildPreview('preview-error', secretUrl(server.url));
  await server.close();
  for (const page of ['index.html', 'apps.html', 'apps/appdetails/3.html', '404.html'])
    expect(readFileSync(join(site.out, page), 'utf8')).toContain(
      `${server.url}/appsData.json responds with 500 Internal Server Error.`,
    );
  expectNoSecrets(site);
});
