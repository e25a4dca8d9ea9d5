import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { isNginxSkipped } from '@/lib/machine/nginx';
import { expect, test } from '../support';
import {
  adapt,
  copyDebianNginx,
  type DebianNginx,
  hasDebianNginx,
  runIn,
  startDebianNginx,
} from './debian-nginx';

// The example configuration beside the stock configuration of Debian's package, installed as its comment says.

const SITE_CONF = '/etc/nginx/conf.d/catalogue.conf';
const OURS = 'We Build Productive Apps';
const STOCK = 'Welcome to nginx!';

/** The commands of the comment, but for the last, which needs the machine's own nginx. */
const commands = [...readFileSync('nginx.conf', 'utf8').matchAll(/^# {3}(.+)$/gm)]
  .map(([, command = '']) => command)
  .filter((command) => !command.startsWith('systemctl'));

test.skip(isNginxSkipped() || !hasDebianNginx(), 'Needs the nginx of Debian.');

/** What the home page of a name says, asked for over IPv4 and over IPv6. */
async function homesOf(name: string, port: number): Promise<string[]> {
  const home = (hostname: string) =>
    new Promise<string>((resolve, reject) => {
      get({ hostname, port, path: '/', headers: { host: name } }, async (response) =>
        resolve((await response.toArray()).join('')),
      ).on('error', reject);
    });
  return Promise.all(['127.0.0.1', '::1'].map(home));
}

/** Starts the copy, looks, and stops it. */
async function look(debian: DebianNginx, names: readonly string[]): Promise<string[][]> {
  const nginx = await startDebianNginx(debian);
  try {
    return await Promise.all(names.map((name) => homesOf(name, debian.port)));
  } finally {
    await nginx.stop();
  }
}

test('the stock site answers without it', async () => {
  const debian = await copyDebianNginx();
  const [homes] = await look(debian, ['localhost']);
  for (const home of homes ?? []) expect(home).toContain(STOCK);
});

test('the commands of its comment install the site, under any name', async () => {
  expect(commands.length).toBeGreaterThan(2);
  const debian = await copyDebianNginx();
  runIn(debian, commands);
  adapt(debian, SITE_CONF);
  const found = await look(debian, ['localhost', '127.0.0.1', 'any.example']);
  for (const home of found.flat()) expect(home).toContain(OURS);
});

test('with a server name, it works beside the stock site', async () => {
  const debian = await copyDebianNginx();
  runIn(
    debian,
    commands.filter((command) => !command.startsWith('rm ')),
  );
  adapt(debian, SITE_CONF, (conf) => conf.replace(/server_name .*;/, 'server_name store.test;'));
  const [named = [], other = []] = await look(debian, ['store.test', 'localhost']);
  for (const home of named) expect(home).toContain(OURS);
  for (const home of other) expect(home).toContain(STOCK);
});
