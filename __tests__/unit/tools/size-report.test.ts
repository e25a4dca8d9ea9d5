import { type ExportedFile, sizeReport } from '../../tools/size-report';

function filesOf(count: number, bytes: number, extension = 'txt'): ExportedFile[] {
  return Array.from({ length: count }, (_, index) => ({ path: `file-${index}.${extension}`, bytes }));
}

test('sums up files and bytes, and names the largest page', () => {
  const files = [
    { path: 'index.html', bytes: 40_000 },
    { path: 'apps.html', bytes: 123_400 },
    { path: '404.html', bytes: 9000 },
    { path: '_next/static/chunks/a.js', bytes: 400_000 },
  ];
  expect(sizeReport(files)).toEqual(['4 files, 0.6 MB. Largest page: apps.html, 123.4 kB.']);
});

test('names no page if there is none', () => {
  expect(sizeReport(filesOf(1, 1_500_000))).toEqual(['1 file, 1.5 MB.']);
});

test.each([
  [15_999, []],
  [16_000, ['Warning: 16,000 files of the 20,000 that Cloudflare Pages accepts.']],
  [41_349, ['Warning: 41,349 files of the 20,000 that Cloudflare Pages accepts.']],
])('warns before the number of files reaches a limit: %d', (count, warnings) => {
  expect(sizeReport(filesOf(count, 1)).slice(1)).toEqual(warnings);
});

test('warns of a file that a host may refuse', () => {
  expect(sizeReport([{ path: 'appsData.json', bytes: 22_000_000 }]).slice(1)).toEqual([
    'Warning: appsData.json has 22.0 MB of the 26.2 MB that Cloudflare Pages accepts for a file.',
  ]);
});

test('warns of a site that a host may refuse', () => {
  expect(sizeReport(filesOf(90, 10_000_000)).slice(1)).toEqual([
    'Warning: 900.0 MB of the 1000.0 MB that GitHub Pages accepts.',
  ]);
});
