import { act, renderHook, waitFor } from '@testing-library/react';
import { SUMMARIES_SIZE } from '@/lib/catalogue/shards';
import type { CardApp } from '@/lib/catalogue/views';
import { catalogueStore } from '@/lib/source/catalogue-store';
import { requestFile } from '@/lib/source/fetch';
import { keepSummaries, useSummaries } from '@/lib/source/use-summaries';
import { buildListedApps } from '../../../fixtures/apps';

jest.mock('@/lib/source/fetch', () => ({
  ...jest.requireActual('@/lib/source/fetch'),
  requestFile: jest.fn(),
}));

const requestMock = jest.mocked(requestFile);
const listed = buildListedApps(5 * SUMMARIES_SIZE);

/** The apps of a file, which each test has for itself: what is loaded is kept for the visit. */
const appsOf = (file: number) => listed.slice(file * SUMMARIES_SIZE, (file + 1) * SUMMARIES_SIZE);

const urlOf = (file: number) => `/catalogue/1a/summaries/${file}.json`;

beforeEach(() => {
  document.documentElement.dataset.catalogue = '/catalogue/1a 1 1';
  catalogueStore.setState({ apps: listed, summaries: new Map() });
  requestMock.mockReset().mockImplementation(async (url) => {
    const name = url.replace(/\D+/g, ' ').trim().split(' ').at(-1);
    return JSON.stringify(Array.from({ length: SUMMARIES_SIZE }, (_, index) => `${name}.${index}`));
  });
});

/** The summaries of the cards of a list. */
const show = (first: readonly CardApp[]) =>
  renderHook((apps) => apps.map(useSummaries(apps)), { initialProps: first });

test('the summaries of a file are loaded once, with those of the next cards', async () => {
  const shown = show(appsOf(0).slice(0, 2));
  expect(shown.result.current).toEqual([' ', ' ']);
  await waitFor(() => expect(shown.result.current).toEqual(['0.0', '0.1']));
  shown.rerender(appsOf(0).slice(-2));
  expect(shown.result.current).toEqual(['0.98', '0.99']);
  expect(requestMock.mock.calls).toEqual([[urlOf(0)]]);
});

test('a file that fails keeps no other list from its summaries, and is requested again when the connection is back', async () => {
  const answer = requestMock.getMockImplementation()!;
  requestMock.mockImplementation(async (url) => {
    if (url === urlOf(2)) throw new Error('offline');
    return answer(url);
  });
  const titles = show(appsOf(1).slice(0, 1));
  const others = show(appsOf(2).slice(0, 1));
  await waitFor(() => expect(titles.result.current).toEqual(['1.0']));
  others.rerender(appsOf(2).slice(0, 2));
  await waitFor(() => expect(requestMock).toHaveBeenCalledTimes(2));
  requestMock.mockImplementation(answer);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(others.result.current).toEqual(['2.0', '2.1']));
  expect(requestMock.mock.calls).toEqual([[urlOf(1)], [urlOf(2)], [urlOf(2)]]);
});

test('the cards of the HTML keep theirs when all apps are loaded, also in another list', async () => {
  const [first, second] = appsOf(3);
  keepSummaries([{ ...first!, summary: 'Of the page.' }]);
  const { result } = show([second!, first!]);
  expect(result.current).toEqual([' ', 'Of the page.']);
  await waitFor(() => expect(result.current).toEqual(['3.1', '3.0']));
});

test('a card whose summary is empty requests nothing, and a list without the summary of an app has an empty one', async () => {
  const [first] = appsOf(4);
  expect(show([{ ...first!, summary: '' }]).result.current).toEqual(['']);
  expect(requestMock).not.toHaveBeenCalled();
  requestMock.mockResolvedValue('[]');
  const { result } = show([first!]);
  await waitFor(() => expect(result.current).toEqual(['']));
});
