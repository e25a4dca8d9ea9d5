import { readScreenshots } from '@/lib/build/catalogue/screenshots';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';

const folder = temporaryFolder();

const svg = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`;

beforeAll(() =>
  folder.write({
    'public/phone.svg': svg('width="1080" height="2340"'),
    'public/a b.svg': svg('width="160" height="90"'),
    'public/tower.svg': svg('width="10" height="9000"'),
    'public/ribbon.svg': svg('width="9000" height="10"'),
    'public/no-size.svg': svg(''),
    'public/empty.svg': svg('width="0" height="0"'),
  }),
);
beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
});
afterAll(() => folder.remove());

const ratioOf = (image: string) => readScreenshots({ screenshots: [{ image, alt: 'A list' }] })[0]?.ratio;

test.each([
  ['/phone.svg', 0.462],
  ['/phone.svg?v=2', 0.462],
  ['/a%20b.svg', 1.778],
])('the place of %s has its ratio, %d', (image, ratio) => {
  expect(ratioOf(image)).toBe(ratio);
});

test.each([
  ['/tower.svg', 0.4],
  ['/ribbon.svg', 3],
])('the place of %s is no strip', (image, ratio) => {
  expect(ratioOf(image)).toBe(ratio);
});

test.each([
  'https://cdn.example/q.png',
  '//cdn.example/q.png',
  '/no-size.svg',
  '/empty.svg',
  '/none.svg',
  '/%ff',
])('the place of %s is a square', (image) => {
  expect(ratioOf(image)).toBe(1);
});

test('a screenshot has the language of its text', () => {
  const [screenshot] = readScreenshots({ screenshots: [{ image: '/phone.svg', alt: '天気の地図です' }] });
  expect(screenshot).toEqual({ image: '/phone.svg', alt: '天気の地図です', language: 'ja', ratio: 0.462 });
});

test('an app without screenshots has none', () => {
  expect(readScreenshots({})).toEqual([]);
});
