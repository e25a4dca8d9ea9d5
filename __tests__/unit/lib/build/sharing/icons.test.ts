import { readIcon } from '@/lib/build/sharing/icons';

test('reads an icon as a PNG', async () => {
  const icon = await readIcon({ image: '/icons/fantail.svg?v=2', title: 'Fantail' }, 'public');
  expect(icon).toEqual({ dataUrl: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/) });
});

test.each([
  ['off-site', 'https://cdn.example/fantail.svg'],
  ['missing', '/icons/none.svg'],
  ['not an image', '/appsData.json'],
  ['malformed', '/%E0%A4%A'],
])('replaces an image that is %s by an initial', async (_, image) => {
  expect(await readIcon({ image, title: 'étude' }, 'public')).toEqual({ initial: 'É' });
});
