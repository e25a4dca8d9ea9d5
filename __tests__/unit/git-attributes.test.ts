import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRepository } from '../fixtures/repository';

const PIXEL = Buffer.from('iVBORw0KGgoAAA0KDQo=', 'base64');

test('a clone on Windows has text files with \\n, and unchanged images', () => {
  const { dir, git } = buildRepository();
  cpSync('.gitattributes', join(dir, '.gitattributes'));
  writeFileSync(join(dir, 'page.tsx'), 'one\ntwo\n');
  writeFileSync(join(dir, 'icon.png'), PIXEL);
  git('add', '.');
  git('commit', '--quiet', '--message', 'files');
  git('-c', 'core.autocrlf=true', 'clone', '--quiet', '.', 'clone');
  expect(readFileSync(join(dir, 'clone', 'page.tsx'), 'utf8')).toBe('one\ntwo\n');
  expect(readFileSync(join(dir, 'clone', 'icon.png'))).toEqual(PIXEL);
});
