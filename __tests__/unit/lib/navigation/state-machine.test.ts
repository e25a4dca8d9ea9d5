import {
  INITIAL_STATE,
  type NavigationEvent,
  type NavigationState,
  reduce,
} from '@/lib/navigation/state-machine';
import { fc } from '../../../fixtures/properties';

const started = (id: number, to: string, at = 0) =>
  ({ type: 'started', id, navigationType: 'push', href: to, to, at }) as const;

function run(events: readonly NavigationEvent[], state: NavigationState = INITIAL_STATE): NavigationState {
  return events.reduce(reduce, state);
}

/** The state after a load of this path. */
const idleAt = (path: string) =>
  run([
    { type: 'committed', id: 0, path },
    { type: 'rendered', id: 0 },
  ]);

test.each([
  ['the same page, which is in the DOM', true, '/apps', true],
  ['the same page, which is not', false, '/apps', false],
  ['another page', true, '/', false],
])('a commit of %s', (_page, isComplete, path, expected) => {
  const state = { ...idleAt('/apps'), isComplete };
  expect(run([{ type: 'committed', id: 0, path }], state).isComplete).toBe(expected);
});

describe('a navigation', () => {
  test('is pending, then rendering, then idle', () => {
    const pending = run([started(1, '/apps')], idleAt('/'));
    expect(pending).toMatchObject({ path: '/', navigation: { phase: 'pending', hasSkeleton: true } });
    const rendering = run([{ type: 'committed', id: 1, path: '/apps' }], pending);
    expect(rendering).toMatchObject({ path: '/apps', navigation: { phase: 'rendering' } });
    expect(run([{ type: 'rendered', id: 1 }], rendering)).toEqual({
      path: '/apps',
      isComplete: true,
      navigation: null,
    });
  });

  test('ends when its files have arrived, and waits for no data', () => {
    const shown = run(
      [started(1, '/apps'), { type: 'committed', id: 1, path: '/apps' }, { type: 'shown', id: 1 }],
      idleAt('/'),
    );
    expect(shown).toEqual({ path: '/apps', isComplete: true, navigation: null });
    expect(run([{ type: 'rendered', id: 1 }], shown)).toBe(shown);
  });

  test('of the history shows its page without data, and ends with them', () => {
    const shown = run(
      [
        { ...started(1, '/apps'), navigationType: 'traverse' },
        { type: 'committed', id: 1, path: '/apps' },
        { type: 'failed', id: 1 },
        { type: 'shown', id: 1 },
      ],
      idleAt('/'),
    );
    expect(shown.navigation).toMatchObject({ hasSkeleton: false, hasFailed: false, phase: 'rendering' });
    expect(run([{ type: 'shown', id: 1 }], shown)).toBe(shown);
    expect(run([{ type: 'rendered', id: 1 }], shown)).toEqual(idleAt('/apps'));
  });

  test('is not shown before the router commits it', () => {
    const pending = run([started(1, '/apps')], idleAt('/'));
    expect(run([{ type: 'shown', id: 1 }], pending)).toBe(pending);
  });

  test('to the current path shows no skeleton', () => {
    expect(run([started(1, '/apps')], idleAt('/apps')).navigation?.hasSkeleton).toBe(false);
  });

  test('does not end before the router commits it', () => {
    const state = run([started(1, '/apps'), { type: 'rendered', id: 1 }], idleAt('/'));
    expect(state.navigation?.phase).toBe('pending');
  });

  test('is not ended by events of a superseded navigation', () => {
    const state = run(
      [started(1, '/apps'), started(2, '/'), { type: 'committed', id: 1, path: '/apps' }],
      idleAt('/'),
    );
    expect(state).toMatchObject({ path: '/apps', navigation: { id: 2, phase: 'pending' } });
    expect(run([{ type: 'failed', id: 1 }], state)).toBe(state);
    expect(run([{ type: 'rendered', id: 1 }], state)).toBe(state);
  });

  test('keeps its start time and skeleton if repeated by a second click', () => {
    const state = run(
      [started(1, '/apps', 100), { type: 'committed', id: 1, path: '/apps' }, started(2, '/apps', 400)],
      idleAt('/'),
    );
    expect(state.navigation).toMatchObject({ id: 2, startedAt: 100, hasSkeleton: true, phase: 'pending' });
  });

  test('restarts if repeated after a failure', () => {
    const state = run(
      [started(1, '/apps', 100), { type: 'failed', id: 1 }, started(2, '/apps', 400)],
      idleAt('/'),
    );
    expect(state.navigation).toMatchObject({ startedAt: 400, hasFailed: false });
  });
});

describe('the first page', () => {
  test('is complete once its content is in the DOM, without a skeleton', () => {
    const loading = run([{ type: 'committed', id: 0, path: '/apps' }]);
    expect(loading).toMatchObject({ isComplete: false, navigation: { type: 'load', hasSkeleton: false } });
    expect(run([{ type: 'rendered', id: 0 }], loading)).toEqual(idleAt('/apps'));
  });

  test('can end before the router commits it', () => {
    expect(run([{ type: 'rendered', id: 0 }])).toMatchObject({ isComplete: true, navigation: null });
  });
});

describe('a failed navigation', () => {
  const failed = run([started(1, '/apps'), { type: 'failed', id: 1 }], idleAt('/'));

  test('restarts its time with a retry', () => {
    expect(run([{ type: 'retried', at: 900 }], failed).navigation).toMatchObject({
      hasFailed: false,
      startedAt: 900,
    });
  });
});

test('only a failed navigation can be retried', () => {
  const pending = run([started(1, '/apps')], idleAt('/'));
  expect(run([{ type: 'retried', at: 5 }], pending)).toBe(pending);
});

test('only a start changes the idle state', () => {
  const idle = idleAt('/');
  const events: NavigationEvent[] = [
    { type: 'rendered', id: 0 },
    { type: 'failed', id: 0 },
    { type: 'retried', at: 1 },
    { type: 'cancelled' },
  ];
  for (const event of events) expect(run([event], idle)).toEqual(idle);
});

describe('any sequence of events', () => {
  const id = fc.integer({ min: 0, max: 6 });
  const path = fc.constantFrom('/', '/apps', '/apps/install', '/apps/appdetails/1');
  const at = fc.integer({ min: 0, max: 10_000 });
  const event: fc.Arbitrary<NavigationEvent> = fc.oneof(
    fc.record({
      type: fc.constant('started' as const),
      id,
      navigationType: fc.constantFrom('push' as const, 'replace' as const, 'traverse' as const),
      href: path,
      to: path,
      at,
    }),
    fc.record({ type: fc.constant('committed' as const), id, path }),
    fc.record({ type: fc.constant('shown' as const), id }),
    fc.record({ type: fc.constant('rendered' as const), id }),
    fc.record({ type: fc.constant('failed' as const), id }),
    fc.record({ type: fc.constant('retried' as const), at }),
    fc.constant({ type: 'cancelled' as const }),
  );
  const states = fc.array(event, { maxLength: 20 }).map((events) => run(events, INITIAL_STATE));

  test('is idle after the page of the last navigation is complete', () => {
    fc.assert(
      fc.property(states, (state) => {
        const last = state.navigation?.id ?? 0;
        const ended = run(
          [
            { type: 'committed', id: last, path: '/x' },
            { type: 'rendered', id: last },
          ],
          state,
        );
        expect(ended).toMatchObject({ path: '/x', navigation: null });
      }),
    );
  });

  test('shows an error with a retry, or the page, if no more events occur', () => {
    fc.assert(
      fc.property(states, (state) => {
        // The timeout of `useNavigation`.
        const stalled = state.navigation ? run([{ type: 'failed', id: state.navigation.id }], state) : state;
        expect(stalled.navigation === null || stalled.navigation.hasFailed).toBe(true);
      }),
    );
  });

  test('is idle with an incomplete page only after it is cancelled', () => {
    fc.assert(
      fc.property(states, event, (state, next) => {
        const after = reduce(state, next);
        if (state.navigation && !after.navigation && next.type !== 'cancelled')
          expect(after.isComplete).toBe(true);
      }),
    );
  });

  test('is idle after it is cancelled', () => {
    fc.assert(
      fc.property(states, (state) => expect(run([{ type: 'cancelled' }], state).navigation).toBeNull()),
    );
  });

  test('never modifies the given state', () => {
    fc.assert(
      fc.property(states, event, (state, next) => {
        const before = structuredClone(state);
        reduce(state, next);
        expect(state).toEqual(before);
      }),
    );
  });
});
