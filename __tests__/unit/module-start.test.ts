import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';

/** The kinds of statements that do something when a module is imported, in place of a declaration. */
function actionsOf(source: string): string[] {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  return program.body.map(({ type }) => type).filter((type) => !/Declaration$|^Export/.test(type));
}

/** Modules of pages. A service worker is a program, which does nothing but listen. */
const modules = ['components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) =>
    /^(?:components\/.*|lib\/(?:browser|catalogue|compare|early|installed|navigation|source|text)\/.*|lib\/[^/]+)\.tsx?$/.test(
      path,
    ),
  );

test('finds what is done at an import', () => {
  expect(
    actionsOf("import 'a'; 'use it'; if (typeof window !== 'undefined') follow(); export const b = 1;"),
  ).toEqual(['ExpressionStatement', 'IfStatement']);
});

test.each(modules)(
  '%s does nothing when it is imported: instrumentation-client.ts starts what listens',
  (path) => {
    expect(actionsOf(readFileSync(path, 'utf8'))).toEqual([]);
  },
);
