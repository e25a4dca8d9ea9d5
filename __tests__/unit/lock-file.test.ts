import { readFileSync } from 'node:fs';

test('npm ci checks the content of each package of the registry, also of those for other platforms', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const unchecked = Object.entries<Record<string, unknown>>(packages)
    .filter(
      ([path, { integrity, link, inBundle, resolved }]) =>
        path && !(integrity || link || inBundle || resolved),
    )
    .map(([path]) => path);
  expect(unchecked).toEqual([]);
});
