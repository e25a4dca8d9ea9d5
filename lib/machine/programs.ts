import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The full path of a command, or undefined where the machine has none of that name. */
export function which(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Runs a command, saying so, and tells whether it succeeded. */
export function run(command: string, ...args: string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/** Whether Debian's packages can be installed: its own machine, and root. */
export function canInstallFromDebian(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}
