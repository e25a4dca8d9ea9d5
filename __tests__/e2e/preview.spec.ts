import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { buildApp, buildApps } from '../fixtures/apps';
import { buildSite } from './build-site';
import { expect, hydrated, test } from './support';

const PORT = 3231;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What can be in `out/` only by way of the preview; the last are its settings and the words of its panel. */
const MARKS = ['preview-bar', 'Against production', 'noindex, nofollow', 'PREVIEW', '1a2b3c4', 'new-icons'];

const base = [...buildApps(3), buildApp({ id: 9, title: 'Gone' })];
const head = [
  ...buildApps(2),
  buildApp({ id: 3, title: 'App 3', downloads: 750_000 }),
  buildApp({ id: 4, title: 'New' }),
];

async function buildPreview(): Promise<string> {
  const { out } = await buildSite('preview', {
    apps: head,
    env: {
      PREVIEW: '1',
      PREVIEW_BASE: 'production.json',
      VERCEL_GIT_COMMIT_REF: 'new-icons',
      VERCEL_GIT_COMMIT_SHA: '1a2b3c4d5e6f',
    },
    prepare: (dir) => writeFileSync(join(dir, 'production.json'), JSON.stringify(base)),
  });
  return out;
}

/** The marks of the preview that stand in any file of a folder. */
function marksIn(out: string): string[] {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
  return MARKS.filter((mark) => texts.some((text) => text.includes(mark)));
}

test('a production build has nothing of the preview', () => {
  expect(marksIn('out')).toEqual([]);
});

test.describe('a preview', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: `http://localhost:${PORT}`, expectedNoise: /404 \(Not Found\)/ });
  let server: ChildProcess;
  let out: string;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    out = await buildPreview();
    const config = join(process.cwd(), 'serve.json');
    server = spawn('npx', ['serve', out, '--config', config, '--listen', `${PORT}`], {
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
    expect(marksIn(out)).toEqual(expect.arrayContaining(['preview-bar', 'Against production', 'new-icons']));
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

  test('opens its panel and follows its lines by keyboard', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'What the preview tells' });
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
    await expect(page.getByRole('heading', { name: 'Against production' })).toBeVisible();
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
