/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOut } from '@/lib/build/preview/load-report';
import { buildApps } from '../../../../fixtures/apps';
import { startServer } from '../../../../fixtures/http-server';
import { buildRepository, type Repository } from '../../../../fixtures/repository';

let repository: Repository;
beforeEach(() => {
  repository = buildRepository();
});
afterEach(() => repository.remove());

test('branch and commit are those that the host names', async () => {
  repository.commit(buildApps(1));
  const env = { VERCEL_GIT_COMMIT_REF: 'new-icons', VERCEL_GIT_COMMIT_SHA: '1a2b3c4d5e6f' };
  expect(await findOut(repository.dir, env)).toMatchObject({ branch: 'new-icons', commit: '1a2b3c4' });
});

test('else git is asked', async () => {
  const hash = repository.commit(buildApps(1));
  const report = await findOut(repository.dir, {});
  expect(report).toMatchObject({ branch: 'main', commit: hash.slice(0, 7) });
  repository.git('switch', '--quiet', '--detach');
  expect(await findOut(repository.dir, {})).toMatchObject({ branch: 'no branch' });
});

test('the diagnostics are those of the check', async () => {
  repository.commit(buildApps(2));
  const { diagnostics } = await findOut(repository.dir, {});
  expect(diagnostics.warnings).toBeGreaterThanOrEqual(2);
  expect(diagnostics.lines.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^warning, public\/appsData\.json:\d+:\d+ description: /),
  );
});

test('compares with a revision, a path or a URL', async () => {
  repository.commit(buildApps(1));
  repository.write(buildApps(3));
  writeFileSync(join(repository.dir, 'old.json'), JSON.stringify(buildApps(1)));
  const server = await startServer((_, response) => response.end(JSON.stringify(buildApps(1))));
  for (const base of ['main', 'old.json', `${server.url}/appsData.json`]) {
    const { changes } = await findOut(repository.dir, { PREVIEW_BASE: base });
    expect(changes).toMatchObject({ summary: '2 apps added' });
  }
  await server.close();
});

test.each([
  [undefined, /^PREVIEW_BASE is not set\. Give it/],
  ['', /^PREVIEW_BASE is not set\. Give it/],
  ['nope', /^nope is neither a file nor a git revision known here\./],
  ['no.json', /^There is no file no\.json\./],
  [
    'http://127.0.0.1:9/appsData.json',
    /^http:\/\/127\.0\.0\.1:9\/appsData\.json cannot be read \(ECONNREFUSED\)/,
  ],
])('says why it cannot compare with %p, and goes on', async (base, reason) => {
  repository.commit(buildApps(1));
  const { changes } = await findOut(repository.dir, { PREVIEW_BASE: base });
  expect(changes).toEqual({ reason: expect.stringMatching(reason) });
});
