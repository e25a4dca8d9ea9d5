import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');

test.each(pages)('the links of %s lead to files of the project', (page) => {
  const targets = [...readFileSync(page, 'utf8').matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(
    ([, path = '']) => path,
  );
  expect(targets.filter((path) => !existsSync(join(dirname(page), path)))).toEqual([]);
});

test.each(['lib/README.md', '__tests__/README.md'])('the source files that %s names exist', (page) => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const names = readFileSync(page, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css|grit))`/g);
  const missing = [...names].filter(([, name]) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(missing.map(([, name]) => name)).toEqual([]);
});
