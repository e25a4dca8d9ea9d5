import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPackage } from '@/lib/publish/find-package';

/** The full path of a command. Undefined if it is not installed. On Windows, `PATHEXT` has the extensions of programs. */
export function which(name: string): string | undefined {
  const { PATH = '', PATHEXT = '' } = process.env;
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  return folders
    .flatMap((folder) => PATHEXT.split(';').map((extension) => join(folder, name + extension)))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The JavaScript file of a command of an installed package, which `process.execPath` runs. On Windows, `npx` and the files
 * in `node_modules/.bin` are scripts of a shell, which Node does not start
 * (https://nodejs.org/api/child_process.html#spawning-bat-and-cmd-files-on-windows).
 *
 * @example execFileSync(process.execPath, [commandFile('next'), 'build'])
 * @param packageName A package with this command, such as `@playwright/test`.
 * @param command Its name. By default that of the package, without its scope.
 */
export function commandFile(packageName: string, command = packageName.replace(/^.*\//, '')): string {
  const folder = findPackage(packageName, process.cwd());
  if (!folder) throw new Error(`The package ${packageName} is missing. Run npm ci.`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * The program that runs npm, and its first arguments. On Windows, `npm` is a script of a shell, too.
 *
 * @param env npm sets `npm_execpath` for its scripts.
 */
export function npmCommand(
  env: Readonly<Record<string, string | undefined>> = process.env,
): [program: string, ...args: string[]] {
  const file = env.npm_execpath ?? '';
  return /\.[cm]?js$/.test(file) ? [process.execPath, file] : ['npm'];
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
