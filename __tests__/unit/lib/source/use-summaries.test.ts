import { act, renderHook, waitFor } from '@testing-library/react';
import { SUMMARIES_SIZE } from '@/lib/catalogue/shards';
import type { CardApp } from '@/lib/catalogue/views';
import { catalogueStore } from '@/lib/source/catalogue-store';
import { requestFile } from '@/lib/source/fetch';
import { useSummaries } from '@/lib/source/use-summaries';
import { buildListedApps } from '../../../fixtures/apps';

jest.mock('@/lib/source/fetch', () => ({
  ...jest.requireActual('@/lib/source/fetch'),
  requestFile: jest.fn(),
}));

const requestMock = jest.mocked(requestFile);
const listed = buildListedApps(2 * SUMMARIES_SIZE);

beforeEach(() => {
  document.documentElement.dataset.catalogue = '/catalogue/1a 1 1';
  catalogueStore.setState({ apps: listed, summaries: new Map() });
  requestMock.mockReset();
});

/** The summaries of the shown cards. */
const show = (first: readonly CardApp[]) =>
  renderHook((apps) => apps.map(useSummaries(apps)), { initialProps: first });

const answer = (prefix: string) =>
  JSON.stringify(Array.from({ length: SUMMARIES_SIZE }, (_, index) => `${prefix}${index}`));

// The loaded files are kept for the visit, so the order of the tests matters.
test('after a failure, the summaries of a file are loaded with the next cards, once', async () => {
  requestMock.mockRejectedValueOnce(new Error('offline'));
  const shown = show(listed.slice(SUMMARIES_SIZE, SUMMARIES_SIZE + 2));
  await waitFor(() => expect(requestMock).toHaveBeenCalledTimes(1));
  expect(shown.result.current).toEqual([' ', ' ']);
  requestMock.mockResolvedValue(answer('b'));
  shown.rerender(listed.slice(SUMMARIES_SIZE + 1, SUMMARIES_SIZE + 3));
  await waitFor(() => expect(shown.result.current).toEqual(['b1', 'b2']));
  shown.rerender(listed.slice(SUMMARIES_SIZE));
  expect(shown.result.current).toHaveLength(SUMMARIES_SIZE);
  expect(shown.result.current.at(-1)).toBe(`b${SUMMARIES_SIZE - 1}`);
  expect(requestMock.mock.calls).toEqual(Array(2).fill(['/catalogue/1a/summaries/1.json']));
});

test('the cards of the HTML keep theirs when all apps are loaded, in any order', async () => {
  requestMock.mockResolvedValue(answer('a'));
  const shown = show([{ ...listed[0]!, summary: 'Of the page.' }]);
  expect(shown.result.current).toEqual(['Of the page.']);
  act(() => shown.rerender([listed[1]!, listed[0]!]));
  expect(shown.result.current).toEqual([' ', 'Of the page.']);
  await waitFor(() => expect(shown.result.current).toEqual(['a1', 'Of the page.']));
});

test('a card whose summary is empty requests nothing', () => {
  const { result } = show([{ ...listed[0]!, summary: '' }]);
  expect(result.current).toEqual(['']);
  expect(requestMock).not.toHaveBeenCalled();
});
