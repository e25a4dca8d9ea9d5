import { readAround, readDeveloper, readDevelopers } from '@/lib/build/catalogue/around';
import { readApp } from '@/lib/build/catalogue/read';

// Reads the catalogue of the site.

test('finds a developer by slug, as in a path and percent-encoded', async () => {
  const developers = await readDevelopers();
  expect(developers.length).toBeGreaterThan(10);
  for (const { developer, apps } of developers) {
    expect(apps.length).toBeGreaterThan(0);
    for (const segment of [developer.slug, encodeURIComponent(developer.slug)])
      expect((await readDeveloper(segment))?.developer).toBe(developer);
  }
  expect(await readDeveloper('nobody')).toBeUndefined();
});

test('the other apps of a developer are sorted by downloads, and are not among the similar ones', async () => {
  const app = await readApp('1');
  const { developer, ofDeveloper, similar } = await readAround(app!);
  expect(developer).toEqual({ name: 'Larkmoor', slug: 'larkmoor' });
  expect(ofDeveloper).toHaveLength(4);
  expect(ofDeveloper).not.toContain(app);
  for (const other of ofDeveloper) expect(other.companyName).toBe('Larkmoor');
  const downloads = ofDeveloper.map((other) => Number(other.downloads));
  expect(downloads).toEqual([...downloads].sort((a, b) => b - a));
  for (const other of similar) expect(other.companyName).not.toBe('Larkmoor');
});
