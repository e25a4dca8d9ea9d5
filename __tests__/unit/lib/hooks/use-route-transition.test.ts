import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useRouteTransition } from '@/lib/hooks/use-route-transition';
import { depart, navigationStore } from '@/lib/navigation';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const click = (to: string) => act(() => depart(to));

/** A step through the history, which has changed the address already when the browser tells of it. */
function stepTo(address: string) {
  window.history.replaceState(null, '', address);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}

/** The browser shows the page: for the first time or, `persisted`, thawed after it was frozen. */
const show = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

test('nothing is under way on the first page, and no second passes', () => {
  const { result } = renderHook(useRouteTransition, { initialProps: '/' });
  expect(result.current).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

describe('a click', () => {
  test('departs at once, before the page has come', () => {
    const { result } = renderHook(useRouteTransition, { initialProps: '/' });
    click('/apps');
    expect(result.current).toMatchObject({ to: '/apps', kind: 'link' });
  });

  test('arrives when the second since the click is over, not since the page has come', () => {
    const { result, rerender } = renderHook(useRouteTransition, { initialProps: '/' });
    click('/apps');
    pass(400);
    rerender('/apps');
    pass(599);
    expect(result.current).not.toBeNull();
    pass(1);
    expect(result.current).toBeNull();
  });

  test('waits for a page that takes longer than the second, and arrives with it', () => {
    const { result, rerender } = renderHook(useRouteTransition, { initialProps: '/' });
    click('/apps');
    pass(5000);
    expect(result.current).not.toBeNull();
    rerender('/apps');
    pass(0);
    expect(result.current).toBeNull();
  });

  test('on the page that stands ends after its second', () => {
    const { result } = renderHook(useRouteTransition, { initialProps: '/apps' });
    click('/apps');
    pass(999);
    expect(result.current).not.toBeNull();
    pass(1);
    expect(result.current).toBeNull();
  });

  test('while another page is on its way waits for the page asked for last, and for its own second', () => {
    const { result, rerender } = renderHook(useRouteTransition, { initialProps: '/' });
    click('/apps');
    pass(600);
    click('/apps/install');
    rerender('/apps');
    pass(900);
    expect(result.current).toMatchObject({ to: '/apps/install' });
    rerender('/apps/install');
    pass(99);
    expect(result.current).not.toBeNull();
    pass(1);
    expect(result.current).toBeNull();
  });
});

describe('an arrival at another path than the one asked for', () => {
  test('ends the departure when the page asked for does not come within three seconds', () => {
    const { result, rerender } = renderHook(useRouteTransition, { initialProps: '/' });
    click('/apps');
    rerender('/apps/install');
    pass(2999);
    expect(result.current).not.toBeNull();
    pass(1);
    expect(result.current).toBeNull();
  });

  test('does not show the page of an earlier click in the place of that of the last', () => {
    const { result, rerender } = renderHook(useRouteTransition, { initialProps: '/' });
    click('/apps');
    click('/apps/install');
    rerender('/apps');
    pass(1500);
    expect(result.current).toMatchObject({ to: '/apps/install' });
    rerender('/apps/install');
    pass(0);
    expect(result.current).toBeNull();
  });
});

describe('a change of path that nobody announced', () => {
  test('departs when the path changes, for a second', () => {
    const { result, rerender } = renderHook(useRouteTransition, { initialProps: '/' });
    rerender('/apps');
    expect(result.current).toMatchObject({ to: '/apps', kind: 'link' });
    pass(999);
    expect(result.current).not.toBeNull();
    pass(1);
    expect(result.current).toBeNull();
  });

  test('has departed before the browser paints the new page', () => {
    const seenBeforePaint: (string | undefined)[] = [];
    const { rerender } = renderHook(
      (path: string) => {
        useRouteTransition(path);
        useLayoutEffect(() => void seenBeforePaint.push(navigationStore.getState().departure?.to));
      },
      { initialProps: '/' },
    );
    expect(seenBeforePaint).toEqual([undefined]);
    rerender('/apps');
    expect(seenBeforePaint[1]).toBe('/apps');
  });

  test('is followed time after time', () => {
    const { result, rerender } = renderHook(useRouteTransition, { initialProps: '/' });
    rerender('/apps');
    pass(1000);
    rerender('/');
    expect(result.current).toMatchObject({ to: '/' });
    pass(1000);
    expect(result.current).toBeNull();
  });
});

describe('a step through the history', () => {
  test('departs before the page has come, and is told apart from a click', () => {
    const { result, rerender } = renderHook(useRouteTransition, { initialProps: '/apps' });
    stepTo('/');
    expect(result.current).toMatchObject({ to: '/', kind: 'back' });
    rerender('/');
    expect(result.current).toMatchObject({ to: '/', kind: 'back' });
    pass(1000);
    expect(result.current).toBeNull();
  });

  test('to an address with a trailing slash arrives at the path without it', () => {
    const { result, rerender } = renderHook(useRouteTransition, { initialProps: '/' });
    stepTo('/apps/');
    rerender('/apps');
    pass(1000);
    expect(result.current).toBeNull();
  });

  test.each(['/apps?q=ink', '/apps#list'])('within the page is no departure: %s', (address) => {
    const { result } = renderHook(useRouteTransition, { initialProps: '/apps' });
    stepTo(address);
    expect(result.current).toBeNull();
  });

  test('back to the page that stands, before the one asked for came, arrives at once', () => {
    const { result } = renderHook(useRouteTransition, { initialProps: '/apps' });
    stepTo('/');
    pass(300);
    stepTo('/apps');
    expect(result.current).toBeNull();
  });

  test('is measured against the page that stands, not the first', () => {
    const { result, rerender } = renderHook(useRouteTransition, { initialProps: '/' });
    rerender('/apps');
    pass(1000);
    stepTo('/');
    expect(result.current).toMatchObject({ to: '/', kind: 'back' });
  });
});

describe('a page that the browser had frozen', () => {
  test('in mid-departure arrives when it is thawed', () => {
    const { result } = renderHook(useRouteTransition, { initialProps: '/' });
    click('/apps');
    show(true);
    expect(result.current).toBeNull();
  });

  test('is told apart from a page that is shown for the first time', () => {
    const { result } = renderHook(useRouteTransition, { initialProps: '/' });
    click('/apps');
    show(false);
    expect(result.current).not.toBeNull();
  });
});

test('leaves no timer behind', () => {
  const { rerender, unmount } = renderHook(useRouteTransition, { initialProps: '/' });
  rerender('/apps');
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('leaves no listener behind', () => {
  renderHook(useRouteTransition, { initialProps: '/' }).unmount();
  stepTo('/apps');
  expect(navigationStore.getState().departure).toBeNull();

  depart('/apps');
  show(true);
  expect(navigationStore.getState().departure).not.toBeNull();
});
