/**
 * Writes the configuration files of hosts that are in the project. With --host, prints the configuration of a host.
 *
 *   npm run hosting
 *   npm run -s hosting -- --host nginx [--base-path /store] > nginx.conf
 */
import '@/lib/build/load-env';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { HOSTS, PROJECT_FILES } from '@/lib/build/hosting/hosts';
import { readSettings } from '@/lib/build/settings';
import { runScript } from '@/lib/machine/run-script';

function hosting(): void {
  const { values } = parseArgs({
    options: {
      host: { type: 'string' },
      'base-path': { type: 'string', default: process.env.NEXT_PUBLIC_BASE_PATH },
    },
  });
  const { basePath } = readSettings({ NEXT_PUBLIC_BASE_PATH: values['base-path'] });
  if (values.host !== undefined) print(values.host, basePath);
  else
    for (const [path, text] of Object.entries(PROJECT_FILES)) {
      writeFileSync(path, text);
      console.log(`Wrote ${path}`);
    }
}

function print(host: string, basePath: string): void {
  const configuration = HOSTS[host];
  if (!configuration)
    throw new Error(`--host is ${JSON.stringify(host)}. Use one of ${Object.keys(HOSTS).join(', ')}.`);
  process.stdout.write(configuration(basePath));
}

runScript(hosting);
