import { renderHook } from '@testing-library/react';
import { dispatch, navigationStore, startNavigation } from '@/lib/navigation/store';
import { useGoBack } from '@/lib/navigation/use-go-back';

const router = { push: jest.fn(), replace: jest.fn() };

jest.mock('next/navigation', () => ({ useRouter: () => router }));

let back: jest.SpyInstance;

beforeEach(() => {
  router.push.mockReset();
  router.replace.mockReset();
  back = jest.spyOn(window.history, 'back').mockReturnValue();
  dispatch({ type: 'cancelled' });
});

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

const givenStepBack = (canGoBack: boolean) =>
  Object.defineProperty(window, 'navigation', { value: { canGoBack }, configurable: true });

const isIdle = () => navigationStore.getState().navigation === null;

test('goes home if the previous entry is on another site', () => {
  givenStepBack(false);
  renderHook(useGoBack).result.current();
  expect(back).not.toHaveBeenCalled();
  expect(router.push.mock.calls).toEqual([['/', { scroll: false }]]);
});

test('a double click that began on the page before does not go back once more', () => {
  givenStepBack(true);
  const button = document.createElement('button');
  button.addEventListener('click', renderHook(useGoBack).result.current);
  // Not in the document: the window has listeners of other tests.
  const click = (detail: number) => button.dispatchEvent(new MouseEvent('click', { detail }));
  click(2);
  expect(back).not.toHaveBeenCalled();
  click(1);
  expect(back).toHaveBeenCalledTimes(1);
});

describe('after a failed navigation', () => {
  function fail(type: 'push' | 'traverse') {
    startNavigation('/apps', type);
    dispatch({ type: 'failed', id: navigationStore.getState().navigation?.id ?? 0 });
    givenStepBack(true);
  }

  test('makes the router drop the pending page', () => {
    const replaceState = jest.spyOn(window.history, 'replaceState');
    fail('push');
    renderHook(useGoBack).result.current();
    expect(replaceState).toHaveBeenLastCalledWith(expect.anything(), '', new URL(window.location.href));
  });

  test('requests the previous page if that is incomplete too', () => {
    navigationStore.setState({ isComplete: false });
    fail('push');
    renderHook(useGoBack).result.current();
    expect(router.replace.mock.calls).toEqual([['/', { scroll: false }]]);
    expect(back).not.toHaveBeenCalled();
  });

  test('goes back if the router has already committed the page', () => {
    fail('push');
    const { navigation } = navigationStore.getState();
    dispatch({ type: 'committed', id: navigation?.id ?? 0, path: '/apps' });
    renderHook(useGoBack).result.current();
    expect(back).toHaveBeenCalledTimes(1);
    expect(router.replace).not.toHaveBeenCalled();
  });

  test('goes back if the URL has already changed', () => {
    fail('traverse');
    renderHook(useGoBack).result.current();
    expect(back).toHaveBeenCalledTimes(1);
    expect(isIdle()).toBe(false);
  });
});
