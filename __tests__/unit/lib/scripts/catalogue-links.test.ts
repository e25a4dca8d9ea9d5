import { startServer } from '@/lib/machine/http-server';
import { runCommand } from '../../../fixtures/command';
import { temporaryFolder } from '../../../fixtures/temporary-folder';
import { buildValidApp } from '../../../fixtures/valid-app';

const project = temporaryFolder();
afterAll(() => project.remove());

const write = (name: string, ...apps: object[]) => project.write({ [name]: JSON.stringify(apps, null, 2) });
const links = (...args: string[]) => runCommand('catalogue-links', args, project.path);

test('exits with 0 for a catalogue without links, and checks public/appsData.json by default', () => {
  write('public/appsData.json', buildValidApp({ image: '/pictures/q.svg' }));
  const { status, stdout } = links('--strict');
  expect(stdout).toBe('public/appsData.json: 0 URLs, 0 dead, 0 could not be checked, 0 moved.\n');
  expect(status).toBe(0);
});

test('prints the app, file and line of a dead picture, and exits with 1 only with --strict', async () => {
  const closed = await startServer(() => {});
  await closed.close();
  write('dead.json', buildValidApp({ image: `${closed.url}/q.svg` }));
  const { status, stdout } = links('dead.json');
  expect(stdout.split('\n')).toEqual([
    `dead.json:4:14 dead: app 1 "Wagtail" image: "${closed.url}/q.svg" has a host that refuses connections.`,
    'dead.json: 1 URL, 1 dead, 0 could not be checked, 0 moved.',
    '',
  ]);
  expect(status).toBe(0);
  const strict = links('dead.json', '--strict', '--format', 'markdown');
  expect(strict.stdout).toMatch(/^### Links: 1 URL, 1 dead, .*\n\n- dead\.json:4:14 dead: .*\n$/);
  expect(strict.status).toBe(1);
});

test.each([
  ['a missing file', ['none.json'], 'The file none.json does not exist.'],
  ['an unknown format', ['--format', 'xml'], 'The format is unknown'],
  ['two files', ['a.json', 'b.json'], 'there is more than one file'],
  ['an unknown option', ['--colour'], "Unknown option '--colour'"],
])('exits with 2 and prints the usage: %s', (_title, args, message) => {
  const { status, stdout, stderr } = links(...args);
  expect(stderr).toContain(message);
  expect(stderr).toContain('npm run catalogue:links [FILE] [-- --format text|markdown] [--strict]');
  expect([status, stdout]).toEqual([2, '']);
});

test('exits with 2 for a catalogue that is not valid, and requests nothing', () => {
  write('bad.json', buildValidApp({ reviews: -3 }));
  const { status, stdout, stderr } = links('bad.json');
  expect(stderr).toContain('bad.json:10:16 error: app 1 "Wagtail" reviews: is negative.');
  expect([status, stdout]).toEqual([2, '']);
});
