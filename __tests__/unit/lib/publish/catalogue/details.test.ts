import { readRows, readScreenshots, readStatus } from '@/lib/publish/catalogue/details';
import { readApp } from '@/lib/publish/catalogue/read';
import { buildApp } from '../../../../fixtures/apps';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';

jest.mock('@/lib/publish/catalogue/read');

describe('the screenshots', () => {
  const folder = temporaryFolder();

  const svg = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`;

  beforeAll(() =>
    folder.write({
      'public/phone.svg': svg('width="1080" height="2340"'),
      'public/a b.svg': svg('width="160" height="90"'),
      'public/no-size.svg': svg(''),
      'public/empty.svg': svg('width="0" height="0"'),
    }),
  );
  beforeEach(() => {
    jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
  });

  const ratioOf = (image: string) => readScreenshots({ screenshots: [{ image, alt: 'A list' }] })[0]?.ratio;

  test.each([
    ['/phone.svg', 0.462],
    ['/phone.svg?v=2', 0.462],
    ['/a%20b.svg', 1.778],
  ])('the place of %s has its ratio, %d', (image, ratio) => {
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
});

const apps = [buildApp(), buildApp({ id: 2, title: '海の地図' })];

beforeEach(() => {
  jest.mocked(readApp).mockImplementation((segment) => apps.find(({ id }) => String(id) === segment));
});

test('the rows of apps are in the order of their ids, without apps that the catalogue lacks', () => {
  expect(readRows([2, 'wren', 1]).map(({ id }) => id)).toEqual([2, 1]);
  expect(readRows(undefined)).toEqual([]);
});

describe('the status', () => {
  test('is undefined for an app that is not deprecated', () => {
    expect(readStatus(buildApp())).toBeUndefined();
  });

  test('has the reason, and the app that replaces it', () => {
    const status = { deprecated: 'It is old.', replacedBy: 2 };
    expect(readStatus(buildApp({ status }))).toEqual({
      reason: 'It is old.',
      replacement: { id: 2, title: '海の地図' },
    });
  });

  test('has no replacement if there is none', () => {
    jest.mocked(readApp).mockReturnValue({ ...buildApp(), id: 'undefined' });
    expect(readStatus(buildApp({ status: { deprecated: 'It is old.' } }))).toEqual({
      reason: 'It is old.',
    });
  });
});
