import { exportedFiles, sizeReport } from '@/lib/publish/export/size-report';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';

const out = temporaryFolder();

const filesOf = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `file-${index}.txt`, bytes }));

test('sums up files and bytes, and names the largest page', async () => {
  out.write({
    'index.html': 'x'.repeat(40_000),
    'apps/page/2.html': 'x'.repeat(123_400),
    '_next/static/chunks/a.js': 'x'.repeat(400_000),
  });
  expect(sizeReport(await exportedFiles(out.path))).toEqual([
    '3 files, 0.6 MB.',
    'Largest page: apps/page/2.html, 123.4 kB.',
  ]);
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
