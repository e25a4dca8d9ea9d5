import { polyfillParts, readPart } from '@/lib/build/licences/part';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

let root: TemporaryFolder;
beforeEach(() => {
  root = temporaryFolder();
});
afterEach(() => root.remove());

const PACKAGE = JSON.stringify({ name: 'ticks', version: '1.2.3', license: 'MIT' });

test('reads the licence of a package and its notice', () => {
  root.write({
    'node_modules/ticks/package.json': PACKAGE,
    'node_modules/ticks/LICENCE.md': '\uFEFF\r\n  MIT  \r\nAnn\r\n\r\n',
    'node_modules/ticks/NOTICE': 'Parts are from Bob.',
    'node_modules/ticks/licenses/other.txt': 'not this',
    'node_modules/ticks/licenser.js': 'nor this',
  });
  expect(readPart('node_modules/ticks', root.path)).toEqual({
    name: 'ticks 1.2.3',
    licence: 'MIT',
    text: '  MIT\nAnn\n\nParts are from Bob.',
  });
});

test.each([
  ['no licence', {}],
  ['an empty licence', { 'node_modules/ticks/LICENSE': '\n' }],
])('fails for a package with %s', (_, files) => {
  root.write({ 'node_modules/ticks/package.json': PACKAGE, ...files });
  expect(() => readPart('node_modules/ticks', root.path)).toThrow(
    'node_modules/ticks: is part of the site, and has no file with its licence.',
  );
});

test('fails for a package that names no licence', () => {
  root.write({
    'node_modules/ticks/package.json': '{ "name": "ticks" }',
    'node_modules/ticks/LICENSE': 'MIT',
  });
  expect(() => readPart('node_modules/ticks', root.path)).toThrow(
    'node_modules/ticks: package.json names no license.',
  );
});

test('fails for a set of icons whose licence is not stored, and names the file', () => {
  root.write({ 'node_modules/react-icons/package.json': '{ "version": "5.7.0" }' });
  expect(() => readPart('node_modules/react-icons/lu', root.path)).toThrow(
    'react-icons-lu: is part of the site. Add its licence as lib/build/licences/texts/react-icons-lu.txt.',
  );
});

test('fails for an unknown set of icons', () => {
  expect(() => readPart('node_modules/react-icons/none', root.path)).toThrow('node_modules/react-icons/none');
});

const ROOT = process.cwd();

test('each set of icons has the licence of its authors', () => {
  const sets = ['bs', 'fa6', 'md'].map((id) => readPart(`node_modules/react-icons/${id}`, ROOT));
  expect(sets).toEqual([
    {
      name: expect.stringContaining('Bootstrap Icons, in react-icons'),
      licence: 'MIT',
      text: expect.stringContaining('The Bootstrap Authors'),
    },
    {
      name: expect.stringContaining('Font Awesome 6, in'),
      licence: 'CC BY 4.0 License',
      text: expect.stringContaining('https://creativecommons.org/licenses/by/4.0/'),
    },
    {
      name: expect.stringContaining('Material Design icons, in'),
      licence: 'Apache License Version 2.0',
      text: expect.stringContaining('Google LLC'),
    },
  ]);
});

test('what Next has compiled into itself has its own licence', () => {
  const { name, licence, text } = readPart('node_modules/next/dist/compiled/react-dom', ROOT);
  expect(name).toMatch(/^react-dom, in next \d+/);
  expect(licence).toBe('MIT');
  expect(text).toContain('Meta Platforms');
});

test('the parts of the polyfills have their licences', () => {
  const owners = polyfillParts(ROOT).map(({ text }) => /Copyright \(c\) .*?([A-Z][a-z]+)/.exec(text)?.[1]);
  expect(owners).toEqual(['Denis', 'Sindre', 'Git']);
});
