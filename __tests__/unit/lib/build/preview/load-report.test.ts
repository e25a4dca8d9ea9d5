import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPreviewReport } from '@/lib/build/preview/load-report';
import { startServer } from '@/lib/machine/http-server';
import { buildApp, buildApps } from '../../../../fixtures/apps';
import { buildRepository, type Repository } from '../../../../fixtures/repository';

let repository: Repository;
beforeEach(() => {
  repository = buildRepository();
});
afterEach(() => repository.remove());

test('takes branch and commit from the environment', async () => {
  repository.commit(buildApps(1));
  const env = { VERCEL_GIT_COMMIT_REF: 'new-icons', VERCEL_GIT_COMMIT_SHA: '1a2b3c4d5e6f' };
  expect(await createPreviewReport(repository.dir, env)).toMatchObject({
    branch: 'new-icons',
    commit: '1a2b3c4',
  });
});

test('takes branch and commit from git if the environment has none', async () => {
  const hash = repository.commit(buildApps(1));
  const report = await createPreviewReport(repository.dir, {});
  expect(report).toMatchObject({ branch: 'main', commit: hash.slice(0, 7) });
  repository.git('switch', '--quiet', '--detach');
  expect(await createPreviewReport(repository.dir, {})).toMatchObject({ branch: 'no branch' });
});

test('contains the diagnostics of the check', async () => {
  repository.commit(buildApps(2));
  const { diagnostics } = await createPreviewReport(repository.dir, {});
  expect(diagnostics.warnings).toBeGreaterThanOrEqual(2);
  expect(diagnostics.lines.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^warning, public\/appsData\.json:\d+:\d+ description: /),
  );
});

test('contains a warning about an id that another app had before', async () => {
  const apps = buildApps(3);
  repository.commit(apps);
  repository.write([...apps.slice(0, 2), buildApp({ id: 3, title: 'New', companyName: 'Newcomer' })]);
  const { diagnostics } = await createPreviewReport(repository.dir, {});
  expect(diagnostics.lines.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/ id: is 3, which another app had before, "App 3" by /),
  );
});

test('contains removed pages of developers, and the warnings about former names', async () => {
  repository.commit([buildApp({ companyName: 'Quill & Co' })]);
  repository.write([buildApp({ companyName: 'Wren' })]);
  const linesOf = async (formerDevelopers: Record<string, string>) => {
    writeFileSync(join(repository.dir, 'package.json'), JSON.stringify({ catalogue: { formerDevelopers } }));
    const { diagnostics, changes } = await createPreviewReport(repository.dir, { PREVIEW_BASE: 'main' });
    return [...diagnostics.lines, ...('lines' in changes ? changes.lines : [])].map(({ text }) => text);
  };
  const removed = expect.stringMatching(/^The page of "Quill & Co", .* "Quill & Co": "Wren" to catalogue/);
  expect(await linesOf({})).toContainEqual(removed);
  expect(await linesOf({ 'Quill & Co': 'Wren' })).not.toContainEqual(removed);
  expect(await linesOf({ 'Quill & Co': 'Gone' })).toContainEqual(
    expect.stringContaining('has no developer "Gone"'),
  );
});

test('compares with a revision, a path or a URL', async () => {
  repository.commit(buildApps(1));
  repository.write(buildApps(3));
  writeFileSync(join(repository.dir, 'old.json'), JSON.stringify(buildApps(1)));
  const server = await startServer((_, response) => response.end(JSON.stringify(buildApps(1))));
  for (const base of ['main', 'old.json', `${server.url}/appsData.json`]) {
    const { changes } = await createPreviewReport(repository.dir, { PREVIEW_BASE: base });
    expect(changes).toMatchObject({ summary: '2 apps added' });
  }
  await server.close();
});

test.each([
  [undefined, /^PREVIEW_BASE is not set\. Set it/],
  ['', /^PREVIEW_BASE is not set\. Set it/],
  ['nope', /^nope is neither a file nor a known git revision\./],
  ['no.json', /^no\.json is neither a file nor a known git revision\./],
  [
    'http://127.0.0.1:2/appsData.json',
    /^http:\/\/127\.0\.0\.1:2\/appsData\.json cannot be read \(ECONNREFUSED\)/,
  ],
])('contains the reason why it cannot compare with %p', async (base, reason) => {
  repository.commit(buildApps(1));
  const { changes } = await createPreviewReport(repository.dir, { PREVIEW_BASE: base });
  expect(changes).toEqual({ reason: expect.stringMatching(reason) });
});

test('says that production responds with an error, and neither the report nor the log holds a secret', async () => {
  repository.commit(buildApps(1));
  const write = (stream: NodeJS.WriteStream) => jest.spyOn(stream, 'write').mockReturnValue(true);
  const log = [write(process.stdout), write(process.stderr)];
  const consoles = (['debug', 'info', 'log', 'warn', 'error'] as const).map((level) =>
    jest.spyOn(console, level).mockReturnValue(),
  );
  const server = await startServer((_, response) => response.writeHead(500).end());
  const secrets = ['preview-reader', 'p@ss/word', encodeURIComponent('p@ss/word'), 'token-1f9c'];
  const [user, , password, token] = secrets;
  const origin = server.url.replace('//', `//${user}:${password}@`);
  const report = await createPreviewReport(repository.dir, {
    PREVIEW_BASE: `${origin}/appsData.json?token=${token}`,
  });
  await server.close();
  expect(report.changes).toEqual({
    reason: expect.stringContaining(`${server.url}/appsData.json responds with 500 Internal Server Error.`),
  });
  const published = JSON.stringify([report, ...[...log, ...consoles].map(({ mock }) => mock.calls)]);
  const credentials = Buffer.from('preview-reader:p@ss/word').toString('base64');
  for (const secret of [...secrets, credentials]) expect(published).not.toContain(secret);
});
