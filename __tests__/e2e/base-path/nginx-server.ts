import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nginxConf } from '@/lib/build/hosting/nginx';
import { findNginx } from '../../tools/nginx';

export interface RunningNginx {
  /** Such as `http://127.0.0.1:40123`. */
  origin: string;
  stop: () => Promise<void>;
}

/** Starts nginx with the example configuration, on a free port of 127.0.0.1 and in a temporary folder. */
export async function startNginx(basePath: string, root: string): Promise<RunningNginx> {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  mkdirSync(join(dir, 'temp'));
  writeFileSync(join(dir, 'site.conf'), nginxConf(basePath, { listen: [`127.0.0.1:${port}`], root }));
  writeFileSync(join(dir, 'nginx.conf'), mainConf(dir, mimeTypes(nginxPath())));
  return launch(dir, join(dir, 'nginx.conf'), port);
}

/**
 * Starts nginx with a main configuration that listens on a port of 127.0.0.1.
 *
 * @param dir Its temporary folder, which is removed when nginx stops.
 */
export async function launch(dir: string, conf: string, port: number): Promise<RunningNginx> {
  const nginx = nginxPath();
  const log = join(dir, 'error.log');
  const args = ['-e', log, '-c', conf, '-g', 'daemon off;'];
  // Prints the errors of an invalid configuration, and throws.
  execFileSync(nginx, ['-t', '-q', ...args], { stdio: 'inherit' });
  const server = spawn(nginx, args, { stdio: 'ignore' });
  // Stops nginx also when the test run is interrupted.
  process.once('exit', () => server.kill());
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(server);
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await waitForAnswer(origin, server);
  } catch {
    const errors = readFileSync(log, 'utf8');
    await stop();
    throw new Error(`nginx did not start: ${errors}`);
  }
  return { origin, stop };
}

/** The main configuration, which includes that of the site. One process, run by the user of the tests. */
function mainConf(dir: string, types: string): string {
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `master_process off;
pid ${dir}/nginx.pid;
events {}
http {
  include ${types};
  default_type application/octet-stream;
  access_log off;
  ${temps.map((temp) => `${temp}_temp_path ${dir}/temp/${temp};`).join('\n  ')}
  include ${dir}/site.conf;
}
`;
}

function nginxPath(): string {
  const nginx = findNginx();
  if (!nginx) throw new Error('nginx is not installed.');
  return nginx;
}

/** The path of `mime.types`, in the folder of the default configuration of this nginx. */
function mimeTypes(nginx: string): string {
  const built = execFileSync('sh', ['-c', '"$0" -V 2>&1', nginx], { encoding: 'utf8' });
  const [, conf = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(built) ?? [];
  return join(dirname(conf), 'mime.types');
}

/** A port of 127.0.0.1 that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitForAnswer(origin: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 50 && server.exitCode === null; attempt += 1) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No answer.');
}

function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
