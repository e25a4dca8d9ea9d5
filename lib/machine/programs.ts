import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The full path of a command. Undefined if it is not installed. */
export function which(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Prints and runs a command.
 *
 * @returns Whether it succeeded.
 */
export function run(command: string, ...args: string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/** Whether Debian packages can be installed: on Debian, as root. */
export function canInstallFromDebian(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}
