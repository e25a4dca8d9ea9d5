import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { brand, site, stats, tokens } from '@/lib/site';

/** Texts and colours of this site, each with its replacement. */
export const REPLACED: [ours: string, theirs: string][] = [
  ['Larkmoor', 'Fjordline'],
  ['larkmoor', 'fjordline'],
  [site.tagline, 'Made beside cold water.'],
  [site.headline[1], 'Patient'],
  ['smarter and a little more joyful', 'quieter'],
  [stats[0].value, '7 M'],
  [brand.from, '#0a7a3c'],
  [brand.to, '#14783f'],
  [tokens.light.canvas, '#f7fbf8'],
  [tokens.dark.canvas, '#08120c'],
  [tokens.dark.brand, '#7fe0a3'],
];

/** Replaces the texts and colours in `lib/site.ts` of a copy of the site. */
export function rebrand(dir: string): void {
  const file = join(dir, 'lib', 'site.ts');
  let text = readFileSync(file, 'utf8');
  for (const [ours, theirs] of REPLACED) {
    expect(text).toContain(ours);
    text = text.replaceAll(ours, theirs);
  }
  writeFileSync(file, text);
}
