import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles } from '../fixtures/source-files';

// Not by git: a downloaded copy has no repository.
const files = [
  ...readdirSync('.'),
  ...sourceFiles(['.biome', 'app', 'components', 'lib', '__tests__'], /\.\w+$/),
];

test.each(files.filter((file) => file.endsWith('.md')))(
  'the links of %s lead to files of the project',
  (page) => {
    const targets = [...readFileSync(page, 'utf8').matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(
      ([, path = '']) => path,
    );
    expect(targets.filter((path) => !existsSync(join(dirname(page), path)))).toEqual([]);
  },
);

test.each(['lib/README.md', '__tests__/README.md'])('the source files that %s names exist', (page) => {
  const names = readFileSync(page, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css|grit))`/g);
  const missing = [...names].filter(([, name]) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(missing.map(([, name]) => name)).toEqual([]);
});
