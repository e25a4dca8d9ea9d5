import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@/lib/catalogue/schema';
import { startServer } from '@/lib/machine/http-server';
import { createPreviewReport } from '@/lib/publish/preview/report';
import { buildApp, buildApps } from '../../../../fixtures/apps';
import { buildRepository, type Repository } from '../../../../fixtures/repository';

let repository: Repository;
beforeEach(() => {
  repository = buildRepository();
});

/** The report, with its two sections by name. */
async function report(env: Record<string, string | undefined> = {}) {
  const { sections, ...bar } = await createPreviewReport(repository.dir, env);
  const [check, changes] = sections;
  return { ...bar, check: check!, changes: changes! };
}

/** The report of a catalogue, compared with another one, before the first commit. */
function compared(production: readonly App[], working: readonly App[]) {
  writeFileSync(join(repository.dir, 'production.json'), JSON.stringify(production));
  repository.write(working);
  return report({ PREVIEW_BASE: 'production.json' });
}

test('takes branch and commit from git if the environment has none', async () => {
  repository.write(buildApps(1));
  expect((await report()).version).toBe('main at no commit');
  repository.commit(buildApps(1));
  const hash = repository.head().slice(0, 7);
  expect((await report()).version).toBe(`main at ${hash}`);
  repository.git('switch', '--quiet', '--detach');
  expect((await report()).version).toBe(hash);
});

test('links the diagnostics of the check to their apps, with positions in the file', async () => {
  repository.write(buildApps(2));
  const { summary, check } = await report();
  expect(summary).toMatch(/^\d+ errors?, \d+ warnings; not compared$/);
  expect(check).toMatchObject({
    heading: 'Catalogue check',
    text: expect.stringMatching(/^\d+ errors?, \d+ w.*\.$/),
  });
  expect(check.lines).toContainEqual({
    name: '2 App 2',
    href: '/apps/appdetails/2',
    editHref: '/edit#id=2',
    text: expect.stringMatching(/^public\/appsData\.json:\d+:\d+ warning: description: has only 4 words/),
  });
});

test('does not link diagnostics about the whole file', async () => {
  repository.write(buildApps(1));
  const catalogue = { rules: { 'unused-pictures': 'warning' } };
  writeFileSync(join(repository.dir, 'package.json'), JSON.stringify({ catalogue }));
  mkdirSync(join(repository.dir, 'public', 'pictures'));
  writeFileSync(join(repository.dir, 'public', 'pictures', 'unused.svg'), '');
  const { check } = await report();
  const text = expect.stringMatching(/^public\/appsData\.json:1:1 warning: has no app with the picture/);
  expect(check.lines).toContainEqual({ name: '', href: null, text });
});

test('contains removed pages of developers, without a link', async () => {
  repository.commit([buildApp({ companyName: 'Quill & Co' })]);
  repository.write([buildApp({ companyName: 'Wren' })]);
  const { changes } = await report({ PREVIEW_BASE: 'main' });
  const text = expect.stringMatching(
    /^The page of "Quill & Co", .* redirect .* to \/apps\/developers\/wren\.$/,
  );
  expect(changes.lines).toContainEqual({ name: '', href: null, text });
});

test('links changes to their apps, except removed apps', async () => {
  const { summary, changes } = await compared(
    [buildApp({ id: 9, title: 'Gone' }), ...buildApps(2)],
    [
      buildApp({ id: 2, title: 'App 2' }),
      buildApp({ id: 1, title: 'App 1', reviews: 600, downloads: 1 }),
      buildApp({ id: 3, title: 'New' }),
    ],
  );
  expect(summary).toMatch(/; 1 app added, 1 removed, 1 changed, order changed$/);
  expect(changes).toEqual({
    heading: 'Changes from production',
    text: 'Compared with production.json: 1 app added, 1 removed, 1 changed, order changed.',
    lines: [
      { name: '3 New', href: '/apps/appdetails/3', text: 'added' },
      { name: '9 Gone', href: null, text: 'removed' },
      {
        name: '1 App 1',
        href: '/apps/appdetails/1',
        text: 'changed: downloads 1.5M -> 1, -100 %; reviews 1.2K -> 600, -50 %',
      },
      {
        name: '',
        href: null,
        text: 'The order of the apps has changed. The first eight are the trending apps.',
      },
      { name: '2 App 2', href: '/apps/appdetails/2', text: 'moved: position 3 -> 1' },
    ],
  });
});

test('shows hostile texts as visible characters, truncated, and isolates those from right to left', async () => {
  const other = buildApp({ id: 2, companyName: 'شركة' });
  const { changes } = await compared(
    [buildApp({ title: 'a\u0092b', companyName: 'شركة' }), other],
    [buildApp({ title: `\u0092${'x'.repeat(1e5)}`, companyName: 'خط' }), other],
  );
  expect(changes.lines).toEqual([
    {
      name: `1 \\u0092${'x'.repeat(119)}…`,
      href: '/apps/appdetails/1',
      text: expect.stringMatching(/"a\\u0092b" by \u2068"شركة"\u2069\.$/),
    },
  ]);
});

test('truncates long lists, and names the command that prints the omitted lines', async () => {
  const { summary, check, changes } = await compared([], buildApps(105));
  expect(summary).toMatch(/; 105 apps added$/);
  expect(check.lines).toHaveLength(101);
  expect(check.lines.at(-1)?.text).toMatch(/^\d+ more\. Run npm run catalogue:check to see all\.$/);
  expect(changes.lines).toHaveLength(101);
  expect(changes.lines.at(-1)).toEqual({
    name: '',
    href: null,
    text: '5 more. Run npm run catalogue:diff to see all.',
  });
});

describe('without PREVIEW_BASE', () => {
  /** The report of a preview whose production answers. */
  async function previewOf(answer: (path: string) => [status: number, body: string], env = {}) {
    repository.commit(buildApps(3));
    const server = await startServer(({ url = '' }, response) => {
      const [status, body] = answer(url);
      response.writeHead(status).end(body);
    });
    // What Netlify says. Vercel's has no scheme, and is https.
    const preview = await report({ NETLIFY: 'true', URL: server.url, PREVIEW: '1', ...env });
    await server.close();
    return { ...preview, origin: server.url };
  }

  test.each([
    ['', '/appsData.json'],
    ['/store', '/store/appsData.json'],
  ])('compares with the file of production at %p', async (basePath, file) => {
    const { summary, changes, origin } = await previewOf(
      (path) => [path === file ? 200 : 404, JSON.stringify(buildApps(1))],
      { NEXT_PUBLIC_BASE_PATH: basePath },
    );
    expect(summary).toMatch(/; 2 apps added$/);
    expect(changes.text).toBe(`Compared with ${origin}${file}: 2 apps added.`);
  });

  test('says in words why it cannot compare', async () => {
    const { summary, changes, origin } = await previewOf(() => [401, '']);
    expect(summary).toMatch(/; not compared$/);
    expect(changes.lines).toEqual([]);
    expect(changes.text).toContain(
      `${origin}/appsData.json responds with 401 Unauthorized. It needs a sign-in.`,
    );
    expect(changes.text).toMatch(/PREVIEW_BASE.*https:\/\/NAME:PASSWORD@/);
  });
});

test.each([undefined, ''])(
  'says that there is nothing to compare with if PREVIEW_BASE is %j',
  async (base) => {
    repository.write(buildApps(1));
    const { summary, changes } = await report({ PREVIEW_BASE: base });
    expect(summary).toMatch(/; not compared$/);
    expect(changes).toMatchObject({
      text: expect.stringMatching(/^PREVIEW_BASE is not set\. Set it/),
      lines: [],
    });
  },
);

test('says that production responds with an error, and neither the report nor the log holds a secret', async () => {
  repository.write(buildApps(1));
  const write = (stream: NodeJS.WriteStream) => jest.spyOn(stream, 'write').mockReturnValue(true);
  const log = [write(process.stdout), write(process.stderr)];
  const consoles = (['debug', 'info', 'log', 'warn', 'error'] as const).map((level) =>
    jest.spyOn(console, level).mockReturnValue(),
  );
  const server = await startServer((_, response) => response.writeHead(500).end());
  const secrets = ['preview-reader', 'p@ss/word', encodeURIComponent('p@ss/word'), 'token-1f9c'];
  const [user, , password, token] = secrets;
  const origin = server.url.replace('//', `//${user}:${password}@`);
  const preview = await report({ PREVIEW_BASE: `${origin}/appsData.json?token=${token}` });
  await server.close();
  expect(preview.changes.text).toContain(
    `${server.url}/appsData.json responds with 500 Internal Server Error.`,
  );
  const published = JSON.stringify([preview, ...[...log, ...consoles].map(({ mock }) => mock.calls)]);
  const credentials = Buffer.from('preview-reader:p@ss/word').toString('base64');
  for (const secret of [...secrets, credentials]) expect(published).not.toContain(secret);
});
