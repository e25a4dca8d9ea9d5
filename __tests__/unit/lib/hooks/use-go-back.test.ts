import { renderHook } from '@testing-library/react';
import { useGoBack } from '@/lib/hooks/use-go-back';
import { dispatch, navigationStore, startNavigation } from '@/lib/navigation/store';

const router = { push: jest.fn() };

jest.mock('next/navigation', () => ({ useRouter: () => router }));

let back: jest.SpyInstance;

beforeEach(() => {
  router.push.mockReset();
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

  test('goes back where the URL has changed already', () => {
    fail('traverse');
    renderHook(useGoBack).result.current();
    expect(back).toHaveBeenCalledTimes(1);
    expect(isIdle()).toBe(false);
  });
});
