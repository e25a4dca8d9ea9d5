import { parse } from '@babel/parser';
import { findInFiles, sourceFiles } from '../fixtures/source-files';

/** The kinds of statements that do something when a module is imported, in place of a declaration. */
function actionsOf(source: string): string[] {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  return program.body.map(({ type }) => type).filter((type) => !/Declaration$|^Export/.test(type));
}

/** Modules of pages. A service worker is a program, which does nothing but listen. */
const modules = sourceFiles(
  ['components', 'lib'],
  /^(?:components\/.*|lib\/(?:browser|catalogue|compare|early|installed|navigation|source|text)\/.*|lib\/[^/]+)\.tsx?$/,
);

test('finds what is done at an import', () => {
  expect(
    actionsOf("import 'a'; 'use it'; if (typeof window !== 'undefined') follow(); export const b = 1;"),
  ).toEqual(['ExpressionStatement', 'IfStatement']);
});

test('no module does anything when it is imported: instrumentation-client.ts starts what listens', () => {
  expect(modules).toContain('components/layout/header.tsx');
  expect(findInFiles(modules, actionsOf)).toEqual([]);
});
