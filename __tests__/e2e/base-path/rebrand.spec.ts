import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copies } from '../copies';
import { REPLACED } from '../rebrand';
import { BASE_PATH, ROOT } from './store';

test('a change of only lib/site.ts rebrands every file of the site', () => {
  const out = join(ROOT, BASE_PATH);
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const texts = files.filter(
    (file) =>
      /\.(html|txt|css|js|svg|webmanifest|xml)$/.test(file) &&
      !file.startsWith('pictures/') &&
      // Its notices must stay, also the one of this project.
      file !== 'licences.txt',
  );
  for (const file of texts) {
    const text = readFileSync(join(out, file), 'utf8').toLowerCase();
    for (const [ours] of REPLACED) expect(text, `${file} contains ${ours}`).not.toContain(ours.toLowerCase());
  }
  const home = readFileSync(join(out, 'index.html'), 'utf8');
  expect(home).toContain('Sandbank');
  expect(home, 'has the logo of another host').not.toContain('icon icon-github');
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(out, file), 'utf8'));
  expect(styles.join('\n')).toContain('--brand-from:#1d4ed8');
  // Icons are generated from the same source.
  for (const file of ['favicon.ico', 'favicons/icon-192.png', 'favicons/apple-180.png'])
    expect(readFileSync(join(out, file)).equals(readFileSync(join(copies.site, file)))).toBe(false);
});
