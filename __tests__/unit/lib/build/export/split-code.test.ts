import { nameOfOrigin, splitCode } from '@/lib/build/export/split-code';

const OWN = 'turbopack:///[project]/components/a.tsx';
const ZOD = 'turbopack:///[project]/node_modules/zod/index.js';
const REACT = 'turbopack:///[project]/node_modules/next/dist/compiled/react/index.js';

const map = (sources: string[], mappings: string) => ({
  version: 3,
  file: '',
  sourceRoot: '',
  sources,
  sourcesContent: [],
  names: [],
  mappings,
});

test.each([
  ['', 'our code'],
  ['node_modules/next', 'framework: next'],
  ['node_modules/next/dist/compiled/react-dom', 'framework: react-dom'],
  ['node_modules/@reduxjs/toolkit', 'library: @reduxjs/toolkit'],
  ['node_modules/react-icons/md', 'library: react-icons/md'],
  ['node_modules/a/node_modules/b', 'library: b'],
])('the origin %p has the name %p', (origin, name) => {
  expect(nameOfOrigin(origin)).toBe(name);
});

test('divides a chunk by its source map, in bytes', () => {
  // Columns 0 to 2 are from the first source, 3 to 5 from the second, the rest of the line from none.
  const bytes = splitCode('abcdé😀\nfgh', map([OWN, ZOD], 'AAAA,GCAA,G;ADAA'));
  expect(Object.fromEntries(bytes)).toEqual({
    'our code': 3 + 3,
    'library: zod': 7,
    'framework: bundler': 1,
  });
});

test('divides a chunk whose map has sections', () => {
  const sections = [
    { offset: { line: 0, column: 0 }, map: map([REACT], 'AAAA') },
    { offset: { line: 1, column: 0 }, map: map([ZOD], 'AAAA') },
  ];
  expect(Object.fromEntries(splitCode('ab\ncde', { sections }))).toEqual({
    'framework: react': 3,
    'library: zod': 3,
  });
});

test('code before the first mapping is of the bundler', () => {
  expect(Object.fromEntries(splitCode('abcd', map([OWN], 'EAAA')))).toEqual({
    'framework: bundler': 2,
    'our code': 2,
  });
});
