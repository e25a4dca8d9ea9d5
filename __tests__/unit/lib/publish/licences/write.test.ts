import { join } from 'node:path';
import { writeLicences } from '@/lib/publish/licences/write';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

let root: TemporaryFolder;
beforeEach(() => {
  root = temporaryFolder();
  root.write({
    ...installed('next', { dependencies: { server: '1' } }),
    ...installed('server'),
    'app/page.tsx': 'export default () => null;',
    'components/a.tsx': 'export const a = 1;',
    'lib/a.ts': 'export const a = 1;',
    'lib/publish/licences/texts/core-js.txt': 'core-js, in next (MIT)\n\nLicence of core-js',
  });
});

/** The files of an installed package. */
function installed(name: string, more: object = {}, folder = `node_modules/${name}`): Record<string, string> {
  return {
    [`${folder}/package.json`]: JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...more }),
    [`${folder}/LICENSE`]: `Licence of ${name}`,
  };
}

function written(): string {
  writeLicences(root.path, root.path);
  return root.read('licences.txt');
}

const listed = () => [...written().matchAll(/^- (.*)$/gm)].map(([, title]) => title);

test('a site has at least the framework and the stored licences', () => {
  root.write({ LICENSE: 'Our licence\n' });
  expect(written()).toBe(`\uFEFFThe licence of this site:

Our licence

This site contains the following software, fonts and icons, or parts of them:

- core-js, in next (MIT)
- next 1.0.0 (MIT)

${'='.repeat(80)}
core-js, in next (MIT)

Licence of core-js

${'='.repeat(80)}
next 1.0.0 (MIT)

Licence of next
`);
});

test('a project without a licence names only the others', () => {
  expect(written()).toMatch(/^\uFEFFThis site contains/);
});

test('finds the packages that scripts and stylesheets import, and those of fonts', () => {
  root.write({
    ...installed('chart'),
    ...installed('@scope/dialog'),
    ...installed('theme'),
    ...installed('@fontsource/a'),
    ...installed('late'),
    'components/a.tsx':
      "import type { B } from '@/lib/b';\nimport {\n  Chart,\n} from 'chart/es6';\nimport('late');",
    'lib/a.ts': "import '@scope/dialog/style.css';\nimport { join } from './b';",
    'app/globals.css': '@import "theme" layer(base);\n@font-face { src: url("@fontsource/a/files/a.woff2") }',
  });
  expect(listed()).toEqual([
    '@fontsource/a 1.0.0 (MIT)',
    '@scope/dialog 1.0.0 (MIT)',
    'chart 1.0.0 (MIT)',
    'core-js, in next (MIT)',
    'late 1.0.0 (MIT)',
    'next 1.0.0 (MIT)',
    'theme 1.0.0 (MIT)',
  ]);
});

test('finds dependencies of dependencies, and prefers those inside a package', () => {
  root.write({
    ...installed('chart', { dependencies: { map: '1', '@types/map': '1', missing: '1' } }),
    ...installed('map', { version: '2.0.0' }),
    ...installed(
      'map',
      { peerDependencies: { scale: '1', tool: '1' }, peerDependenciesMeta: { tool: { optional: true } } },
      'node_modules/chart/node_modules/map',
    ),
    ...installed('scale'),
    ...installed('tool'),
    ...installed('@types/map'),
    'components/a.tsx': "import { Chart } from 'chart';",
  });
  expect(listed()).toEqual([
    'chart 1.0.0 (MIT)',
    'core-js, in next (MIT)',
    'map 1.0.0 (MIT)',
    'next 1.0.0 (MIT)',
    'scale 1.0.0 (MIT)',
  ]);
});

test('leaves out what only Node-only code imports', () => {
  root.write({
    ...installed('tool'),
    'lib/editor/csv/a.ts': "import 'tool';",
    'lib/editor/a.ts': "import 'server-only';\nimport 'tool';",
    'lib/catalogue/check/a.ts': "import { join } from 'node:path';\nimport 'tool';",
    'lib/publish/a.ts': "import 'tool';",
  });
  expect(listed()).not.toContain('tool 1.0.0 (MIT)');
});

test('lists what Next has compiled into itself', () => {
  root.write({
    'node_modules/next/dist/compiled/react/package.json': '{ "name": "react-builtin" }',
    'node_modules/next/dist/compiled/react/LICENSE': 'Licence of React',
  });
  expect(written()).toContain('\nreact, in next\n\nLicence of React\n');
});

test('reads a licence in any format, and its notice', () => {
  root.write({
    'node_modules/next/LICENSE': '',
    'node_modules/next/LICENCE.md': '\uFEFF\r\nMIT  \r\nAnn\r\n\r\n',
    'node_modules/next/NOTICE': 'Parts are from Bob.',
    'node_modules/next/licenses/other.txt': 'not this',
    'node_modules/next/licenser.js': 'nor this',
  });
  expect(written()).toContain('\nMIT\nAnn\n');
  expect(written()).toContain('\nParts are from Bob.\n');
  expect(written()).not.toMatch(/not this|nor this/);
});

test('a set of icons has the stored licence of its authors', () => {
  root.write({
    ...installed('react-icons'),
    'node_modules/react-icons/fa6/package.json': '{}',
    'node_modules/react-icons/lib/package.json': '{}',
    'components/a.tsx':
      "import { IconContext } from 'react-icons/lib';\nimport { FaX } from 'react-icons/fa6';",
  });
  expect(written).toThrow(
    `react-icons/fa6: has no file with its licence. Add its licence as ${join('lib/publish/licences/texts/react-icons-fa6.txt')}.`,
  );
  root.write({ 'lib/publish/licences/texts/react-icons-fa6.txt': 'Font Awesome 6 (CC BY 4.0)\n\nLicence' });
  expect(listed()).toEqual(expect.arrayContaining(['Font Awesome 6 (CC BY 4.0)', 'react-icons 1.0.0 (MIT)']));
});

test.each(['', '\n'])('fails for a package whose licence is %j', (licence) => {
  root.write({ 'node_modules/next/LICENSE': licence });
  expect(written).toThrow('next: has no file with its licence');
});

test('the packages of this project have licences, and are no tools', () => {
  writeLicences(root.path, process.cwd());
  const text = root.read('licences.txt');
  expect(text).toMatch(/^- recharts /m);
  expect(text).not.toMatch(
    /^- (?:@takumi-rs\/core|esbuild|image-size|postcss|server-only|sharp|tsx|typescript) /m,
  );
});

test('what macOS and Windows leave in folders is no licence', () => {
  root.write({ 'lib/publish/licences/texts/.DS_Store': 'Bud1', 'lib/publish/licences/texts/Thumbs.db': 'x' });
  expect(listed()).toEqual(['core-js, in next (MIT)', 'next 1.0.0 (MIT)']);
});

test('the licences that the owner has in public/ follow', () => {
  root.write({ 'public/licences.txt': 'Photos by Ann (CC BY 4.0)\n' });
  expect(written()).toMatch(/Licence of next\n\n={80}\nPhotos by Ann \(CC BY 4\.0\)\n$/);
});
