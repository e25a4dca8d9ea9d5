import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Explorer } from '@/components/explorer/explorer';
import { decodeCatalogue } from '@/lib/catalogue/decode-catalogue';
import { parseFile, requestFile } from '@/lib/catalogue/fetch';
import { catalogueStore } from '@/lib/hooks/catalogue-store';
import { buildApp } from '../../../fixtures/apps';
import { listing } from '../../../fixtures/listing';
import { skeletonCards } from '../../../fixtures/skeletons';
import { passTime, setupUser } from '../../../fixtures/user';
import '../../../fixtures/search-element';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('@/lib/catalogue/fetch');

const apps = [
  buildApp({
    id: 1,
    title: 'Quill',
    description: 'Writes on paper.',
    downloads: 10,
    categories: ['Tools'],
    keywords: ['pens'],
  }),
  buildApp({ id: 2, title: 'Paper Carp', description: 'Folds paper.', downloads: 30 }),
  buildApp({ id: 3, title: 'Inkwell', description: 'Ink for paper.', downloads: 20 }),
  ...Array.from({ length: 30 }, (_, index) =>
    buildApp({ id: 100 + index, title: `App ${index}`, description: 'Counts sheep.' }),
  ),
];
const requestMock = jest.mocked(requestFile);

beforeEach(() => {
  requestMock.mockReset().mockResolvedValue('text');
  jest.mocked(parseFile).mockResolvedValue(decodeCatalogue(apps));
  catalogueStore.setState(catalogueStore.getInitialState(), true);
});
afterEach(() => window.history.replaceState(null, '', '/'));

const box = () => screen.getByRole('searchbox', { name: 'Search Apps' });
const group = () => screen.queryByRole('heading', { name: /Also in descriptions and keywords/ });
const titles = () =>
  within(screen.getByRole('region', { name: 'Apps' }))
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/apps/appdetails/'))
    .map((link) => within(link).getByTitle(/^(?!.*(downloads|rated))/).title);

/** Replaces the search text. In an asynchronous `act`, because the code of the search arrives within it. */
async function enter(text: string) {
  await act(async () => fireEvent.change(box(), { target: { value: text } }));
}

async function search(text: string) {
  const user = setupUser();
  render(<Explorer {...listing(apps)} />);
  await enter(text);
  await passTime(1000);
  return user;
}

test('shows apps with the words in their texts below those with the title, which alone are counted', async () => {
  await search('paper');
  expect(screen.getByRole('status')).toHaveTextContent('(1) Apps Found.');
  expect(group()).toHaveTextContent('Also in descriptions and keywords (2 apps)');
  expect(titles()).toEqual(['Paper Carp', 'Quill', 'Inkwell']);
});

test('has the order of the listing', async () => {
  const user = await search('paper');
  await user.selectOptions(screen.getByRole('combobox'), 'Most downloads');
  await passTime(0);
  expect(titles()).toEqual(['Paper Carp', 'Inkwell', 'Quill']);
});

test('shows at most 24, and how many there are', async () => {
  await search('sheep');
  expect(group()).toHaveTextContent('(24 of 30 apps)');
  expect(titles()).toHaveLength(24);
});

test('is below the message that no title matches, and its apps are not suggested', async () => {
  await search('pens');
  expect(screen.getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
  expect(group()).toHaveTextContent('(1 app)');
  expect(titles()).toEqual(['Quill']);
});

test('has only apps of the category', async () => {
  setupUser();
  const category = { name: 'Tools', slug: 'tools' };
  render(<Explorer {...listing(apps.slice(0, 1))} category={category} />);
  await enter('paper');
  await passTime(1000);
  expect(screen.getByRole('status')).toHaveTextContent('(0) Apps Found.');
  expect(group()).toHaveTextContent('(1 app)');
  expect(titles()).toEqual(['Quill']);
});

test('is announced by its heading only', async () => {
  await search('paper');
  const live = group()?.closest('[aria-live="polite"]');
  expect(live).toHaveTextContent(/^Also in descriptions and keywords \(2 apps\)$/);
});

test('is replaced by the skeleton of the next search', async () => {
  await search('paper');
  await enter('papers');
  expect(skeletonCards()).toHaveLength(15);
  expect(group()).toBeNull();
});

test('is not shown without a search', async () => {
  await search('paper');
  await enter('');
  await passTime(1000);
  expect(group()).toBeNull();
});

test('if the index cannot be loaded, only the titles are shown, and the next search tries again', async () => {
  const textShards = { folder: '/texts', count: 1 };
  const isShard = (file: string) => file.startsWith('/texts');
  requestMock.mockImplementation(async (file) => {
    if (isShard(file)) throw new Error('offline');
    return 'text';
  });
  setupUser();
  render(<Explorer {...listing(apps)} cardsUrl="/cards.json" textShards={textShards} />);
  await enter('carp');
  await passTime(1000);
  expect(titles()).toEqual(['Paper Carp']);
  expect(group()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  const tries = requestMock.mock.calls.filter(([file]) => isShard(file)).length;
  await enter('fold');
  await passTime(1000);
  expect(requestMock.mock.calls.filter(([file]) => isShard(file)).length).toBeGreaterThan(tries);
});
