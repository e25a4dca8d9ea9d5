import { GET, generateStaticParams } from '@/app/illustrations/[name]/route';
import { brand } from '@/lib/site';
import { temporaryFolder } from '../../fixtures/temporary-folder';

test('draws all illustrations in the colours of the brand', async () => {
  jest.replaceProperty(brand as { from: string; to: string }, 'from', '#0a7a3c');
  jest.replaceProperty(brand as { from: string; to: string }, 'to', '#35c46f');
  const params = await generateStaticParams();
  expect(params.length).toBeGreaterThan(0);
  for (const name of params) {
    const response = await GET(new Request('https://apps.example'), { params: Promise.resolve(name) });
    const svg = await response.text();
    expect(svg).toContain('color-mix(in srgb, #0a7a3c');
    expect(svg).toContain('#35c46f');
    expect(svg).not.toMatch(/#632ee3|#9f62f2/);
  }
});

test('what macOS and Windows leave in their folder is none', async () => {
  const project = temporaryFolder();
  const names = ['hero.svg', '.DS_Store', 'Thumbs.db'];
  project.write(
    Object.fromEntries(names.map((name) => [`lib/publish/artwork/illustrations/${name}`, '<svg/>'])),
  );
  jest.spyOn(process, 'cwd').mockReturnValue(project.path);
  jest.resetModules();
  const route = await import('@/app/illustrations/[name]/route');
  expect(await route.generateStaticParams()).toEqual([{ name: 'hero.svg' }]);
});
