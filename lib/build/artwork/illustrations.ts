import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@/lib/site';

const FOLDER = join(process.cwd(), 'lib', 'build', 'artwork', 'illustrations');

/** The names of all illustrations, such as `hero.svg`. */
export function illustrationNames(): Promise<string[]> {
  return readdir(FOLDER);
}

/**
 * An illustration as SVG, in the colours of the brand. The files have Larkmoor's two colours, and mix all shades of them
 * by `color-mix()`.
 */
export async function readIllustration(name: string): Promise<string> {
  const svg = await readFile(join(FOLDER, name), 'utf8');
  return svg.replaceAll('#632ee3', brand.from).replaceAll('#9f62f2', brand.to);
}
