import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@/lib/site';
import { recolor } from './recolor';

const FOLDER = join(process.cwd(), 'lib', 'build', 'artwork', 'illustrations');

/** The names of all illustrations, such as `hero.svg`. */
export function illustrationNames(): Promise<string[]> {
  return readdir(FOLDER);
}

/** An illustration as SVG, in the colours of the brand. */
export async function readIllustration(name: string): Promise<string> {
  return recolor(await readFile(join(FOLDER, name), 'utf8'), brand);
}
