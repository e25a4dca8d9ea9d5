import { act, renderHook, waitFor } from '@testing-library/react';
import { catalogueStore } from '@/lib/source/catalogue-store';
import { parseFile, requestFile } from '@/lib/source/fetch';
import { useCatalogue, usePrefetchedCatalogue } from '@/lib/source/use-catalogue';
import { buildListedApps } from '../../../fixtures/apps';

jest.mock('@/lib/source/fetch');
jest.mock('@/lib/navigation/reload');

const requestMock = jest.mocked(requestFile);
const parseMock = jest.mocked(parseFile);

beforeEach(() => {
  requestMock.mockReset().mockResolvedValue('text');
  parseMock.mockReset().mockResolvedValue(buildListedApps(2));
  catalogueStore.setState(catalogueStore.getInitialState(), true);
});

describe('the store', () => {
  const { load, prefetch } = catalogueStore.getState();

  test('requests and parses the file once, also for simultaneous calls', async () => {
    const [, apps] = await Promise.all([prefetch(), load(), prefetch(), load()]);
    expect(await load()).toBe(apps);
    expect(catalogueStore.getState().apps).toBe(apps);
    expect(requestMock.mock.calls).toEqual([['/appsData.json']]);
    expect(parseMock.mock.calls).toEqual([['/appsData.json', 'text', {}]]);
  });

  test('does not parse a file that is only prefetched, and releases its text when it is parsed', async () => {
    await prefetch();
    expect(parseMock).not.toHaveBeenCalled();
    await load();
    expect(catalogueStore.getState().request).toBeNull();
    await prefetch();
    expect(requestMock).toHaveBeenCalledTimes(1);
  });

  test('requests again after a failed request, and after a file that cannot be parsed', async () => {
    requestMock.mockRejectedValueOnce(new Error('offline'));
    await expect(prefetch()).rejects.toThrow('offline');
    parseMock.mockRejectedValueOnce(new Error('not a catalogue'));
    await expect(load()).rejects.toThrow('not a catalogue');
    expect(catalogueStore.getState()).toMatchObject({ apps: null, request: null, result: null });
    await expect(load()).resolves.toEqual(buildListedApps(2));
    expect(requestMock).toHaveBeenCalledTimes(3);
  });
});

describe('useCatalogue', () => {
  const renderLoaded = () => {
    const rendered = renderHook(() => useCatalogue());
    act(() => rendered.result.current.load());
    return rendered;
  };

  test('returns cached apps on the first render', async () => {
    await catalogueStore.getState().load();
    const { result } = renderHook(() => useCatalogue());
    expect(result.current).toMatchObject({ apps: buildListedApps(2), error: null });
  });

  test('tries again after a failure when the connection is back', async () => {
    requestMock.mockRejectedValueOnce(new Error('No connection.'));
    const { result } = renderLoaded();
    await waitFor(() => expect(result.current.error).not.toBeNull());
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current).toMatchObject({ apps: buildListedApps(2), error: null }));
    expect(requestMock).toHaveBeenCalledTimes(2);
  });

  test('loads nothing that was not needed when the connection is back', async () => {
    renderHook(() => useCatalogue());
    jest.useFakeTimers();
    window.dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    expect(requestMock).not.toHaveBeenCalled();
  });
});

describe('usePrefetchedCatalogue', () => {
  afterEach(() => {
    jest.useRealTimers();
    delete document.documentElement.dataset.catalogue;
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  test('does not load a large catalogue', () => {
    jest.useFakeTimers();
    document.documentElement.dataset.catalogue = '/catalogue/1a2b 2 3';
    renderHook(() => usePrefetchedCatalogue());
    jest.advanceTimersByTime(1000);
    expect(requestMock).not.toHaveBeenCalled();
  });

  test('does not load if the visitor saves data', () => {
    jest.useFakeTimers();
    Object.assign(navigator, { connection: { saveData: true } });
    renderHook(() => usePrefetchedCatalogue());
    jest.advanceTimersByTime(1000);
    Reflect.deleteProperty(navigator, 'connection');
    expect(requestMock).not.toHaveBeenCalled();
  });

  test('does not parse the file', () => {
    jest.useFakeTimers();
    renderHook(() => usePrefetchedCatalogue());
    jest.advanceTimersByTime(200);
    expect(parseMock).not.toHaveBeenCalled();
  });

  test('parses the file if it is to be parsed', async () => {
    jest.useFakeTimers();
    renderHook(() => usePrefetchedCatalogue(true));
    await jest.advanceTimersByTimeAsync(200);
    expect(catalogueStore.getState().apps).toEqual(buildListedApps(2));
  });

  test('does not load after it is unmounted', () => {
    window.requestIdleCallback = jest.fn(() => 7);
    window.cancelIdleCallback = jest.fn();
    renderHook(() => usePrefetchedCatalogue()).unmount();
    expect(window.cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  test('ignores a failure', async () => {
    jest.useFakeTimers();
    const onUnhandled = jest.fn();
    process.on('unhandledRejection', onUnhandled);
    requestMock.mockRejectedValue(new Error('The list of apps could not be loaded (503).'));
    renderHook(() => usePrefetchedCatalogue());
    jest.advanceTimersByTime(200);
    jest.useRealTimers();
    // Node reports a rejection before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', onUnhandled);
    expect(requestMock).toHaveBeenCalledTimes(1);
    expect(onUnhandled).not.toHaveBeenCalled();
  });
});
