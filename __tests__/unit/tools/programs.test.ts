import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '@/lib/publish/export/list-files';
import { commandFile, npmCommand, which } from '../../tools/programs';

test('which finds an installed command, and no other', () => {
  expect(which('git')).toMatch(/git(\.exe)?$/i);
  expect(which('no-such-command')).toBeUndefined();
});

test.each([
  ['next', undefined],
  ['@biomejs/biome', undefined],
  ['@playwright/test', 'playwright'],
])('finds the file of the command of %s', (packageName, command) => {
  expect(existsSync(commandFile(packageName, command))).toBe(true);
});

test('Node runs npm, of which the path is known in scripts', () => {
  const file = 'C:\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
  expect(npmCommand({ npm_execpath: file })).toEqual([process.execPath, file]);
  expect(npmCommand({})).toEqual(['npm']);
  expect(npmCommand({ npm_execpath: '/usr/bin/pnpm' })).toEqual(['npm']);
});

test('no code starts npx or npm by its name, which fails on Windows', async () => {
  const start = /\b(?:run|spawn|execFile)(?:Sync)?\)?\(\s*'np[mx]'/;
  expect(`${'spawnSync'}('npx', [])`).toMatch(start);
  for (const folder of ['lib', '__tests__'])
    for (const path of await listPaths(folder))
      expect(`${path}: ${readFileSync(join(folder, path), 'utf8')}`).not.toMatch(start);
});
