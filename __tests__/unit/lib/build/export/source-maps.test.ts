import { join } from 'node:path';
import { modulesOf, readSourceMap, takeSourceMaps } from '@/lib/build/export/source-maps';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const CHUNKS = 'out/_next/static/chunks';
const MAP = JSON.stringify({ version: 3, sources: ['a.ts'], sourcesContent: ['a'], names: [], mappings: '' });

const take = () => takeSourceMaps(join(folder.path, 'out'), join(folder.path, 'maps'));

test('moves the maps out of the export, under the names of their chunks', async () => {
  folder.write({
    [`${CHUNKS}/1.js`]: 'one();\n\n//# sourceMappingURL=2.js.map',
    [`${CHUNKS}/2.js.map`]: MAP,
    [`${CHUNKS}/3.css`]: 'a{}\n/*# sourceMappingURL=4.css.map*/',
    [`${CHUNKS}/4.css.map`]: MAP,
    'maps/old.js.map': MAP,
  });
  await take();
  expect(folder.files()).toEqual([
    'maps/_next/static/chunks/1.js.map',
    'maps/_next/static/chunks/3.css.map',
    `${CHUNKS}/1.js`,
    `${CHUNKS}/3.css`,
  ]);
  expect(folder.read(`${CHUNKS}/1.js`)).toBe('one();');
  expect(folder.read(`${CHUNKS}/3.css`)).toBe('a{}');
});

test('leaves other files alone', async () => {
  const files = {
    [`${CHUNKS}/1.js`]: 'log("//# sourceMappingURL=2.js.map");',
    'out/tool.js': 'x\n//# sourceMappingURL=tool.js.map',
    'out/tool.js.map': MAP,
  };
  folder.write(files);
  await take();
  expect(folder.files()).toEqual(Object.keys(files).sort());
  for (const [path, content] of Object.entries(files)) expect(folder.read(path)).toBe(content);
});

test('fails for a map that is missing', async () => {
  folder.write({ [`${CHUNKS}/1.js`]: 'one();\n//# sourceMappingURL=2.js.map' });
  await expect(take()).rejects.toThrow('2.js.map');
});

test('reads the map of a chunk, and null for a chunk without one', async () => {
  folder.write({ 'maps/a.js.map': MAP });
  expect(await readSourceMap('a.js', join(folder.path, 'maps'))).toEqual(JSON.parse(MAP));
  expect(await readSourceMap('b.js', join(folder.path, 'maps'))).toBeNull();
});

test('reads the modules of a map and of a map with sections', () => {
  const map = JSON.parse(MAP);
  expect([...modulesOf(map)]).toEqual([['a.ts', 'a']]);
  const other = { ...map, sources: ['b.ts'], sourcesContent: [] };
  expect([...modulesOf({ sections: [{ map }, { map: other }] })]).toEqual([
    ['a.ts', 'a'],
    ['b.ts', ''],
  ]);
});
