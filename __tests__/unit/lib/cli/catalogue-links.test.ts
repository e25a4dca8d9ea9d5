import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startServer } from '@/lib/machine/http-server';
import { compile, runCommand } from '../../../fixtures/command';
import { temporaryFolder } from '../../../fixtures/temporary-folder';
import { buildValidApp } from '../../../fixtures/valid-app';

const project = temporaryFolder();

const write = (name: string, ...apps: object[]) => project.write({ [name]: JSON.stringify(apps, null, 2) });
/** Without the time between two requests of a link. A module of `--import` would take as long as the command. */
const NOW = ['--require', join(project.path, 'now.cjs')];
project.write({ 'now.cjs': 'require("node:timers/promises").setTimeout = async () => {};' });

const links = (...args: string[]) => runCommand('catalogue-links', args, project.path, {}, NOW);

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
  ['an unknown format', ['--format', 'xml'], 'The --format is unknown. Use one of text, markdown.'],
  ['two files', ['a.json', 'b.json'], 'There is more than one file. Use one.'],
])('exits with 2 and prints the reason: %s', (_title, args, message) => {
  const { status, stdout, stderr } = links(...args);
  expect(stderr).toContain(message);
  expect([status, stdout]).toEqual([2, '']);
});

test('exits with 2 for a catalogue that is not valid, and requests nothing', () => {
  write('bad.json', buildValidApp({ reviews: -3 }));
  const { status, stdout, stderr } = links('bad.json');
  expect(stderr).toContain('bad.json:10:16 error: app 1 "Wagtail" reviews: is negative.');
  expect([status, stdout]).toEqual([2, '']);
});

describe('behind a proxy', () => {
  let requests: string[];
  const proxy = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.end();
  });
  proxy.on('connect', ({ url }, socket) => {
    requests.push(`CONNECT ${url}`);
    socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n');
  });
  beforeAll(() => once(proxy.listen(0, '127.0.0.1'), 'listening'));
  beforeEach(() => {
    requests = [];
  });
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  /** Runs the command while this process answers. */
  async function run(env: Readonly<Record<string, string>>) {
    const child = spawn(process.execPath, [...NOW, compile('lib/cli/catalogue-links.ts'), 'proxied.json'], {
      cwd: project.path,
      env: { ...process.env, ...env },
    });
    const ended = once(child, 'close');
    const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { stdout, stderr, status };
  }
  const host = () => `127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  test('requests links through it, except those to the hosts of NO_PROXY', async () => {
    const local = await startServer((_, response) => response.end());
    const links = {
      get: 'http://plain.example/a',
      website: 'https://safe.example/b',
      source: `${local.url}/c`,
    };
    write('proxied.json', buildValidApp({ image: '/pictures/q.svg', links }));
    const { stdout, status } = await run({
      HTTP_PROXY: `http://${host()}`,
      https_proxy: host(),
      NO_PROXY: '127.0.0.1',
    });
    await local.close();
    expect(requests.sort()).toEqual([
      'CONNECT safe.example:443',
      'CONNECT safe.example:443',
      'GET http://plain.example/a',
    ]);
    expect(stdout).toMatch(
      /"https:\/\/safe\.example\/b" is refused by the proxy, with 407 .*\n.* 3 URLs, 0 dead, 1 could not be checked/,
    );
    expect(status).toBe(0);
  });

  test('prints one line if it lets nothing through', async () => {
    write('proxied.json', buildValidApp({ image: 'https://cdn.example/q.svg' }));
    const { stdout, stderr, status } = await run({ HTTPS_PROXY: `http://${host()}` });
    expect(stderr).toMatch(/^The network cannot be used: .* is refused by the proxy, with 407 [^\n]*\n$/);
    expect([stdout, status]).toEqual(['', 2]);
    expect(requests).toContain('CONNECT example.com:443');
  });

  test.each([
    ['http://name:secret@127.0.0.1:1', /^The network cannot be used: .* HTTPS_PROXY/],
    ['socks5://name:secret@127.0.0.1', /^HTTPS_PROXY is not the URL of a proxy/],
  ])('prints one line if it cannot be used, without the password: %s', async (HTTPS_PROXY, line) => {
    write('proxied.json', buildValidApp({ image: 'https://cdn.example/q.svg' }));
    const { stdout, stderr, status } = await run({ HTTPS_PROXY });
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).not.toContain('secret');
    expect([stdout, status]).toEqual(['', 2]);
  });
});
