import { sizeReport } from '../../tools/size-report';

const filesOf = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `file-${index}.txt`, bytes }));

test('sums up files and bytes, and names the largest page', () => {
  const files = [
    { path: 'index.html', bytes: 40_000 },
    { path: 'apps.html', bytes: 123_400 },
    { path: '_next/static/chunks/a.js', bytes: 400_000 },
  ];
  expect(sizeReport(files)).toEqual(['3 files, 0.6 MB.', 'Largest page: apps.html, 123.4 kB.']);
});

test.each([
  [filesOf(15_999, 1), []],
  [filesOf(16_000, 1), ['Warning: 16,000 files of the 20,000 that Cloudflare Pages accepts.']],
  [
    filesOf(1, 22_000_000),
    ['Warning: file-0.txt has 22.0 MB of the 26.2 MB that Cloudflare Pages accepts for a file.'],
  ],
  [filesOf(90, 10_000_000), ['Warning: 900.0 MB of the 1000.0 MB that GitHub Pages accepts.']],
])('warns before a host refuses files', (files, warnings) => {
  expect(sizeReport(files).slice(1)).toEqual(warnings);
});
