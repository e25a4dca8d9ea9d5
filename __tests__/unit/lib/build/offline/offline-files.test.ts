import { readFileSync } from 'node:fs';
import { offlineFiles } from '@/lib/build/offline/offline-files';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

const CHUNKS = '_next/static/chunks';
const POLYFILLS = readFileSync('node_modules/next/dist/build/polyfills/polyfill-nomodule.js', 'utf8');

let out: TemporaryFolder;
beforeEach(() => {
  out = temporaryFolder();
  out.write({
    'offline.html': `<script src="/${CHUNKS}/a.js"></script><script src="/${CHUNKS}/old.js" noModule=""></script>`,
    [`${CHUNKS}/a.js`]: 'a()',
    [`${CHUNKS}/dialog.js`]: 'dialog()',
    [`${CHUNKS}/old.js`]: POLYFILLS,
    [`${CHUNKS}/chart.js`]: 'className="recharts-bar"',
  });
});
afterEach(() => out.remove());

const HASHES = { 'chunks/a.js': 'x' };

test('lists the files of the offline page and other code, without the chart and the polyfills', async () => {
  expect(await offlineFiles(out.path, HASHES)).toEqual([`${CHUNKS}/a.js`, `${CHUNKS}/dialog.js`]);
});

test.each(['nomodule', 'nomodule="nomodule" data-a="b"'])(
  'knows the polyfills by their content, for any attribute: %s',
  async (attribute) => {
    out.write({ 'offline.html': out.read('offline.html').replace('noModule=""', attribute) });
    expect(await offlineFiles(out.path, HASHES)).not.toContain(`${CHUNKS}/old.js`);
  },
);

test.each(['', `<script data-src="/${CHUNKS}/a.js"></script>`, '<script src="/assets/a.js"></script>'])(
  'fails if it finds no script in the offline page: %s',
  async (html) => {
    out.write({ 'offline.html': html });
    await expect(offlineFiles(out.path, HASHES)).rejects.toThrow(
      'offline.html: no script below /_next/static/ is found. Add its format to page-files.ts.',
    );
  },
);

test('fails if the worker cannot check a file of the offline page', async () => {
  await expect(offlineFiles(out.path, {})).rejects.toThrow(
    `offline.html: ${CHUNKS}/a.js has no hash. Add its folder to fileHashes in write-worker.ts.`,
  );
});
