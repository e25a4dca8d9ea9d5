import { renderHook } from '@testing-library/react';
import { useGoBack } from '@/lib/hooks/use-go-back';
import { arrive, depart, navigationStore } from '@/lib/navigation';

const router = { push: jest.fn() };

jest.mock('next/navigation', () => ({ useRouter: () => router }));

let back: jest.SpyInstance;

beforeEach(() => {
  router.push.mockReset();
  back = jest.spyOn(window.history, 'back').mockReturnValue();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'navigation');
});

function expectBack() {
  expect(back).toHaveBeenCalledTimes(1);
  expect(router.push).not.toHaveBeenCalled();
  expect(navigationStore.getState().departure).toBeNull();
}

function expectHome() {
  expect(back).not.toHaveBeenCalled();
  // Where the page is put is up to usePagePosition.
  expect(router.push.mock.calls).toEqual([['/', { scroll: false }]]);
}

test('goes nowhere before it is asked to', () => {
  renderHook(useGoBack);
  expect(back).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});

test('shows the skeleton at once when it goes home, from the second of the click', () => {
  jest.useFakeTimers();
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const { result } = renderHook(useGoBack);
  jest.advanceTimersByTime(400);
  result.current();
  expect(navigationStore.getState().departure).toEqual({ to: '/', at: performance.now(), kind: 'link' });
});

describe('in a browser with the Navigation API', () => {
  const give = (canGoBack: boolean) =>
    Object.defineProperty(window, 'navigation', { value: { canGoBack }, configurable: true });

  test('goes back where the page before is of this site', () => {
    give(true);
    renderHook(useGoBack).result.current();
    expectBack();
  });

  test('goes home where the page before is of another site, however long the history', () => {
    give(false);
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(5);
    renderHook(useGoBack).result.current();
    expectHome();
  });
});

describe('in a browser without the Navigation API', () => {
  const give = (length: number, referrer: string) => {
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(length);
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  };

  test('goes back where the visitor came from this site', () => {
    give(2, `${window.location.origin}/apps`);
    renderHook(useGoBack).result.current();
    expectBack();
  });

  test('goes back where the visitor came from elsewhere and has followed a link since', () => {
    give(5, 'https://search.example/?q=apps');
    depart('/apps');
    arrive();
    renderHook(useGoBack).result.current();
    expectBack();
  });

  test('goes home where the visitor came from elsewhere and only stepped through the history', () => {
    give(5, 'https://search.example/?q=apps');
    depart('/', 'back');
    arrive();
    renderHook(useGoBack).result.current();
    expectHome();
  });

  test('goes home in a new tab', () => {
    give(1, `${window.location.origin}/apps`);
    renderHook(useGoBack).result.current();
    expectHome();
  });

  test.each([
    'https://search.example/?q=apps',
    'https://search.example/http://localhost/apps',
    'http://localhost.example.evil.com/apps',
    'http://localhost@evil.com/apps',
    'http://localhost:8080/apps',
    'https://localhost/apps',
    '',
  ])('goes home where the visitor came from %j', (referrer) => {
    expect(window.location.origin).toBe('http://localhost');
    give(5, referrer);
    renderHook(useGoBack).result.current();
    expectHome();
  });
});
