// Runs before the build, development and tests, and stops them with one sentence if this version of Node.js is too old.
// Without it, the build fails with an error of Turbopack that names no version. Old versions must be able to parse it.

/** The lowest minor version of each major version that works. All later major versions work. */
const LOWEST_MINOR = { 20: 19, 22: 12 };
const LATEST_MAJOR = 22;

/** Why a version such as `22.11.0` cannot be used. Empty if it can. */
function complaint(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > LATEST_MAJOR || minor >= LOWEST_MINOR[major]) return '';
  return `Node.js ${version} is too old: this site needs 22.12 or newer, or 20.19 or newer of version 20.`;
}

module.exports = { complaint };

if (require.main === module) {
  const message = complaint(process.versions.node);
  if (message) {
    console.error(message);
    process.exit(1);
  }
}
