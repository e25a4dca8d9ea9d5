/**
 * Measures the check of a catalogue of 10,000 apps, including its image files: with valid apps, and with errors in a
 * tenth of them. Exits with 1 if the check takes longer than the limit.
 *
 *   npm run catalogue:bench
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { App } from '@/lib/catalogue/schema';
import { checkCatalogue } from '@/lib/editor/check/check';
import { imageFiles } from '@/lib/editor/check/image-files';

const APPS = 10_000;
const LIMIT_MS = 3000;

/** Repeats the apps of the sample catalogue, with unique ids and titles. */
function manyApps(): App[] {
  const sample: App[] = JSON.parse(readFileSync(resolve('public/appsData.json'), 'utf8'));
  return Array.from({ length: APPS }, (_, index) => {
    const app = sample[index % sample.length] as App;
    return { ...app, id: index + 1, title: `${app.title} ${index + 1}` };
  });
}

function measure(title: string, apps: readonly unknown[]): void {
  const text = JSON.stringify(apps, null, 2);
  const start = performance.now();
  const diagnostics = checkCatalogue(text, { image: imageFiles(resolve('public')) });
  const ms = Math.round(performance.now() - start);
  const megabytes = (Buffer.byteLength(text) / 1e6).toFixed(1);
  console.log(
    `check of ${APPS} apps, ${title} (${megabytes} MB): ${ms} ms, ${diagnostics.length} diagnostics`,
  );
  if (ms > LIMIT_MS) process.exitCode = 1;
}

const valid = manyApps();
measure('all valid', valid);
measure(
  'a tenth invalid',
  valid.map((app, index) => (index % 10 === 0 ? { ...app, downloads: -3, image: '/icons/none.svg' } : app)),
);
