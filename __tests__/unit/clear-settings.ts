import { SHELL_VARIABLES } from '../fixtures/shell-variables';

/** Clears the settings and proxies of the shell and of `.env`, which next/jest loads: unit tests set those that they need. */
// biome-ignore lint/style/noDefaultExport: jest imports the default export.
export default function clearSettings(): void {
  for (const name of SHELL_VARIABLES) delete process.env[name];
  // With it, the child processes of a test would load no files.
  delete process.env.__NEXT_PROCESSED_ENV;
}
