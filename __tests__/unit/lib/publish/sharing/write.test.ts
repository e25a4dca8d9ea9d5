import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRenderer } from '@/lib/publish/sharing/render';
import { writeSharing } from '@/lib/publish/sharing/write';
import { buildApp } from '../../../../fixtures/apps';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

jest.mock('@/lib/publish/sharing/render', () => ({ createRenderer: jest.fn() }));

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://apps.example' });
});
afterEach(() => folder.remove());

test('a picture that another language has drawn is not drawn again', async () => {
  const render = jest.fn(async ({ title }: { title: string }) => Buffer.from(title));
  jest.mocked(createRenderer).mockResolvedValue(render);
  const write = (out: string, title: string) =>
    writeSharing([buildApp({ id: 7, title })], join(folder.path, out), join(folder.path, 'cache'));
  const count = await write('de', 'Toucan');
  expect(render).toHaveBeenCalledTimes(count ?? 0);
  expect(await write('ar', 'Toucan')).toBe(count);
  expect(render).toHaveBeenCalledTimes(count ?? 0);
  await write('en', 'Plover');
  expect(readFileSync(join(folder.path, 'en', 'share', 'app-7.jpg'), 'utf8')).toBe('Plover');
  expect(readFileSync(join(folder.path, 'ar', 'share', 'app-7.jpg'), 'utf8')).toBe('Toucan');
});
