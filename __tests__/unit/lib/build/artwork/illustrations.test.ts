import { illustrationNames, readIllustration } from '@/lib/build/artwork/illustrations';
import { brand } from '@/lib/site';

test('draws all illustrations in the colours of the brand', async () => {
  jest.replaceProperty(brand as { from: string; to: string }, 'from', '#0a7a3c');
  jest.replaceProperty(brand as { from: string; to: string }, 'to', '#35c46f');
  const names = await illustrationNames();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const svg = await readIllustration(name);
    expect(svg).toContain('color-mix(in srgb, #0a7a3c');
    expect(svg).toContain('#35c46f');
    expect(svg).not.toMatch(/#632ee3|#9f62f2/);
  }
});
