import { renderHook } from '@testing-library/react';
import { useGoBack } from '@/lib/hooks/use-go-back';
import { dispatch, navigationStore, startNavigation } from '@/lib/navigation/store';

const router = { push: jest.fn(), replace: jest.fn() };

jest.mock('next/navigation', () => ({ useRouter: () => router }));

let back: jest.SpyInstance;

beforeEach(() => {
  router.push.mockReset();
  router.replace.mockReset();
  back = jest.spyOn(window.history, 'back').mockReturnValue();
  dispatch({ type: 'restored' });
});

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

const givenStepBack = (canGoBack: boolean) =>
  Object.defineProperty(window, 'navigation', { value: { canGoBack }, configurable: true });

const isIdle = () => navigationStore.getState().navigation === null;

test('goes nowhere before it is asked to', () => {
  renderHook(useGoBack);
  expect(back).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});

test('goes back where the page before is of this site', () => {
  givenStepBack(true);
  renderHook(useGoBack).result.current();
  expect(back).toHaveBeenCalledTimes(1);
  expect(router.push).not.toHaveBeenCalled();
});

test('goes home where it is not', () => {
  givenStepBack(false);
  renderHook(useGoBack).result.current();
  expect(back).not.toHaveBeenCalled();
  expect(router.push.mock.calls).toEqual([['/', { scroll: false }]]);
});

describe('after a page that did not load', () => {
  function fail(type: 'push' | 'traverse') {
    startNavigation('/apps', type);
    dispatch({ type: 'failed', id: navigationStore.getState().navigation?.id ?? 0 });
    givenStepBack(true);
  }

  test('shows the page before, which is still there', () => {
    fail('push');
    renderHook(useGoBack).result.current();
    expect(isIdle()).toBe(true);
    expect(back).not.toHaveBeenCalled();
  });

  test('has the router drop the page, which may still come', () => {
    const replaceState = jest.spyOn(window.history, 'replaceState');
    fail('push');
    renderHook(useGoBack).result.current();
    expect(replaceState).toHaveBeenLastCalledWith(expect.anything(), '', new URL(window.location.href));
  });

  test('asks for the page before where that has not come either', () => {
    navigationStore.setState({ isComplete: false });
    fail('push');
    renderHook(useGoBack).result.current();
    expect(router.replace.mock.calls).toEqual([['/', { scroll: false }]]);
    expect(back).not.toHaveBeenCalled();
  });

  test('goes back where the URL has changed already', () => {
    fail('traverse');
    renderHook(useGoBack).result.current();
    expect(back).toHaveBeenCalledTimes(1);
    expect(isIdle()).toBe(false);
  });
});
