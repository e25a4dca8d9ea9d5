import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConf } from '@/lib/publish/hosting/nginx';
import { send } from '@/lib/publish/hosting/request';
import { areServersSkipped } from '../../tools/servers';
import { copies } from '../copies';
import { expect, test } from '../support';
import {
  adapt,
  copyDebianNginx,
  type DebianNginx,
  hasDebianNginx,
  runIn,
  startDebianNginx,
} from './debian-nginx';
import { BASE_PATH } from './store';

// The example configuration next to Debian's stock configuration, installed with the commands in its comment.

const SITE_CONF = '/etc/nginx/conf.d/catalogue.conf';
/** In every page of the site. */
const OURS = '/_next/static/';
const STOCK = 'Welcome to nginx!';

/** The commands in the comment, except the last, which needs the nginx service of the machine. */
const commandsOf = (conf: string) =>
  [...conf.matchAll(/^# {3}(.+)$/gm)]
    .map(([, command = '']) => command)
    .filter((command) => !command.startsWith('systemctl'));

const CONF = nginxConf('', false, []);
const commands = commandsOf(CONF);

test.skip(areServersSkipped() || !hasDebianNginx(), 'Needs Debian’s nginx package.');

/** Runs commands in the folder of a project that has the site under test and the example configuration. */
function runInProject(debian: DebianNginx, commands: readonly string[]): void {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  cpSync(copies.site, join(project, 'out'), { recursive: true });
  writeFileSync(join(project, 'nginx.conf'), CONF);
  runIn(debian, commands, project);
  rmSync(project, { recursive: true });
}

/** The HTML of the home page for a host name, requested over IPv4 and IPv6. */
async function homesOf(name: string, port: number): Promise<string[]> {
  const hosts = ['127.0.0.1', '[::1]'];
  const homes = await Promise.all(hosts.map((host) => send(`http://${host}:${port}`, '/', { host: name })));
  return homes.map(({ body }) => body);
}

/** Starts the copy, requests the home pages of host names, and stops it. */
async function requestHomes(debian: DebianNginx, names: readonly string[]): Promise<string[][]> {
  const nginx = await startDebianNginx(debian);
  try {
    return await Promise.all(names.map((name) => homesOf(name, debian.port)));
  } finally {
    await nginx.stop();
  }
}

test('the commands in its comment install the site for any host name', async () => {
  expect(commands.length).toBeGreaterThan(2);
  const debian = await copyDebianNginx();
  runInProject(debian, commands);
  adapt(debian, SITE_CONF);
  const found = await requestHomes(debian, ['localhost', '127.0.0.1', 'any.example']);
  for (const home of found.flat()) expect(home).toContain(OURS);
});

test('with a server name, the site and the stock site both answer', async () => {
  const debian = await copyDebianNginx();
  runInProject(
    debian,
    commands.filter((command) => !command.startsWith('rm ')),
  );
  adapt(debian, SITE_CONF, (conf) => conf.replace(/server_name .*;/, 'server_name store.test;'));
  const [named = [], other = []] = await requestHomes(debian, ['store.test', 'localhost']);
  for (const home of named) expect(home).toContain(OURS);
  for (const home of other) expect(home).toContain(STOCK);
});

for (const basePath of ['', BASE_PATH])
  test(`after the next deploy, a removed page is a 404, at ${basePath || 'the root'}`, async () => {
    const project = mkdtempSync(join(tmpdir(), 'project-'));
    const pages = join(project, 'out', 'apps', 'appdetails');
    mkdirSync(pages, { recursive: true });
    for (const id of [1, 2]) writeFileSync(join(pages, `${id}.html`), `App ${id}`);
    const conf = nginxConf(basePath, false, []);
    writeFileSync(join(project, 'nginx.conf'), conf);
    const debian = await copyDebianNginx();
    runIn(debian, commandsOf(conf), project);
    const second = () => Math.floor(Date.now() / 1000);
    const deployed = second();
    adapt(debian, SITE_CONF);
    const nginx = await startDebianNginx(debian);
    const statuses = () =>
      Promise.all(
        [1, 2].map(async (id) => (await fetch(`${nginx.origin}${basePath}/apps/appdetails/${id}`)).status),
      );
    try {
      expect(await statuses()).toEqual([200, 200]);
      rmSync(join(pages, '2.html'));
      // The folder of a deploy is named after its second.
      await expect.poll(second).toBeGreaterThan(deployed);
      const [perDeploy = ''] = conf.split('\n# Once');
      runIn(debian, commandsOf(perDeploy), project);
      expect(await statuses()).toEqual([200, 404]);
    } finally {
      await nginx.stop();
      rmSync(project, { recursive: true });
    }
  });
