import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { filesOfPage } from '@/lib/page-files';
import { copies } from './copies';
import { catalogue, expect, hydrated, idle, test } from './support';

// What a first visit costs, in figures that no machine changes. A page that needs more has to say so here.

interface Budget {
  /** Elements of the HTML. */
  elements: number;
  /** Elements after the page is idle, when a listing is whole. */
  idleElements: number;
  /** Elements that container queries measure, after the page is idle. The content of each is styled and laid out by itself. */
  containers: number;
  /** Client components after the page is idle, with those of React's and Next's router. */
  components: number;
  /** First-load JavaScript with gzip, in kB. */
  javaScript: number;
  /** Requests but those of images. */
  requests: number;
  /** Their responses with gzip, in kB. */
  kilobytes: number;
}

const BUDGETS: Readonly<Record<string, Budget>> = {
  '/': {
    elements: 375,
    idleElements: 380,
    containers: 13,
    components: 225,
    javaScript: 154,
    requests: 10,
    kilobytes: 233,
  },
  '/apps': {
    elements: 475,
    idleElements: 1580,
    containers: 1,
    components: 1180,
    javaScript: 164,
    requests: 12,
    kilobytes: 248,
  },
  '/apps/appdetails/1': {
    elements: 390,
    idleElements: 390,
    containers: 1,
    components: 200,
    javaScript: 164,
    requests: 12,
    kilobytes: 245,
  },
  '/apps/install': {
    elements: 190,
    idleElements: 160,
    containers: 0,
    components: 92,
    javaScript: 162,
    requests: 11,
    kilobytes: 237,
  },
  '/apps/compare': {
    elements: 142,
    idleElements: 130,
    containers: 1,
    components: 84,
    javaScript: 162,
    requests: 12,
    kilobytes: 236,
  },
};

/** Not images, which load by their distance from the viewport. */
const COUNTED = /^(?:document|script|stylesheet|font|fetch|xhr)$/;

/** The size with gzip, in bytes. */
function gzipped(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length;
}

function kilobytes(sizes: readonly number[]): number {
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
}

/** The paths of the scripts that HTML loads. */
function scriptsOf(html: string): string[] {
  return filesOfPage(html).filter((path) => path.endsWith('.js'));
}

/** The number of elements in HTML. Before the page is loaded, whose policy forbids it. */
function elementsOf(page: Page, html: string): Promise<number> {
  return page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*').length,
    html,
  );
}

function containerCount(page: Page): Promise<number> {
  return page
    .locator('*')
    .evaluateAll(
      (all) => all.filter((element) => getComputedStyle(element).containerType !== 'normal').length,
    );
}

/** The number of components in React's tree, in which server components are only their elements. */
function componentCount(page: Page): Promise<number> {
  return page.evaluate(() => {
    interface Fiber {
      type: unknown;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const isComponent = ({ type }: Fiber) => typeof type === 'function';
    const count = (fiber: Fiber | null): number =>
      fiber ? Number(isComponent(fiber)) + count(fiber.child) + count(fiber.sibling) : 0;
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const { stateNode } = (document as unknown as Record<string, { stateNode: { current: Fiber } }>)[key!]!;
    return count(stateNode.current);
  });
}

// `npm run test:next`. There, `npm run weight` compares the pages with an empty export of the same version.
test.skip(process.env.OTHER_NEXT === '1', 'The figures are those of the Next version of this project.');

for (const [path, budget] of Object.entries(BUDGETS))
  test(`a first visit of ${path} costs no more than is said`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const elements = await elementsOf(page, html);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (!COUNTED.test(request.resourceType())) return;
      sizes.push(request.response().then(async (response) => gzipped((await response?.body()) ?? '')));
    });
    await page.goto(path);
    await hydrated(page);
    await idle(page);
    if (path === '/apps') await expect(page.locator('[data-index]')).toHaveCount(catalogue.length);
    const used: Budget = {
      elements,
      idleElements: await page.locator('*').count(),
      containers: await containerCount(page),
      components: await componentCount(page),
      javaScript: kilobytes(scriptsOf(html).map((path) => gzipped(readFileSync(join(copies.site, path))))),
      requests: sizes.length,
      kilobytes: kilobytes(await Promise.all(sizes)),
    };
    const over = Object.entries(used).filter(([name, value]) => value > budget[name as keyof Budget]);
    expect(Object.fromEntries(over), JSON.stringify(used)).toEqual({});
  });
