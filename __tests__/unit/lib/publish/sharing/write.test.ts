import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRenderer } from '@/lib/publish/sharing/draw';
import { writeSharing } from '@/lib/publish/sharing/write';
import { buildApp } from '../../../../fixtures/apps';
import { type TemporaryFolder, temporaryFolder } from '../../../../fixtures/temporary-folder';

jest.mock('@/lib/publish/sharing/draw', () => ({ createRenderer: jest.fn() }));

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

test('a picture that another language has drawn is not drawn again', async () => {
  const render = jest.fn(async ({ title }: { title: string }) => Buffer.from(title));
  jest.mocked(createRenderer).mockResolvedValue(render);
  const write = (out: string, title: string) =>
    writeSharing([buildApp({ id: 7, title })], join(folder.path, out), join(folder.path, 'cache'), () => {});
  await write('de', 'Toucan');
  const drawn = render.mock.calls.length;
  await write('ar', 'Toucan');
  expect(render).toHaveBeenCalledTimes(drawn);
  await write('en', 'Plover');
  expect(readFileSync(join(folder.path, 'en', 'share', 'app-7.jpg'), 'utf8')).toBe('Plover');
  expect(readFileSync(join(folder.path, 'ar', 'share', 'app-7.jpg'), 'utf8')).toBe('Toucan');
});
