import { join, resolve } from 'node:path';
import inlineTexts from '@/lib/publish/inline-texts.cjs';
import { temporaryFolder } from '../../../fixtures/temporary-folder';

test('writes texts where they are used, and leaves functions and other references', () => {
  const folder = temporaryFolder();
  const texts = `export const menu = 'Menu';
export const cannotRevert =
  "You won't be able to revert this!";
export const page = (number: number) => \`Page \${number}\`;
`;
  folder.write({ 'layout.ts': texts });
  const files: string[] = [];
  const loader = {
    getOptions: () => ({ folder: folder.path }),
    addDependency: (file: string) => files.push(file),
  };
  const source = `import * as texts from '@/texts/layout';
import * as others from './others';

const nav = <nav title={texts.menu}>{texts.page(1)}{others.menu}{texts.cannotRevert}</nav>;
`;
  const inlined = source
    .replace('texts.menu', "'Menu'")
    .replace('texts.cannotRevert', '"You won\'t be able to revert this!"');
  expect(inlineTexts.call(loader, source)).toBe(inlined);
  expect(files).toEqual([join(folder.path, 'layout.ts')]);
});

test('finds a folder below that of the project, wherever the project is', () => {
  const files: string[] = [];
  const loader = {
    getOptions: () => ({ folder: 'lib/texts/en' }),
    addDependency: (file: string) => files.push(file),
  };
  expect(inlineTexts.call(loader, "import * as texts from '@/texts/shared';\ntexts.loading")).not.toContain(
    'texts.',
  );
  expect(files).toEqual([resolve('lib/texts/en/shared.ts')]);
});

test('the bundler’s cache has no path of the project, whose folder can be renamed', async () => {
  const { default: config } = await import('@/next.config');
  expect(JSON.stringify(config.turbopack?.rules)).not.toContain(process.cwd());
});
