import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { buildApp } from '../fixtures/apps';
import { catalogueOf, copySite } from './site-copy';
import { expect, LONG, test } from './support';

/** The origin that a development server prints. Rejects if the server exits. */
function originOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (text) => {
      output += text;
      const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (origin) resolve(origin);
    });
    server.once('exit', () => reject(new Error(`The development server exited: ${output}`)));
  });
}

test('a development server shows catalogue errors, and recovers when they are fixed', {
  tag: LONG,
}, async () => {
  test.setTimeout(300_000);
  const write = (downloads: number) => JSON.stringify([buildApp({ downloads })], null, 2);
  const dir = copySite('development', write(-3));
  const server = spawn('npx', ['next', 'dev', '--port', '0'], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const slow = { timeout: 150_000 };
  try {
    const origin = await originOf(server);
    const listing = () => fetch(`${origin}/apps`).then((response) => response.text());
    await expect
      .poll(listing, slow)
      .toMatch(/public\/appsData\.json:8:18 app 1 .{0,20} downloads: is -3, which/);
    writeFileSync(catalogueOf(dir), write(3));
    await expect.poll(listing, slow).not.toContain('appsData.json:8:18');
    expect(await listing()).toContain('Fantail');
    writeFileSync(catalogueOf(dir), write(3).replace('fantail.svg', 'Fantail.svg'));
    await expect
      .poll(listing, slow)
      .toMatch(/public\/appsData\.json:4:14 app 1 .{0,20} image: is .{0,30}Fantail\.svg/);
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
});
