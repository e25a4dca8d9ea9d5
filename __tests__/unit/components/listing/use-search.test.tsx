import { act, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { useSearch } from '@/components/listing/use-search';
import { SKELETON_MS } from '@/lib/navigation/skeleton-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const open = () => renderHook(() => useSearch(createRef())).result;

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the second begins with each change, also with one that is not rendered yet', () => {
  const search = open();
  act(() => search.current.change('a'));
  expect(search.current).toMatchObject({ typed: 'a', text: 'a', isDelayOver: false });
  pass(SKELETON_MS - 1);
  act(() => {
    search.current.change('');
    // Nothing is rendered before the end of this function.
    jest.advanceTimersByTime(SKELETON_MS - 1);
  });
  expect(search.current).toMatchObject({ typed: '', text: '', isDelayOver: false });
  pass(1);
  expect(search.current.isDelayOver).toBe(true);
});

test('a text from the URL has no skeleton', () => {
  window.history.replaceState(null, '', '/?q=goose');
  expect(open().current).toMatchObject({ typed: 'goose', text: 'goose', isDelayOver: true });
});
