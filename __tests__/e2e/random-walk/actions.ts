import fc from 'fast-check';
import { INSTALLED_ORDERS, type InstalledOrder } from '@/lib/catalogue/installed-order';
import { LIST_ORDERS, type ListOrder } from '@/lib/catalogue/list-order';

/** One action of a visitor. An action that the page does not offer at that moment is skipped. */
export type Action =
  | { type: 'nav'; name: 'Home' | 'Apps' | 'Installation' | 'Fjordline' }
  | { type: 'card' | 'tap' | 'developer' | 'collection' | 'compare' | 'screenshot' | 'filter'; index: number }
  | { type: 'back' | 'forward' | 'reload' | 'install' | 'closeDialog' | 'openComparison' }
  | { type: 'hash'; hash: string }
  | { type: 'search' | 'compose'; text: string }
  | { type: 'order'; order: ListOrder }
  | { type: 'sort'; order: InstalledOrder }
  | { type: 'theme'; theme: '' | 'light' | 'dark' }
  | { type: 'scroll'; top: number }
  | { type: 'uninstall'; answer: 'confirm' | 'cancel' | 'escape' | 'none' }
  | { type: 'otherTab'; ids: number[] }
  | { type: 'network'; delay: number; failures: number }
  /** The session of a host with a sign-in ends: it redirects, or answers with this status. */
  | { type: 'endSession'; status: number | undefined };

export interface Step {
  action: Action;
  /** Milliseconds until the next step; null waits for the page to settle, and checks it. */
  wait: number | null;
}

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 30 });

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('nav' as const),
      name: fc.constantFrom('Home' as const, 'Apps' as const, 'Installation' as const, 'Fjordline' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('card' as const), index: fc.nat(60) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('tap' as const), index: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('developer' as const), index: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('collection' as const), index: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('compare' as const), index: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('screenshot' as const), index: fc.nat(7) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('filter' as const), index: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.constant({ type: 'openComparison' as const }) },
  { weight: 7, arbitrary: fc.constant({ type: 'back' as const }) },
  { weight: 3, arbitrary: fc.constant({ type: 'forward' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'reload' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('hash' as const),
      hash: fc.constantFrom('main', 'ratings', 'nowhere'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('search' as const),
      text: fc.constantFrom('', 'e', 'a', 'gosl', 'fjor', 'no such app', "who's"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('compose' as const),
      text: fc.constantFrom('e', 'fjor', '地図', 'ㅎㅏㄴ'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('order' as const), order: fc.constantFrom(...LIST_ORDERS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('sort' as const),
      order: fc.constantFrom(...INSTALLED_ORDERS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('theme' as const),
      theme: fc.constantFrom('' as const, 'light' as const, 'dark' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('scroll' as const), top: fc.integer({ min: 0, max: 4000 }) }),
  },
  { weight: 3, arbitrary: fc.constant({ type: 'install' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('uninstall' as const),
      answer: fc.constantFrom('confirm' as const, 'cancel' as const, 'escape' as const, 'none' as const),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ type: 'closeDialog' as const }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('otherTab' as const), ids }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('network' as const),
      delay: fc.integer({ min: 0, max: 3000 }),
      failures: fc.constantFrom(0, 0, 0, 1, 2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('endSession' as const),
      status: fc.constantFrom(undefined, undefined, 200, 401, 403),
    }),
  },
);

const step: fc.Arbitrary<Step> = fc.record({
  action,
  wait: fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 700 }) },
  ),
});

/** Random sequences of steps, the same ones for the same seed. */
export function sampleSequences(runs: number, seed: number): Step[][] {
  return fc.sample(fc.array(step, { minLength: 8, maxLength: 14, size: 'max' }), { numRuns: runs, seed });
}
