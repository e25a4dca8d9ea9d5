import { spawnSync } from 'node:child_process';
import { runInLanguage } from '@/lib/publish/in-language';
import { temporaryFolder } from '../../../fixtures/temporary-folder';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 0 })) }));

const root = temporaryFolder();
const main = jest.fn();

beforeAll(() => root.write({ 'lib/texts/en/language.ts': '' }));

test('a script has the texts of English by default', () => {
  runInLanguage(root.path, 'en', main);
  expect(main).toHaveBeenCalledTimes(1);
  expect(spawnSync).not.toHaveBeenCalled();
});

test('a script starts again, if the owner’s texts in English are in a file of their own', () => {
  root.write({ 'lib/site.en.ts': '' });
  main.mockReset();
  runInLanguage(root.path, 'en', main);
  expect(main).not.toHaveBeenCalled();
  expect(spawnSync).toHaveBeenCalledTimes(1);
});
