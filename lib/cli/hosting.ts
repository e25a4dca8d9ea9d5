/**
 * Writes the configuration files of hosts that are in the project. With --host, prints the configuration of a host. With
 * --verify, requests pages and files of a deployed site, and prints what is wrong and what fixes it. Its exit code is 1 if
 * anything is wrong that the host can do.
 *
 *   npm run hosting
 *   npm run -s hosting -- --host caddy [--base-path /store] > Caddyfile
 *   npm run hosting -- --verify https://apps.example [--header "NAME: VALUE"]
 *
 * Each request of --verify sends the headers, such as those that open a protected preview. They are not printed.
 */
import '@/lib/publish/load-env';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runScript } from '@/lib/machine/run-script';
import { HOSTS, PROJECT_FILES } from '@/lib/publish/hosting/hosts';
import { report, reportLimits } from '@/lib/publish/hosting/remedies';
import { parseHeader } from '@/lib/publish/hosting/request';
import { verifySite } from '@/lib/publish/hosting/verify';
import { readSettings } from '@/lib/publish/settings';
import { printable, printableLines } from '@/lib/text/printable';
import { plural } from '@/lib/texts/en/plural';

async function hosting(): Promise<number> {
  const { values } = parseArgs({
    options: {
      host: { type: 'string' },
      'base-path': { type: 'string' },
      verify: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
    },
  });
  if (values['base-path'] !== undefined && values.host === undefined)
    throw new Error(
      '--base-path needs --host NAME. The files of the project are for a site at the root of its domain.',
    );
  if (values.header.length > 0 && values.verify === undefined)
    throw new Error('--header needs --verify URL.');
  if (values.host !== undefined && values.verify !== undefined)
    throw new Error('--host and --verify are two commands. Use one of them: --verify finds out the host.');
  if (values.verify !== undefined) return verify(values.verify, values.header);
  const { basePath } = readSettings({
    NEXT_PUBLIC_BASE_PATH: values['base-path'] ?? process.env.NEXT_PUBLIC_BASE_PATH,
  });
  if (values.host !== undefined) print(values.host, basePath);
  else {
    for (const [path, text] of Object.entries(PROJECT_FILES)) {
      writeFileSync(path, text);
      console.log(`Wrote ${path}`);
    }
    if (basePath)
      console.log(
        `They are for a site at the root of its domain. For ${basePath}, use npm run -s hosting -- --host NAME.`,
      );
  }
  return 0;
}

function print(host: string, basePath: string): void {
  const configuration = Object.hasOwn(HOSTS, host) ? HOSTS[host] : undefined;
  if (!configuration)
    throw new Error(`--host is ${JSON.stringify(host)}. Use one of ${Object.keys(HOSTS).join(', ')}.`);
  process.stdout.write(configuration(basePath));
}

async function verify(url: string, headers: readonly string[]): Promise<number> {
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Error(
      `--verify is ${JSON.stringify(url)}. Use the URL of a home page, such as https://apps.example.`,
    );
  const site = await verifySite(url, Object.fromEntries(headers.map(parseHeader)));
  const { differences, limits, host, requests, origin, basePath } = site;
  const asked = new URL(url);
  const isMoved = origin !== asked.origin || basePath !== asked.pathname.replace(/\/+$/, '');
  if (isMoved) console.log(printable(`${asked.origin}${asked.pathname} redirects to ${origin}${basePath}/.`));
  if (limits.length > 0) console.log(printableLines(reportLimits(limits, host?.name)));
  if (differences.length === 0)
    console.log(limits.length > 0 ? 'All else is right.' : `All ${requests} responses are right.`);
  else
    console.error(
      printableLines([
        `${plural(differences.length, 'problem')} in ${requests} responses.`,
        '',
        ...report(differences, site),
      ]),
    );
  return differences.length > 0 ? 1 : 0;
}

runScript(hosting);
