/**
 * Prints what Lighthouse says of the performance on its simulated phone, beside an empty export of the same Next version:
 * medians of five runs with their ranges. Downloads Lighthouse, which is larger than all packages of the site together.
 *
 *   npm run build && npm run bench:lighthouse
 *   npm run bench:lighthouse -- /path/to/out
 */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildEmptyExport } from '@/lib/build/export/empty-export';
import { benchSites, measuredPaths } from '@/lib/machine/bench-sites';
import { BROWSER_ARGS, findBrowser } from '@/lib/machine/browser';
import { type Figures, repeat, summary } from '@/lib/machine/figures';
import { npmCommand } from '@/lib/machine/programs';
import { runScript } from '@/lib/machine/run-script';

/** The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

/** The part of Lighthouse's report that is printed. */
interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number }>;
}

async function measure(url: string): Promise<Figures> {
  const flags = ['--headless', ...BROWSER_ARGS].join(' ');
  const [npm, ...args] = npmCommand();
  const { stdout } = await promisify(execFile)(
    npm,
    [
      ...args,
      'exec',
      '--yes',
      '--',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: MAX_REPORT_BYTES },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: 100 * categories.performance.score,
    'FCP, ms': value('first-contentful-paint'),
    'LCP, ms': value('largest-contentful-paint'),
    'TBT, ms': value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

async function bench(): Promise<void> {
  const [folder = 'out'] = process.argv.slice(2);
  const rows: Record<string, Record<string, string>> = {};
  const add = async (name: string, url: string) => {
    rows[name] = summary(await repeat(() => measure(url)), { shift: 4 });
  };
  await benchSites(folder, buildEmptyExport(), async (site, empty) => {
    await add('empty export', empty);
    for (const path of measuredPaths(folder)) await add(path, site + path);
  });
  console.table(rows);
}

runScript(bench);
