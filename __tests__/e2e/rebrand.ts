import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { brand, home, site, tokens } from '../fixtures/site/site';

/** Texts and colours of the fixture brand, each with its replacement. */
export const REPLACED: [ours: string, theirs: string][] = [
  ['Fjordline', 'Sandbank'],
  ['https://github.com/fjordline', 'https://git.sandbank.example/apps'],
  [site.tagline, 'Built on firm ground.'],
  [home.headline[1], 'Patient'],
  ['quieter than the day around them', 'calmer'],
  [home.stats.figures[0].value, '7 M'],
  [brand.from, '#1d4ed8'],
  [brand.to, '#2f5fd0'],
  [tokens.light.canvas, '#f6f8fd'],
  [tokens.dark.canvas, '#0a0f1c'],
  [tokens.dark.brand, '#9db9ff'],
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
