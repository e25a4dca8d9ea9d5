import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `:has()` is newer than the oldest browsers that the framework supports, such as Firefox 111. One that is not supported
// invalidates all selectors of its rule.

const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.(css|tsx?)$/.test(path)),
);

/** The lines with `:has()` that are not in an `@supports` for it. The formatter indents its block. */
const unsupported = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^( *)@supports selector\(:has\(.*\n[\s\S]*?^\1\}$/gm, '')
    .match(/.*:has\(.*/g) ?? [];

test('finds a rule that browsers without :has() ignore', () => {
  expect(unsupported('html {\n  &:has(dialog) {\n    overflow: hidden;\n  }\n}')).toEqual([
    '  &:has(dialog) {',
  ]);
  const rule =
    '@supports selector(:has(*)) {\n  @media print {\n    a:has(b) {\n      color: red;\n    }\n  }\n}';
  expect(unsupported(rule)).toEqual([]);
});

test('a rule with :has() is in @supports, where nothing may be lost without it', () => {
  expect(sources).toContain(join('app', 'print.css'));
  const found = sources
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => unsupported(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
});

test('no utility depends on :has()', () => {
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<=["'`\s:])(group-|peer-)?has-[\w[(-]+[\])]*:/g)].map(
      ([variant]) => `${file}: ${variant}`,
    ),
  );
  expect(found).toEqual([]);
});
