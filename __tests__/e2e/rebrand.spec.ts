import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { brand, site, stats, tokens } from '@/lib/site';
import { buildApps } from '../fixtures/apps';
import { buildSite } from './build-site';

/** Texts and colours of this site, each with another company's. */
const REPLACED: [ours: string, theirs: string][] = [
  ['Larkmoor', 'Fjordline'],
  ['larkmoor', 'fjordline'],
  [site.tagline, 'Made beside cold water.'],
  [site.headline[1], 'Patient'],
  ['smarter and a little more joyful', 'quieter'],
  [stats[0].value, '7 M'],
  [brand.from, '#0a7a3c'],
  [brand.to, '#35c46f'],
  [tokens.light.canvas, '#f7fbf8'],
  [tokens.dark.canvas, '#08120c'],
  [tokens.dark.brand, '#7fe0a3'],
];

function rebrand(dir: string): void {
  const file = join(dir, 'lib', 'site.ts');
  let text = readFileSync(file, 'utf8');
  for (const [ours, theirs] of REPLACED) {
    expect(text).toContain(ours);
    text = text.replaceAll(ours, theirs);
  }
  writeFileSync(file, text);
}

test('a change of lib/site.ts alone rebrands every file of the site', async () => {
  test.setTimeout(180_000);
  const apps = buildApps(5).map((app) => ({ ...app, companyName: 'Somebody', image: '/icons/fantail.svg' }));
  const { out } = await buildSite('rebrand', {
    apps,
    env: { SITE_URL: 'https://apps.example' },
    prepare: rebrand,
  });
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const texts = files.filter(
    (file) => /\.(html|txt|css|js|svg|webmanifest|xml)$/.test(file) && !file.startsWith('icons/'),
  );
  for (const file of texts) {
    const text = readFileSync(join(out, file), 'utf8').toLowerCase();
    for (const [ours] of REPLACED) expect(text, `${file} holds ${ours}`).not.toContain(ours.toLowerCase());
  }
  const home = readFileSync(join(out, 'index.html'), 'utf8');
  expect(home).toContain('Fjordline');
  expect(home).toContain('#0a7a3c');
  // The pictures are drawn from the same source.
  for (const file of ['favicon.ico', 'favicons/icon-192.png', 'favicons/apple-180.png'])
    expect(readFileSync(join(out, file)).equals(readFileSync(join('out', file)))).toBe(false);
});
