import { arrive, depart, navigationStore, skeletonTimeLeft } from '@/lib/navigation';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('nothing is under way on the first page', () => {
  expect(navigationStore.getState().departure).toBeNull();
});

test('a departure knows where to and since when', () => {
  jest.advanceTimersByTime(250);
  const at = performance.now();
  depart('/apps');
  jest.advanceTimersByTime(250);
  expect(navigationStore.getState().departure).toEqual({ to: '/apps', at, kind: 'link' });
});

test('a departure through the history is told apart from a link', () => {
  depart('/apps', 'back');
  expect(navigationStore.getState().departure?.kind).toBe('back');
});

test('a second departure takes the place of the first', () => {
  depart('/apps', 'back');
  jest.advanceTimersByTime(600);
  depart('/apps/install');
  expect(navigationStore.getState().departure).toMatchObject({
    to: '/apps/install',
    kind: 'link',
    at: performance.now(),
  });
});

test('an arrival ends the departure', () => {
  depart('/apps');
  arrive();
  expect(navigationStore.getState().departure).toBeNull();
});

describe('whether the visitor has followed a link', () => {
  test('is not so on the first page', () => {
    expect(navigationStore.getState().hasDeparted).toBe(false);
  });

  test('stays so once they have, after arrivals and steps through the history too', () => {
    depart('/apps');
    expect(navigationStore.getState().hasDeparted).toBe(true);
    arrive();
    depart('/', 'back');
    arrive();
    expect(navigationStore.getState().hasDeparted).toBe(true);
  });

  test('is not so after steps through the history alone', () => {
    depart('/', 'back');
    arrive();
    expect(navigationStore.getState().hasDeparted).toBe(false);
  });
});

describe('skeletonTimeLeft', () => {
  const departure = { to: '/apps', at: 5000, kind: 'link' } as const;

  test.each([
    ['all of the second at the start', 5000, 1000],
    ['what is left within the second', 5400, 600],
    ['nothing when the second is over', 6000, 0],
    ['nothing, and never less, long afterwards', 60_000, 0],
  ])('gives %s', (_title, now, left) => {
    expect(skeletonTimeLeft(departure, now)).toBe(left);
  });
});
