/**
 * Measures the check of a catalogue of 10,000 apps, including its image files: with valid apps, and with errors in a
 * tenth of them. Also measures the comparison of two such catalogues. Exits with 1 if one takes longer than the limit.
 *
 *   npm run catalogue:bench
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { parseJson } from '@/lib/catalogue/file';
import type { App } from '@/lib/catalogue/schema';
import { diffCatalogues } from '@/lib/editor/diff/diff';
import { imageFiles } from '@/lib/files/image-files';
import { runScript } from '@/lib/machine/run-script';

const APPS = 10_000;
const LIMIT_MS = 3000;

/** Repeats the apps of the sample catalogue, with unique ids and titles. */
function manyApps(): App[] {
  const sample = parseJson(readFileSync(resolve('public/appsData.json'), 'utf8')) as App[];
  return Array.from({ length: APPS }, (_, index) => {
    const app = sample[index % sample.length] as App;
    return { ...app, id: index + 1, title: `${app.title} ${index + 1}` };
  });
}

/** Runs a function and prints its duration. */
function measure<Result>(title: string, run: () => Result): Result {
  const start = performance.now();
  const result = run();
  const ms = Math.round(performance.now() - start);
  console.log(`${title}: ${ms} ms`);
  if (ms > LIMIT_MS) process.exitCode = 1;
  return result;
}

function measureCheck(title: string, apps: readonly unknown[]): void {
  const text = JSON.stringify(apps, null, 2);
  const megabytes = (Buffer.byteLength(text) / 1e6).toFixed(1);
  const diagnostics = measure(`check of ${APPS} apps, ${title} (${megabytes} MB)`, () =>
    checkCatalogue(text, { image: imageFiles(resolve('public')) }),
  );
  console.log(`  ${diagnostics.length} diagnostics`);
}

function bench(): void {
  const valid = manyApps();
  measureCheck('all valid', valid);
  measureCheck(
    'a tenth invalid',
    valid.map((app, index) =>
      index % 10 === 0 ? { ...app, downloads: -3, image: '/pictures/none.svg' } : app,
    ),
  );
  measure(`comparison with ${APPS - 1} changed apps`, () =>
    diffCatalogues(
      valid,
      valid.slice(1).map((app) => ({ ...app, description: `Now: ${app.description}`, reviews: 0 })),
    ),
  );
}

runScript(bench);
