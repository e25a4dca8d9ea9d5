import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@/lib/catalogue/schema';
import { outOf } from '../build-site';
import { catalogue } from '../support';

/** Numbers of apps that the site is built with. `out` has its own catalogue. */
export const SIZES = [0, 1, 15, catalogue.length, 10_000];

export const nameOf = (size: number) => `size-${size}`;

/** The site with a number of apps. */
export const folderOf = (size: number) => (size === catalogue.length ? 'out' : outOf(nameOf(size)));

/** The apps of a built site. */
export function appsIn(folder: string): App[] {
  return JSON.parse(readFileSync(join(folder, 'appsData.json'), 'utf8'));
}
