import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, parse } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import handler from 'serve-handler';
import { type HttpServer, startServer } from '@/lib/machine/http-server';
import { SERVE_CONFIG } from '@/lib/publish/hosting/static-server';
import { bundleWorker } from '@/lib/publish/offline/bundle-worker';
import { copies } from './copies';
import {
  cards,
  catalogue,
  expect,
  gate,
  hydrated,
  idle,
  test as journey,
  LONG,
  seedAppList,
  storedAppList,
} from './support';

const [first, second, third] = catalogue as [App, App, App];
type App = (typeof catalogue)[number];
const pageOf = ({ id }: App) => `/apps/appdetails/${id}`;

/** A server of a built site, whose network fails on demand. */
interface Network {
  /** The folder that it serves. Another one is a new deploy. */
  folder: string;
  /** The file of the worker, if it is not that of the folder. */
  worker?: string;
  isDown: boolean;
  /** The URLs that it was asked for. */
  requests: string[];
  /** Until it resolves, there are no answers. */
  released?: Promise<void>;
  /** What happens to the data file. */
  dataFault?: 'stalls' | 'breaks off' | 'is HTML' | 'is missing';
  /** Until it resolves, the data file is not complete. */
  rest?: Promise<void>;
  /** What the worker gets as code, with status 200, from hosts with an unfinished upload. */
  codeFault?: 'a page' | 'half of the file';
  /** Whether the page of a sign-in is in place of pictures, with status 200. */
  arePicturesPages?: boolean;
  /** The number of these answers. */
  faults: number;
  /** The HTML of all pages, if it is not that of the folder. */
  html?: string;
  /** The status of all pages, if it is not that of the folder's files. */
  status?: number;
}

const test = journey.extend<{ network: Network; server: HttpServer }>({
  network: async ({ folder }, use) => use({ folder, isDown: false, requests: [], faults: 0 }),
  server: async ({ network }, use) => {
    // Some hosts do not let browsers keep hashed files, which would hide that the worker has not stored one.
    const headers = SERVE_CONFIG.headers.filter(({ source }) => !source.includes('_next/static'));
    const config = { ...SERVE_CONFIG, trailingSlash: false, headers };
    const server = await startServer(async (request, response) => {
      network.requests.push(request.url ?? '');
      await network.released;
      if (network.isDown) request.socket.destroy();
      else if (request.url === '/cam/now.svg')
        response
          .writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
          .end('<svg/>');
      else if (network.arePicturesPages && request.url?.startsWith('/pictures/'))
        response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Sign in</title>');
      else if (network.worker && request.url === '/sw.js')
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(network.worker));
      else if (network.codeFault && isCodeForWorker(request)) {
        network.faults++;
        const isHtml = network.codeFault === 'a page';
        const code = readFileSync(join(network.folder, request.url ?? ''));
        response
          .writeHead(200, { 'content-type': isHtml ? 'text/html' : 'text/javascript' })
          .end(isHtml ? '<title>Missing</title>' : code.subarray(0, code.length / 2));
      } else if (network.rest && request.url === '/appsData.json') {
        const body = readFileSync(join(network.folder, 'appsData.json'), 'utf8').replace(
          first.title,
          'Renamed',
        );
        response.writeHead(200, { 'content-type': 'application/json' }).write(body.slice(0, 1000));
        await network.rest;
        response.end(body.slice(1000));
      } else if (network.dataFault && request.url === '/appsData.json') {
        if (network.dataFault === 'is missing') return void response.writeHead(404).end();
        if (network.dataFault === 'is HTML')
          return void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Login</title>');
        const body = readFileSync(join(network.folder, 'appsData.json'));
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
        response.write(body.subarray(0, 1000));
        if (network.dataFault === 'breaks off') request.socket.end();
      } else if (network.html && isPage(request))
        response.writeHead(200, { 'content-type': 'text/html' }).end(network.html);
      else if (network.status && isPage(request))
        response.writeHead(network.status, { 'content-type': 'text/html' }).end('<title>Error</title>');
      else await handler(request, response, { ...config, public: network.folder, etag: true });
    });
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(`${server.url}/`),
  // Without a connection, browsers log each failed request.
  expectedNoise: /ERR_(CONNECTION|EMPTY|INTERNET|FAILED)|50[03]|Failed to load resource/,
});
test.use({ serviceWorkers: 'allow' });

function isPage({ url = '' }: IncomingMessage): boolean {
  return !/\.\w+$/.test(url) || /\/appdetails\/(?!.*\.txt$)/.test(url);
}

/** Whether the worker requests code, to store it: the page's requests are those of scripts. */
function isCodeForWorker({ url, headers }: IncomingMessage): boolean {
  return url?.endsWith('.js') === true && headers['sec-fetch-dest'] === 'empty';
}

const copyNote = (page: Page) => page.getByRole('region', { name: 'Offline copy' });
const offlineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are offline' });

/** The paths of the pages in the worker's cache. */
function savedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('catalogue:/:pages')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
}

/** The text of a page in the worker's cache. */
const savedText = (page: Page, path: string) =>
  page.evaluate(async (path) => (await caches.match(path))?.text(), path);

/** The paths of all files in the caches. */
function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = (await Promise.all(all.map((cache) => cache.keys()))).flat();
    return keys.map(({ url }) => new URL(url).pathname);
  });
}

function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

/** Opens a page, and waits until it is saved. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect.poll(() => savedPaths(page)).toContain(path);
  await saved(page);
}

/** Waits until the page's files and the catalogue are saved too. */
async function saved(page: Page): Promise<void> {
  const missing = async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = loaded.filter((name) => /\/_next\/static\/|\.svg$/.test(name));
    const found = await Promise.all([...files, '/appsData.json'].map((file) => caches.match(file)));
    return found.filter((response) => !response).length;
  };
  await expect.poll(() => page.evaluate(missing)).toBe(0);
}

test('pages that were opened work offline, and say that they are copies', async ({ page, network }) => {
  await visit(page, '/apps');
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeFocused();
  await expect.poll(() => savedPaths(page)).toEqual(['/apps', pageOf(first)]);
  await saved(page);
  // A payload belongs to one version of the site.
  expect((await storedPaths(page)).filter((path) => path.endsWith('.txt'))).toEqual([]);
  await expect(copyNote(page)).toBeHidden();

  network.isDown = true;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await expect(copyNote(page)).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect.poll(() => storedAppList(page)).toBe(`[${first.id}]`);
  await page.getByRole('button', { name: 'OK' }).click();

  // The router asks for the payload of the page, and loads the saved page instead.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Apps', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeVisible();
  await expect(copyNote(page)).toBeVisible();
  await hydrated(page);
  await page.getByRole('searchbox').fill(first.title);
  await expect(page.getByText('(1) Apps Found.')).toBeVisible();
  const broken = () =>
    page
      .locator('main img:visible')
      .evaluateAll((images) => images.filter((image) => !(image as HTMLImageElement).naturalWidth));
  expect(await broken()).toEqual([]);

  network.isDown = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(copyNote(page)).toBeHidden();
});

test('the copy of the data file is used, and kept, if the file has a fault', { tag: LONG }, async ({
  page,
  network,
}) => {
  await seedAppList(page, `[${first.id}]`);
  await visit(page, '/apps/install');
  await saved(page);
  for (const fault of ['stalls', 'is HTML', 'breaks off', 'is missing'] as const)
    await test.step(`it ${fault}`, async () => {
      network.dataFault = fault;
      await page.reload();
      await expect(page.getByText('1 Apps Found')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Unistall' })).toBeVisible();
    });
  network.isDown = true;
  await page.reload();
  await expect(copyNote(page)).toBeVisible();
  await expect(page.getByText('1 Apps Found')).toBeVisible();
});

for (const fault of ['half of the file', 'a page'] as const)
  test(`${fault} that the host sends instead of code is not stored`, { tag: LONG }, async ({
    page,
    network,
  }) => {
    network.codeFault = fault;
    await page.goto('/');
    await expect.poll(() => network.faults).toBeGreaterThan(0);
    await expect.poll(() => registrations(page)).toBe(0);
    expect((await storedPaths(page)).filter((path) => path.endsWith('.js'))).toEqual([]);
    network.codeFault = undefined;
    await visit(page, pageOf(first));
    await page.getByRole('button', { name: 'Install Now' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test('a page that the host sends instead of a picture does not replace its copy', { tag: LONG }, async ({
  page,
  network,
}) => {
  await visit(page, pageOf(first));
  network.arePicturesPages = true;
  network.requests.length = 0;
  // Not that of the browser’s own cache.
  await page.evaluate((image) => fetch(image, { cache: 'reload' }), first.image);
  await expect.poll(() => network.requests).toContain(first.image);
  await idle(page);
  network.isDown = true;
  const copy = page.evaluate(async (image) => (await fetch(image, { cache: 'reload' })).text(), first.image);
  expect(await copy).toContain('<svg');
});

test('a new data file that arrives slowly is used', { tag: LONG }, async ({ page, network }) => {
  await seedAppList(page, `[${first.id}]`);
  await visit(page, '/apps/install');
  await saved(page);
  const { released, release } = gate();
  network.rest = released;
  network.requests = [];
  await page.reload();
  await expect.poll(() => network.requests).toContain('/appsData.json');
  // Its answer comes after the time in which the data file had to begin.
  const { released: never, release: end } = gate();
  network.released = never;
  expect(await page.evaluate(() => fetch('/apps/install.txt').then(({ status }) => status))).toBe(503);
  end();
  release();
  await expect(page.getByRole('link', { name: 'Renamed' })).toBeVisible();
});

test('a page that is not one of the site, or is cut off, is shown, and does not replace the copy', {
  tag: LONG,
}, async ({ page, network }) => {
  await visit(page, '/apps');
  const html = readFileSync(join(copies.site, 'apps.html'), 'utf8');
  for (const [from, title, other] of [
    ['a Wi-Fi login', 'Login', '<title>Login</title>'],
    [
      'another Next site on the same origin',
      'Another',
      '<html><head><title>Another</title><link rel="next" href="/_next/static/a.js"/></head><body></body></html>',
    ],
    ['a host with an unfinished upload', 'All Apps | Fjordline', html.slice(0, html.indexOf('</main>'))],
  ] as const)
    await test.step(from, async () => {
      network.isDown = false;
      network.html = other;
      for (const path of ['/apps', '/another']) {
        await page.goto(path);
        await expect(page).toHaveTitle(title);
      }
      // The worker looks at a page while the browser loads it.
      await idle(page);
      expect(await savedPaths(page)).toEqual(['/apps']);
      network.isDown = true;
      await page.goto('/apps');
      await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeVisible();
      await expect(copyNote(page)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
});

test('hashed files that are stored are not requested again, and the copy answers any query string', {
  tag: LONG,
}, async ({ page, network }) => {
  await visit(page, '/apps');
  network.requests.length = 0;
  await page.reload();
  await hydrated(page);
  await idle(page);
  expect(network.requests).toContain('/apps');
  expect(network.requests.filter((url) => url.startsWith('/_next/static/'))).toEqual([]);
  await page.goto('/apps?q=no+such+app');
  await hydrated(page);
  network.isDown = true;
  await page.goto(`/apps?q=${encodeURIComponent(first.title)}`);
  await expect(copyNote(page)).toBeVisible();
  await expect(page.getByText('(1) Apps Found.')).toBeVisible();
  await page.goto('/apps/');
  await expect(copyNote(page)).toBeVisible();
  const link = page.getByRole('link', { name: 'Apps', exact: true });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await hydrated(page);
  await page.getByRole('searchbox').fill('no such app');
  await expect(page.getByText('(0) Apps Found.')).toBeVisible();
  await link.click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a page that was never opened shows the offline page with the list of those that were', async ({
  page,
  network,
}) => {
  await visit(page, '/apps');
  await visit(page, pageOf(second));
  network.isDown = true;
  await page.goto(pageOf(third));
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page).toHaveTitle('Offline | Fjordline');
  const list = page.getByRole('region', { name: 'Saved on this device' });
  await expect(list.getByRole('link')).toHaveText([second.title, 'All Apps']);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offlineHeading(page)).toBeVisible();
  await list.getByRole('link', { name: second.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  await page.goBack();
  await expect(offlineHeading(page)).toBeVisible();
  // It listens for the connection then.
  await hydrated(page);

  network.isDown = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: third.title })).toBeVisible();
  await expect(copyNote(page)).toBeHidden();

  await test.step('another app on the same origin sees that the host does not answer, and no old image', async () => {
    await page.evaluate(() => fetch('/cam/now.svg'));
    network.isDown = true;
    for (const url of ['/cam/api/state', '/cam/now.svg'])
      expect(
        await page.evaluate(
          (url) =>
            fetch(url).then(
              ({ status }) => status,
              () => 'no answer',
            ),
          url,
        ),
      ).toBe('no answer');
    network.isDown = false;
  });

  await test.step('films are not saved, and parts of them come from the host', async () => {
    await visit(page, '/apps/appdetails/13');
    const response = page.waitForResponse(/\/films\//);
    await page.getByLabel('A tour of the app').click();
    expect((await response).status()).toBe(206);
    expect((await response).fromServiceWorker()).toBe(false);
    expect(await storedPaths(page)).toContain('/pictures/after-tour.svg');
    expect((await storedPaths(page)).filter((stored) => stored.startsWith('/films/'))).toEqual([]);
  });

  await test.step('the open menu of a copy does not cover its button on a small screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    network.isDown = true;
    await page.goto('/apps');
    await expect(copyNote(page)).toBeInViewport();
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    const menu = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
    const { y, height } = (await button.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(menu.y);
  });
});

test('a link to the URL at which the offline page is shown loads its page when the host answers again', async ({
  page,
  network,
}) => {
  await visit(page, '/');
  network.isDown = true;
  await page.goto('/apps');
  await expect(offlineHeading(page)).toBeVisible();
  await hydrated(page);
  network.isDown = false;
  await page.getByRole('banner').getByRole('link', { name: 'Apps', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeVisible();
});

test('the page of an app whose id is like the name of a file is saved, and has the offline page', async ({
  page,
  network,
}) => {
  network.html = readFileSync(join(copies.site, `${pageOf(first)}.html`), 'utf8');
  await visit(page, '/apps/appdetails/node.js');
  await visit(page, '/apps/appdetails/favicon.ico');
  network.isDown = true;
  for (const id of ['node.js', 'favicon.ico']) {
    await page.goto(`/apps/appdetails/${id}`);
    await expect(copyNote(page)).toBeVisible();
  }
  await page.goto('/apps/appdetails/logo.svg');
  await expect(offlineHeading(page)).toBeVisible();
});

test('a link to a page that was never opened keeps the current page, and can be tried again', {
  tag: LONG,
}, async ({ page, network }) => {
  await visit(page, '/apps');
  await page.reload();
  await hydrated(page);
  network.isDown = true;
  await cards(page).nth(2).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  network.isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: third.title })).toBeVisible();
});

test('a change by an editor shows at once, and in the copy: offline, and after 3 s without an answer', {
  tag: LONG,
}, async ({ page, network }) => {
  const html = readFileSync(join(copies.site, `${pageOf(first)}.html`), 'utf8');
  const change = page.getByText('Changed by an editor');

  await visit(page, pageOf(first));
  network.html = html.replace('</body>', '<p>Changed by an editor</p></body>');
  await page.reload();
  await expect(change).toBeVisible();
  await expect(copyNote(page)).toBeHidden();
  await expect.poll(() => savedText(page, pageOf(first))).toContain('Changed by an editor');
  network.isDown = true;
  await page.reload();
  await expect(change).toBeVisible();
  await expect(copyNote(page)).toBeVisible();

  network.isDown = false;
  const { released, release } = gate();
  network.released = released;
  await page.reload({ waitUntil: 'commit' });
  await expect(change).toBeVisible();
  await expect(copyNote(page)).toBeVisible();
  release();
});

test('when a link does not answer, the copy of its page is shown', { tag: LONG }, async ({
  page,
  network,
}) => {
  await visit(page, pageOf(second));
  await visit(page, '/apps');
  const { released, release } = gate();
  network.released = released;
  await cards(page).nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  await expect(copyNote(page)).toBeVisible();
  release();
});

test('after a new deploy, pages of the old one still have their own code offline', async ({ page, network }, {
  outputDir,
}) => {
  const deploy = join(outputDir, 'deploy');
  copyWithOtherNames(deploy);
  await seedAppList(page, `[${first.id}]`);
  // A worker with a request that a navigation has cancelled can stay for minutes.
  for (const path of ['/apps/install', '/apps']) {
    await visit(page, path);
    await idle(page);
  }

  network.folder = deploy;
  const updated = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return [registration?.installing, registration?.waiting].every((worker) => !worker);
    });
  await expect.poll(updated).toBe(true);
  await visit(page, '/');
  network.isDown = true;
  await page.goto('/apps');
  await expect(copyNote(page)).toBeVisible();
  await hydrated(page);
  await page.getByRole('searchbox').fill(first.title);
  await expect(page.getByText('(1) Apps Found.')).toBeVisible();
  await page.goto('/apps/install');
  await expect(page.getByText('1 Apps Found')).toBeVisible();
  await page.getByRole('button', { name: 'Unistall' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  rmSync(deploy, { recursive: true });
});

test(
  'when the storage is full, a new deploy does not remove the saved pages and their code',
  { tag: LONG },
  async ({ page, context, network }, { outputDir }) => {
    const deploy = join(outputDir, 'deploy');
    copyWithOtherNames(deploy);
    await visit(page, '/apps');
    const { origin } = new URL(page.url());
    const cdp = await context.newCDPSession(page);
    const { usage } = await cdp.send('Storage.getUsageAndQuota', { origin });
    await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 20_000 });
    network.folder = deploy;
    const installed = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const worker = registration.installing;
      return new Promise((resolve) => worker?.addEventListener('statechange', () => resolve(worker.state)));
    });
    expect(installed).toBe('redundant');
    network.isDown = true;
    await page.goto('/apps');
    await expect(copyNote(page)).toBeVisible();
    await hydrated(page);
    rmSync(deploy, { recursive: true });
  },
);

test(
  'a page of a new deploy is saved with its code by the worker of that deploy',
  { tag: LONG },
  async ({ page, network }, { outputDir }) => {
    const deploy = join(outputDir, 'deploy');
    copyWithOtherNames(deploy);
    await visit(page, '/');
    network.folder = deploy;
    await page.goto(pageOf(second));
    // Not the code of the chart, which the page has loaded without the new worker: offline it has its prerendered bars.
    await expect.poll(() => savedPaths(page)).toContain(pageOf(second));
    network.isDown = true;
    await page.reload();
    await expect(copyNote(page)).toBeVisible();
    await hydrated(page);
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((script) => script.outerHTML));
    expect(scripts.filter((script) => !script.includes('-b.js'))).toEqual([]);
    rmSync(deploy, { recursive: true });
  },
);

test(
  'the worker of an old deploy does not replace its copy by a page whose code it does not know',
  {
    tag: LONG,
  },
  async ({ page, network }, { outputDir }) => {
    const deploy = join(outputDir, 'deploy');
    copyWithOtherNames(deploy);
    await visit(page, pageOf(second));
    network.worker = join(copies.site, 'sw.js');
    network.folder = deploy;
    await page.reload();
    await hydrated(page);
    await expect(copyNote(page)).toBeHidden();
    await idle(page);
    network.isDown = true;
    await page.reload();
    await expect(copyNote(page)).toBeVisible();
    await hydrated(page);
    expect((await storedPaths(page)).filter((path) => path.endsWith('-b.js'))).toEqual([]);
    rmSync(deploy, { recursive: true });
  },
);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** The pages of most apps, which the tests do not open. */
const OTHER_APPS = /appdetails.\d{2,}/;

/** Copies the site, with other names of all chunks, as after a change of each. */
function copyWithOtherNames(target: string): void {
  cpSync(copies.site, target, { recursive: true, filter: (path) => !OTHER_APPS.test(path) });
  const chunks = join(target, '_next/static/chunks');
  const names = readdirSync(chunks).map((file) => parse(file).name);
  const hashes = new Map<string, string>();
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const path of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    const file = join(target, path);
    if (!/\.(html|js|css|txt)$/.test(path)) continue;
    const text = readFileSync(file, 'utf8');
    // The policy has the hashes of scripts that contain names.
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    const changed = text.replace(anyName, (name) => `${name}-b`).replace(policy, '');
    writeFileSync(file, changed);
    if (!path.startsWith('_next/static/chunks/')) continue;
    renameSync(file, file.replace(/(\.\w+)$/, '-b$1'));
    hashes.set(sha256(text), sha256(changed));
  }
  const worker = readFileSync(join(target, 'sw.js'), 'utf8');
  const anyHash = /[\w+/]{43}=/g;
  writeFileSync(
    join(target, 'sw.js'),
    worker.replace(anyHash, (hash) => hashes.get(hash) ?? hash),
  );
}

test('the copy is shown while the host has an error, and a page that was removed is not saved any more', {
  tag: LONG,
}, async ({ page, network }) => {
  await visit(page, '/apps');
  await visit(page, pageOf(first));
  network.status = 503;
  await page.goto('/apps');
  await expect(copyNote(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'All Apps' })).toBeVisible();
  await page.goto(pageOf(second));
  await expect(page).toHaveTitle('Error');
  network.status = 404;
  expect((await page.goto(pageOf(first)))?.status()).toBe(404);
  await expect.poll(() => savedPaths(page)).toEqual(['/apps']);
});

test(
  'the worker of a site that is built without one removes itself and its caches',
  { tag: LONG },
  async ({ page, network }, { outputDir }) => {
    await visit(page, '/apps');
    await page.evaluate(() => caches.open('another-app'));
    network.worker = join(outputDir, 'sw.js');
    mkdirSync(outputDir, { recursive: true });
    writeFileSync(network.worker, await bundleWorker('self-destroying-worker.ts'));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual(['another-app']);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We Build');
  },
);

test('the cache of pages is bounded: the pages that were not used for longest are removed', {
  tag: LONG,
}, async ({ page }) => {
  await visit(page, '/apps');
  await page.evaluate(async (paths) => {
    const { active } = await navigator.serviceWorker.ready;
    for (const path of paths) {
      active?.postMessage([new URL(path, location.href).href]);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, catalogue.slice(0, 45).map(pageOf));
  await expect.poll(() => savedPaths(page)).toContain(pageOf(catalogue[44]!));
  await expect.poll(async () => (await savedPaths(page)).length).toBe(40);
});

test('the worker is registered after the page is loaded, and stores at most 400 kB (gzip) then; browsers can install the site', async ({
  page,
  context,
}) => {
  // In the page: the browser reports the page and the worker to the test in any order.
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...args) {
      document.documentElement.dataset.registeredAt = document.readyState;
      return register.apply(this, args);
    };
  });
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await page.locator('html').getAttribute('data-registered-at')).toBe('complete');
  const stored = (await storedPaths(page)).filter((path) => path.startsWith('/_next/static/'));
  const paths = ['/sw.js', ...stored];
  const files = paths.map((path) => readFileSync(join(copies.site, path)));
  expect(paths.filter((path, index) => path !== '/sw.js' && files[index]?.includes('recharts-'))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(400_000);

  const cdp = await context.newCDPSession(page);
  expect(await cdp.send('Page.getAppManifest')).toMatchObject({
    errors: [],
    manifest: {
      display: 'kMinimalUi',
      shortcuts: [{ name: 'All Apps' }, { name: 'Your Installed Apps' }],
      screenshots: [{}, {}, {}, {}],
    },
  });
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Chromium with a user interface reports the private window of the test.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
