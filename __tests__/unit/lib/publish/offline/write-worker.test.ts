import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWorker } from '@/lib/publish/offline/write-worker';
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
    '_next/static/catalogue/cards.json': '[]',
  });
});

/** The files that the worker stores when it is installed. */
async function installedFiles(): Promise<string[]> {
  await writeWorker(true, out.path);
  const lists = out.read('sw.js').match(/\["\/_next[^\]]*\]/g) ?? [];
  return lists.flatMap((list) => JSON.parse(list));
}

test('installs the files of the offline page and other code, without the chart and the polyfills', async () => {
  expect(await installedFiles()).toEqual([`/${CHUNKS}/a.js`, `/${CHUNKS}/dialog.js`]);
});

test('has the hashes of all hashed files', async () => {
  await writeWorker(true, out.path);
  for (const path of [`${CHUNKS}/a.js`, `${CHUNKS}/chart.js`, '_next/static/catalogue/cards.json'])
    expect(out.read('sw.js')).toMatch(new RegExp(`"/${path}":"sha256-[\\w+/]{43}="`));
});

test.each(['', `<script data-src="/${CHUNKS}/a.js"></script>`, '<script src="/assets/a.js"></script>'])(
  'fails if it finds no script in the offline page: %s',
  async (html) => {
    out.write({ 'offline.html': html });
    await expect(writeWorker(true, out.path)).rejects.toThrow(
      'offline.html: no script below /_next/static/ is found. Add its format to page-files.ts.',
    );
  },
);

test('if the site has none, keeps the worker that removes itself, and removes the offline page', async () => {
  out.write({ 'sw.js': 'unregister()' });
  await writeWorker(false, out.path);
  expect(out.read('sw.js')).toBe('unregister()');
  expect(existsSync(join(out.path, 'offline.html'))).toBe(false);
});
