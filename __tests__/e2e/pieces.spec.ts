import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import handler from 'serve-handler';
import { startServer } from '@/lib/machine/http-server';
import { expectNoShifts, MAX_INVISIBLE, watchShifts } from './shifts';
import { hydrated, idle, test as journey, seedAppList, variants } from './support';

/** How a page arrives: piece by piece. */
interface Arrival {
  /** Resolves when the browser has painted what has arrived. */
  painted: () => Promise<unknown>;
}

/** A page in the pieces that browsers can paint one by one: a parser pauses at each script of the body. */
function piecesOf(html: string): string[] {
  const start = html.indexOf('</script>', html.indexOf('<body'));
  return [html.slice(0, start), ...html.slice(start).split(/(?<=<\/script>)/)];
}

const test = journey.extend<{ arrival: Arrival }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  arrival: ({}, use) => use({ painted: async () => {} }),
  baseURL: async ({ arrival, folder }, use) => {
    const server = await startServer(async (request, response) => {
      const { url = '' } = request;
      if (/\.\w+(?:\?|$)/.test(url)) return handler(request, response, { public: folder });
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      const file = url === '/' ? 'index.html' : `${url}.html`;
      for (const piece of piecesOf(readFileSync(join(folder, file), 'utf8'))) {
        response.write(piece);
        await arrival.painted();
      }
      response.end();
    });
    await use(`${server.url}/`);
    await server.close();
  },
});

for (const path of variants(['/apps', '/', '/apps/appdetails/15', '/apps/install'], 2))
  test(`${path} has no layout shift while it arrives in pieces`, async ({ page, arrival }) => {
    await seedAppList(page, '[1,15]');
    await watchShifts(page);
    arrival.painted = async () => {
      await page.waitForURL(path, { waitUntil: 'commit' });
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    };
    await page.goto(path);
    await hydrated(page);
    await idle(page);
    await expectNoShifts(page, MAX_INVISIBLE);
  });
