import sharp, { type Region } from 'sharp';
import { createRenderer } from '@/lib/publish/sharing/renderer';

jest.mock('@/texts/language', () => ({ language: 'ar', direction: 'rtl' }));

const ICON_AT_THE_RIGHT: Region = { left: 786, top: 144, width: 330, height: 340 };
/** From where the words would be without a direction, to where they begin. */
const WORDS_AT_THE_END: Region = { left: 84, top: 0, width: 300, height: 544 };
const WORDS_AT_THE_START: Region = { left: 620, top: 0, width: 100, height: 544 };

test('a picture in a language from right to left is a mirror image, except for its letters', async () => {
  const draw = await createRenderer('public');
  const jpeg = await draw({
    title: 'خط',
    subtitle: 'رسم',
    rating: '4.5',
    icons: [{ image: '', title: 'F' }],
  });
  const hasText = async (region: Region) =>
    (await sharp(jpeg).extract(region).greyscale().raw().toBuffer()).some((value) => value > 230);

  expect(await hasText(ICON_AT_THE_RIGHT)).toBe(true);
  expect(await hasText(WORDS_AT_THE_START)).toBe(true);
  expect(await hasText(WORDS_AT_THE_END)).toBe(false);
});
