import { join } from 'node:path';
import { shippedParts } from '@/lib/build/licences/shipped';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

let root: TemporaryFolder;
beforeEach(() => {
  root = temporaryFolder();
  root.write({
    ...installed('next', 'node_modules/next'),
    'app/page.tsx': 'export default () => null;',
    'components/a.tsx': 'export const a = 1;',
    'out/index.html': '<html></html>',
  });
});
afterEach(() => root.remove());

/** The files of an installed package. */
function installed(name: string, folder: string, more: object = {}): Record<string, string> {
  return {
    [`${folder}/package.json`]: JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...more }),
    [`${folder}/LICENSE`]: `Licence of ${name}`,
  };
}

/** A chunk of the export with its source map. */
function chunk(name: string, modules: Record<string, string>): Record<string, string> {
  const path = `_next/static/chunks/${name}`;
  const map = {
    version: 3,
    sources: Object.keys(modules),
    sourcesContent: Object.values(modules),
    names: [],
    mappings: '',
  };
  return { [`out/${path}`]: 'minified', [`maps/${path}.map`]: JSON.stringify(map) };
}

async function shipped(workerModules: string[] = []) {
  const parts = await shippedParts({
    out: join(root.path, 'out'),
    maps: join(root.path, 'maps'),
    root: root.path,
    workerModules,
  });
  return Object.fromEntries(parts.map(({ name, text }) => [name, text]));
}

const P = 'turbopack:///[project]';

test('a site has at least the licence of the framework', async () => {
  expect(await shipped()).toEqual({ 'next 1.0.0': 'Licence of next' });
});

test('finds packages in chunks and in the worker, their dependencies, and notices in their sources', async () => {
  root.write({
    ...installed('chart', 'node_modules/chart', { dependencies: { map: '1' } }),
    ...installed('map', 'node_modules/map'),
    ...installed('cache', 'node_modules/cache'),
    ...installed('unused', 'node_modules/unused'),
    'node_modules/cache/index.js': 'cache()',
    ...chunk('1.js', {
      [`${P}/components/a.tsx`]: 'a()',
      [`${P}/node_modules/chart/index.js`]: '/* Copyright Bob */ chart()',
    }),
  });
  expect(await shipped(['node_modules/cache/index.js'])).toEqual({
    'next 1.0.0': 'Licence of next',
    'chart 1.0.0': 'Licence of chart\n\nCopyright Bob',
    'map 1.0.0': 'Licence of map',
    'cache 1.0.0': 'Licence of cache',
  });
});

test('finds stylesheets and icons that only sources name', async () => {
  root.write({
    ...installed('styles', 'node_modules/styles'),
    'node_modules/react-icons/package.json': '{ "version": "5.7.0" }',
    'lib/build/licences/texts/react-icons-fa6.txt': 'Licence of the icons',
    'app/globals.css': '@import "styles/base.css" layer(base);\n@import "./other.css";',
    'components/a.tsx': "import { FaX } from 'react-icons/fa6';",
  });
  expect(await shipped()).toEqual({
    'next 1.0.0': 'Licence of next',
    'styles 1.0.0': 'Licence of styles',
    'Font Awesome 6, in react-icons 5.7.0': 'Licence of the icons',
  });
});

test('finds the package of a font by its content', async () => {
  root.write({
    ...installed('@fontsource/a', 'node_modules/@fontsource/a'),
    ...installed('@fontsource/b', 'node_modules/@fontsource/b'),
    'node_modules/@fontsource/a/files/a.woff2': 'glyphs of a',
    'node_modules/@fontsource/b/files/b.woff2': 'glyphs of b',
    'out/_next/static/media/hashed.woff2': 'glyphs of b',
  });
  expect(Object.keys(await shipped())).toEqual(['next 1.0.0', '@fontsource/b 1.0.0']);
});

test('fails for a font of unknown origin', async () => {
  root.write({ 'out/_next/static/media/hashed.woff2': 'glyphs' });
  await expect(shipped()).rejects.toThrow(
    '_next/static/media/hashed.woff2: is not in an installed @fontsource package',
  );
});

test('fails for a chunk without a source map', async () => {
  root.write({
    'node_modules/next/dist/build/polyfills/polyfill-nomodule.js': 'polyfills',
    'out/_next/static/chunks/1.js': 'minified',
  });
  await expect(shipped()).rejects.toThrow('_next/static/chunks/1.js: has no source map');
});

test('fails for a package without a licence', async () => {
  root.write({
    'node_modules/chart/package.json': '{ "name": "chart", "version": "1.0.0", "license": "MIT" }',
    ...chunk('1.js', { [`${P}/node_modules/chart/index.js`]: 'chart()' }),
  });
  await expect(shipped()).rejects.toThrow(
    'node_modules/chart: is part of the site, and has no file with its licence',
  );
});
