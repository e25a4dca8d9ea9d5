import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLanguage } from '@/lib/publish/in-language';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 0 })) }));

const root = mkdtempSync(join(tmpdir(), 'language-'));
const main = jest.fn();

beforeAll(() => {
  mkdirSync(join(root, 'lib', 'texts', 'en'), { recursive: true });
  writeFileSync(join(root, 'lib', 'texts', 'en', 'language.ts'), '');
});
afterAll(() => rmSync(root, { recursive: true }));

test('a script has the texts of English by default', () => {
  inLanguage(root, 'en', main);
  expect(main).toHaveBeenCalledTimes(1);
  expect(spawnSync).not.toHaveBeenCalled();
});

test('a script starts again, if the owner’s texts in English are in a file of their own', () => {
  writeFileSync(join(root, 'lib', 'site.en.ts'), '');
  main.mockReset();
  inLanguage(root, 'en', main);
  expect(main).not.toHaveBeenCalled();
  expect(spawnSync).toHaveBeenCalledTimes(1);
});
