import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { npmCommand } from './programs';

/** Chromium 111, the oldest that Next supports. The package has a headless build of it for Linux on x64. */
const PACKAGE = '@sparticuz/chromium@111.0.0';

const FOLDER = join(tmpdir(), 'oldest-chromium');
const FILES = join(FOLDER, 'package/bin');

/** The browser, and the folder of a library that it needs. Downloads it from npm at the first call. */
export function oldestChromium(): { executablePath: string; env: Record<string, string> } {
  const executablePath = join(FILES, 'chromium');
  if (!existsSync(executablePath)) install(executablePath);
  return { executablePath, env: { LD_LIBRARY_PATH: join(FILES, 'lib') } };
}

function install(path: string): void {
  mkdirSync(FOLDER, { recursive: true });
  const [npm, ...args] = npmCommand();
  run(npm, ...args, 'pack', PACKAGE, '--silent');
  run('tar', 'xzf', 'sparticuz-chromium-111.0.0.tgz');
  for (const name of ['aws.tar', 'chromium'])
    writeFileSync(join(FILES, `${name}.part`), brotliDecompressSync(readFileSync(join(FILES, `${name}.br`))));
  run('tar', 'xf', join(FILES, 'aws.tar.part'), '-C', FILES);
  chmodSync(`${path}.part`, 0o755);
  // Last, so that an interrupted installation is repeated.
  renameSync(`${path}.part`, path);
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Chromium 111 could not be installed: ${command} ${args.join(' ')}`);
}
