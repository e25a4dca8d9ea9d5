import { act, renderHook, waitFor } from '@testing-library/react';
import { toComparedApp } from '@/lib/catalogue/views';
import { loadComparedApps } from '@/lib/source/compared-apps';
import { useComparedApps } from '@/lib/source/use-compared-apps';
import { buildApp } from '../../../fixtures/apps';

jest.mock('@/lib/source/compared-apps');
jest.mock('@/lib/navigation/reload');

const loadMock = jest.mocked(loadComparedApps);
const compared = (ids: readonly (number | string)[]) =>
  ids.map((id) => toComparedApp({ ...buildApp(), id }, 'fjordline'));

const mount = (initial: number[]) =>
  renderHook(({ ids }) => useComparedApps(ids), { initialProps: { ids: initial } });

beforeEach(() => loadMock.mockReset().mockImplementation(async (ids) => compared(ids)));

test('keeps the other apps when one is removed, without waiting', async () => {
  const { result, rerender } = mount([1, 2, 3]);
  await waitFor(() => expect(result.current.apps).toHaveLength(3));
  loadMock.mockReturnValue(new Promise(() => {}));
  rerender({ ids: [1, 3] });
  expect(result.current.apps).toEqual(compared([1, 3]));
});

test('waits for an app that is added', async () => {
  const { result, rerender } = mount([1]);
  await waitFor(() => expect(result.current.apps).toHaveLength(1));
  loadMock.mockReturnValue(new Promise(() => {}));
  rerender({ ids: [1, 2] });
  expect(result.current.apps).toBeNull();
});

test('ignores the result of ids that are not wanted any more', async () => {
  let finish = (_: ReturnType<typeof compared>) => {};
  loadMock.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const { result, rerender } = mount([1]);
  rerender({ ids: [2] });
  await waitFor(() => expect(result.current.apps).toEqual(compared([2])));
  await act(async () => finish(compared([1])));
  expect(result.current.apps).toEqual(compared([2]));
});

test('tries again after a failure when the connection is back, and only then', async () => {
  loadMock.mockRejectedValueOnce(new Error('No connection.'));
  const { result } = mount([1]);
  await waitFor(() => expect(result.current.error).not.toBeNull());
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.apps).toEqual(compared([1])));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(loadMock).toHaveBeenCalledTimes(2);
});
