/**
 * Prints the size of a first visit to each route of `out/`, compared with an empty export of the same Next version.
 * Exits with 1 if a route's JavaScript exceeds its budget or contains a library that must be lazy-loaded. Then prints the size
 * of the site, with warnings for the limits of common hosts.
 *
 * The size of the empty export is kept in __tests__/tools/empty-export.json. Another Next version builds it again.
 *
 *   npm run weight
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { version } from 'next/package.json';
import { runScript } from '@/lib/machine/run-script';
import { filesOfPage } from '@/lib/page-files';
import { exportedFiles, sizeReport } from '@/lib/publish/export/size-report';
import { printable } from '@/lib/text/printable';
import { buildEmptyExport } from './empty-export';
import { firstAppPath } from './first-app';

const OUT = join(process.cwd(), 'out');

/**
 * Maximum size of a route's first-load JavaScript, relative to that of an empty export. A mark and the texts of other languages
 * can be longer. The figures of the site under test are in first-visit.spec.ts.
 */
const BUDGET_RATIO = 1.3;

/** Libraries that must be lazy-loaded, each with a string that its code always contains. */
const LATE_LIBRARIES = { recharts: 'recharts-', sweetalert2: 'swal2-' };

/** The pages that are measured, as paths below `out/`. The page of an app is that of the first one. */
function measuredPages(): string[] {
  const app = firstAppPath(OUT);
  return ['index', 'apps', 'apps/install', 'apps/compare', '404', ...(app ? [app.slice(1)] : [])];
}

/** The size of a file in bytes, with maximum gzip compression. */
function gzipped(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

/** The files of a type that a page loads, as paths below its export. */
function filesOf(html: string, extension: string): string[] {
  const paths = filesOfPage(html).map((url) => url.slice(url.indexOf('/_next/')));
  return paths.filter((path) => path.endsWith(extension));
}

function sum(dir: string, urls: readonly string[]): number {
  return urls.reduce((total, url) => total + gzipped(join(dir, url)), 0);
}

function measureEmptyExport(): number {
  const out = buildEmptyExport();
  return sum(out, filesOf(readFileSync(join(out, 'index.html'), 'utf8'), '.js'));
}

/** The size of an empty export of this Next version, in bytes of JavaScript. */
function readBaseline(): number {
  const file = join('__tests__', 'tools', 'empty-export.json');
  const known = JSON.parse(readFileSync(file, 'utf8'));
  if (known.next === version) return known.javaScript;
  const javaScript = measureEmptyExport();
  writeFileSync(file, `${JSON.stringify({ next: version, javaScript }, null, 2)}\n`);
  console.log(`Measured an empty export of Next ${version}. Commit ${file}.`);
  return javaScript;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function printFirstLoad(): void {
  const baseline = readBaseline();
  const budget = Math.floor(baseline * BUDGET_RATIO);
  const errors: string[] = [];

  const rows = measuredPages().map((route) => {
    const page = join(OUT, existsSync(join(OUT, `${route}.html`)) ? `${route}.html` : `${route}/index.html`);
    const html = readFileSync(page, 'utf8');
    const scripts = filesOf(html, '.js');
    if (scripts.length === 0) errors.push(`${route}: no script is found. Add its format to page-files.ts.`);
    const js = sum(OUT, scripts);
    if (js > budget) errors.push(`${route}: ${js} B of JavaScript, ${js - budget} B over the budget.`);
    for (const script of scripts) {
      const code = readFileSync(join(OUT, script), 'utf8');
      for (const [library, mark] of Object.entries(LATE_LIBRARIES))
        if (code.includes(mark)) errors.push(`${route}: ${library} is in the first load, in ${script}.`);
    }
    return {
      route: `/${route.replace('index', '')}`,
      HTML: kilobytes(gzipped(page)),
      CSS: kilobytes(sum(OUT, filesOf(html, '.css'))),
      JavaScript: kilobytes(js),
      'of an empty export': `${((js / baseline) * 100).toFixed(1)} %`,
    };
  });

  console.log(
    `First load, gzip. Empty export: ${kilobytes(baseline)} of JavaScript; budget: ${kilobytes(budget)}.`,
  );
  console.table(rows);
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
}

async function printWeight(): Promise<void> {
  printFirstLoad();
  for (const line of sizeReport(await exportedFiles(OUT))) console.log(printable(line));
}

runScript(printWeight);
