import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServer, nginx, nginxArguments } from '../../tools/servers';
import { freePort, launch, type RunningServer, temporaryFolder } from './start-server';

/** The configuration files of Debian's package, without those of modules. */
const STOCK_FILES = ['nginx.conf', 'mime.types', 'sites-enabled/default'].map((file) => `/etc/nginx/${file}`);

/** The folders that the configuration refers to. */
const FOLDERS = ['/etc/nginx/conf.d', '/etc/nginx/sites-enabled', '/var/www/html', '/var/log/nginx', '/run'];

/** A copy of Debian's configuration in a temporary folder, which replaces the root of the file system. */
export interface DebianNginx {
  dir: string;
  port: number;
}

/** Whether this machine has the configuration of Debian's package. */
export function hasDebianNginx(): boolean {
  return existsSync('/etc/debian_version') && STOCK_FILES.every((file) => existsSync(file));
}

/** Copies the stock configuration, and replaces its ports and paths. */
export async function copyDebianNginx(): Promise<DebianNginx> {
  const debian = { dir: temporaryFolder(), port: await freePort() };
  for (const folder of FOLDERS) mkdirSync(join(debian.dir, folder), { recursive: true });
  for (const file of STOCK_FILES) {
    copyFileSync(file, join(debian.dir, file));
    adapt(debian, file);
  }
  writeFileSync(join(debian.dir, '/var/www/html/index.html'), '<h1>Welcome to nginx!</h1>');
  // Only root can write to the default folders for temporary files.
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(debian.dir, '/etc/nginx/conf.d/temp.conf'),
    temps.map((temp) => `${temp}_temp_path ${debian.dir}/${temp};\n`).join(''),
  );
  return debian;
}

/** Runs commands in the folder of a project, with their system paths moved into the copy. */
export function runIn({ dir }: DebianNginx, commands: readonly string[], cwd: string): void {
  const script = commands.map((command) => relocate(command, dir)).join('\n');
  execFileSync('sh', ['-e', '-c', script], { cwd, stdio: 'inherit' });
}

/** Changes a file of the copy, and replaces its ports and paths. */
export function adapt({ dir, port }: DebianNginx, file: string, change = (text: string) => text): void {
  const path = join(dir, file);
  const text = change(readFileSync(path, 'utf8'));
  writeFileSync(path, relocate(text, dir).replace(/\blisten (\[::\]:)?80\b/g, `listen $1${port}`));
}

export function startDebianNginx({ dir, port }: DebianNginx): Promise<RunningServer> {
  return launch(findServer(nginx), dir, nginxArguments(dir, join(dir, '/etc/nginx/nginx.conf')), port);
}

function relocate(text: string, dir: string): string {
  return text.replace(/(?<![\w/.])\/(?:etc\/nginx|var\/(?:www|log)|run)\b/g, `${dir}$&`);
}
