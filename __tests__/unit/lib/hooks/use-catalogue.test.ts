import { renderHook, waitFor } from '@testing-library/react';
import { fetchCatalogue } from '@/lib/catalogue/fetch';
import { catalogueStore } from '@/lib/hooks/catalogue-store';
import { useCatalogue, usePreloadedCatalogue } from '@/lib/hooks/use-catalogue';
import { buildApps } from '../../../fixtures/apps';

jest.mock('@/lib/catalogue/fetch');

const fetchMock = jest.mocked(fetchCatalogue);

beforeEach(() => {
  fetchMock.mockReset();
  catalogueStore.setState(catalogueStore.getInitialState(), true);
});

describe('useCatalogue', () => {
  test('has neither apps nor an error while the catalogue loads', () => {
    fetchMock.mockReturnValue(new Promise(() => {}));
    expect(renderHook(useCatalogue).result.current).toEqual({ apps: null, error: null });
  });

  test('returns the apps when they are loaded', async () => {
    fetchMock.mockResolvedValue(buildApps(2));
    const { result } = renderHook(useCatalogue);
    expect(result.current.apps).toBeNull();
    await waitFor(() => expect(result.current).toEqual({ apps: buildApps(2), error: null }));
  });

  test('returns cached apps on the first render', async () => {
    fetchMock.mockResolvedValue(buildApps(2));
    await catalogueStore.getState().load();
    expect(renderHook(useCatalogue).result.current).toEqual({ apps: buildApps(2), error: null });
  });

  test('returns the error if the request fails', async () => {
    const error = new Error('The list of apps could not be loaded (503).');
    fetchMock.mockRejectedValue(error);
    const { result } = renderHook(useCatalogue);
    await waitFor(() => expect(result.current).toEqual({ apps: null, error }));
  });

  test('converts a thrown value to an Error', async () => {
    fetchMock.mockRejectedValue('gone');
    const { result } = renderHook(useCatalogue);
    await waitFor(() => expect(result.current.error).toEqual(new Error('gone')));
  });

  test('sends one request for several renders', async () => {
    fetchMock.mockResolvedValue([]);
    const { result, rerender } = renderHook(useCatalogue);
    await waitFor(() => expect(result.current.apps).toEqual([]));
    rerender();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('usePreloadedCatalogue', () => {
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  test('loads when the browser is idle, or after two seconds at the latest', () => {
    window.requestIdleCallback = jest.fn(() => 7);
    window.cancelIdleCallback = jest.fn();
    fetchMock.mockResolvedValue([]);
    const { unmount } = renderHook(usePreloadedCatalogue);
    expect(fetchMock).not.toHaveBeenCalled();

    const [load, options] = jest.mocked(window.requestIdleCallback).mock.calls[0]!;
    expect(options).toEqual({ timeout: 2000 });
    load({ didTimeout: false, timeRemaining: () => 10 });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    unmount();
  });

  test('does not load after it is unmounted', () => {
    window.requestIdleCallback = jest.fn(() => 7);
    window.cancelIdleCallback = jest.fn();
    renderHook(usePreloadedCatalogue).unmount();
    expect(window.cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  test('loads after 200 ms without requestIdleCallback', () => {
    jest.useFakeTimers();
    fetchMock.mockResolvedValue([]);
    renderHook(usePreloadedCatalogue);
    jest.advanceTimersByTime(199);
    expect(fetchMock).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('does not load after it is unmounted, without requestIdleCallback', () => {
    jest.useFakeTimers();
    renderHook(usePreloadedCatalogue).unmount();
    jest.advanceTimersByTime(1000);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('ignores a failure', async () => {
    jest.useFakeTimers();
    const onUnhandled = jest.fn();
    process.on('unhandledRejection', onUnhandled);
    fetchMock.mockRejectedValue(new Error('The list of apps could not be loaded (503).'));
    renderHook(usePreloadedCatalogue);
    jest.advanceTimersByTime(200);
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', onUnhandled);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(onUnhandled).not.toHaveBeenCalled();
  });
});
