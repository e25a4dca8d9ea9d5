// Runs before the build, development and tests, and stops them with one sentence where they would fail with an error that
// does not name its cause. Old versions of Node.js must be able to parse it.
const { existsSync, readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');

/** The lowest minor version of each major version that works. All later major versions work. */
const LOWEST_MINOR = { 20: 19, 22: 12 };
const LATEST_MAJOR = 22;

/**
 * Why this machine cannot run a script. Empty if it can.
 *
 * @param version The version of Node.js, such as `22.11.0`.
 * @param env The environment, with the name of the script, such as `prebuild`.
 * @param folder The folder of the project.
 * @param platform As `process.platform`.
 */
function complaint(version, env, folder, platform = process.platform) {
  const [major, minor] = version.split('.').map(Number);
  if (major <= LATEST_MAJOR && !(minor >= LOWEST_MINOR[major]))
    return `Node.js ${version} is too old: this site needs 22.12 or newer, or 20.19 or newer of version 20.`;
  // It is part of the URLs of modules, and of commands of cmd.
  const [character] = (platform === 'win32' ? /[#?&^]/ : /[#?]/).exec(folder) || [];
  if (character)
    return `The path ${folder} contains "${character}", with which this site cannot be built: rename the folder.`;
  const settings = join(folder, 'package.json');
  // npm ignores one, which PowerShell writes.
  if (existsSync(settings) && readFileSync(settings)[0] === 0xef)
    return 'package.json begins with a byte-order mark, with which its settings cannot be read: save it as UTF-8 without one.';
  const { NODE_ENV, npm_lifecycle_event: script } = env;
  if (script === 'prebuild' && NODE_ENV && NODE_ENV !== 'production')
    return `NODE_ENV is "${NODE_ENV}", with which Next cannot build: remove the variable.`;
  return '';
}

module.exports = { complaint };

if (require.main === module) {
  const message = complaint(process.versions.node, process.env, process.cwd());
  if (message) {
    console.error(message);
    process.exit(1);
  }
  // Development has left the types of its pages, and a build checks them: those of another commit have errors.
  rmSync(join('.next', 'dev', 'types'), { recursive: true, force: true });
}
