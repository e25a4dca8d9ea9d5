import sharp from 'sharp';
import { readIcon } from '@/lib/build/sharing/icons';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';
import { drawIcon } from '../../../../tools/sample-icons';

const folder = temporaryFolder();
beforeAll(() => folder.write({ 'icons/wagtail.svg': drawIcon(1, 512), 'appsData.json': '[]' }));
afterAll(() => folder.remove());

test('reads an icon as a PNG', async () => {
  const icon = await readIcon({ image: '/icons/wagtail.svg?v=2', title: 'Wagtail' }, folder.path);
  expect(icon).toEqual({ dataUrl: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/) });
});

test.each([
  ['off-site', 'https://cdn.example/wagtail.svg'],
  ['missing', '/icons/none.svg'],
  ['not an image', '/appsData.json'],
  ['malformed', '/%E0%A4%A'],
])('replaces an image that is %s by an initial', async (_, image) => {
  expect(await readIcon({ image, title: 'étude' }, folder.path)).toEqual({ initial: 'É' });
});

test('rotates a photo as its EXIF data say', async () => {
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#f00' } })
    .composite([
      { input: { create: { width: 32, height: 64, channels: 3, background: '#00f' } }, left: 32, top: 0 },
    ])
    // Upside down: the blue half is at the left.
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
  folder.write({ 'icons/photo.jpg': photo });
  const icon = await readIcon({ image: '/icons/photo.jpg', title: 'Photo' }, folder.path);
  const png = Buffer.from('dataUrl' in icon ? icon.dataUrl.replace(/^.*,/, '') : '', 'base64');
  const [red = 0, , blue = 0] = await sharp(png)
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(blue).toBeGreaterThan(red);
});
