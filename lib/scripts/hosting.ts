/**
 * `npm run hosting` writes the configuration files of hosts, for a site at the root of its domain.
 * `npm run hosting -- --base-path /store` prints the files for a site below a base path, and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hostingFiles } from '@/lib/build/hosting/files';
import { parseBasePath } from '@/lib/build/hosting/policy';

try {
  const { values } = parseArgs({ options: { 'base-path': { type: 'string', default: '' } } });
  const basePath = parseBasePath(values['base-path']);
  for (const [path, text] of Object.entries(hostingFiles(basePath))) {
    if (basePath) {
      console.log(`===== ${path} =====\n${text}`);
    } else {
      writeFileSync(path, text);
      console.log(`Wrote ${path}`);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
