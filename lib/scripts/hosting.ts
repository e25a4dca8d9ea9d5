/**
 * Writes the configuration files of hosts, for a site at the root of its domain. With --base-path, or if
 * NEXT_PUBLIC_BASE_PATH is set, prints the files for a site below a base path, and writes nothing.
 *
 *   npm run hosting [-- --base-path /store]
 */
import '@/lib/build/load-env';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hostingFiles } from '@/lib/build/hosting/files';
import { readSettings } from '@/lib/build/settings';
import { runScript } from '@/lib/machine/run-script';

function writeHostingFiles(): void {
  const { values } = parseArgs({
    options: { 'base-path': { type: 'string', default: process.env.NEXT_PUBLIC_BASE_PATH } },
  });
  const { basePath } = readSettings({ NEXT_PUBLIC_BASE_PATH: values['base-path'] });
  for (const [path, text] of Object.entries(hostingFiles(basePath))) {
    if (basePath) {
      console.log(`===== ${path} =====\n${text}`);
    } else {
      writeFileSync(path, text);
      console.log(`Wrote ${path}`);
    }
  }
}

runScript(writeHostingFiles);
