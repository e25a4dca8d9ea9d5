import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../playwright-options';
import { misfits } from './misfits';
import { expect, hydrated, LONG, test } from './support';

// Narrow windows, large text and wide text spacing: no text is clipped, and none covers another one.

const PAGES = [
  '/',
  '/apps',
  '/apps?q=carp%20papr',
  '/apps/developers/fjordline',
  '/apps/collections/start-here',
  '/apps/categories/photo-video?sort=updated',
  '/apps/appdetails/1',
  '/apps/appdetails/15',
  '/apps/compare?ids=1,15',
  '/apps/install',
];

interface Setting {
  name: string;
  widths: readonly number[];
  /** The text size in the settings of the browser, in CSS pixels. */
  textSize?: number;
  /** The minimum font size in the settings of the browser, in CSS pixels. */
  minimumSize?: number;
  /** Whether the text has the spacing of WCAG 1.4.12. */
  isSpaced?: boolean;
}

const SETTINGS: readonly Setting[] = [
  { name: 'a minimum font size of 24 px', widths: [390], minimumSize: 24 },
  { name: 'a minimum font size of 24 px', widths: [320, 820, 1280], minimumSize: 24 },
  { name: 'text of 24 px', widths: [390], textSize: 24 },
  { name: 'text of twice the size', widths: [320, 390, 820, 1280], textSize: 32 },
  { name: 'the text spacing of WCAG 1.4.12', widths: [320, 390, 640, 800], isSpaced: true },
  { name: 'text of the usual size', widths: [256, 320, 390, 768, 1024], textSize: 16 },
];

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Lays out all cards, as those near the viewport are. */
const NEAR = '.card-grid > * { content-visibility: visible !important }';

/** Starts another browser, because the minimum font size can be set on the command line only. */
async function withMinimumSize(size: number, run: (browser: Browser) => Promise<void>): Promise<void> {
  const { executablePath, args } = CHROMIUM.launchOptions;
  const minimum = `--blink-settings=minimumFontSize=${size}`;
  const browser = await chromium.launch({ executablePath, args: [...args, minimum] });
  try {
    await run(browser);
  } finally {
    await browser.close();
  }
}

async function prepare(page: Page, { textSize, isSpaced }: Setting): Promise<void> {
  if (textSize) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: textSize } });
  }
  await page.addInitScript(
    (styles) => {
      localStorage.setItem('appList', '[1,15,35,4000]');
      const chosen = [
        [1, 'Wagtail'],
        [15, 'Agendas & Follow-Ups for Groups That Would Much Rather Have Received a Short Letter About It'],
        [35, 'Nordseefährschiffskapitänsmütze'],
        [50, 'K'],
      ].map(([id, title]) => ({ id, title }));
      sessionStorage.setItem('compare', JSON.stringify(chosen));
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
    },
    isSpaced ? NEAR + SPACING : NEAR,
  );
}

/** The heights of the cards of the listing, which relies on their being equal. */
function cardHeights(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const heights = [...document.querySelectorAll('li[data-index]')].map((card) =>
      Math.round(card.getBoundingClientRect().height),
    );
    return [...new Set(heights)];
  });
}

async function expectFit(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  await hydrated(page);
  if (!path.startsWith('/apps/compare')) await page.locator('.compare-bar').waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(await misfits(page), `${path} at ${width} px`).toEqual([]);
  expect.soft((await cardHeights(page)).length, `heights of cards at ${width} px`).toBeLessThanOrEqual(1);
}

for (const [index, setting] of SETTINGS.entries())
  test(`no text is clipped or covers another one, with ${setting.name}, at ${setting.widths.join(', ')} px`, {
    tag: index > 0 ? LONG : [],
  }, async ({ page, baseURL }) => {
    const run = async (page: Page) => {
      await prepare(page, setting);
      for (const width of setting.widths) for (const path of PAGES) await expectFit(page, path, width);
    };
    if (setting.minimumSize === undefined) return run(page);
    await withMinimumSize(setting.minimumSize, async (browser) => run(await browser.newPage({ baseURL })));
  });

test('many downloads have one line on a phone, and a long text has two; the label of the only figure has one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/apps/appdetails/1');
  await hydrated(page);
  const label = page.getByText('Total reviews', { exact: true }).locator('..');
  const labelHeight = (await label.boundingBox())!.height;
  const figure = page.locator('main dl dd').first();
  const height = (await page.locator('main dl dd').nth(1).boundingBox())!.height;
  for (const [text, lines] of [
    ['10,000,000+', 1],
    ['9'.repeat(40), 2],
  ] as const) {
    await figure.evaluate((element, text) => {
      element.textContent = text;
    }, text);
    expect(Math.round((await figure.boundingBox())!.height / height)).toBe(lines);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }

  await page.locator('main dl > div:not(:last-child)').evaluateAll((figures) => {
    for (const figure of figures) figure.remove();
  });
  expect((await label.boundingBox())!.height).toBe(labelHeight / 2);
});
