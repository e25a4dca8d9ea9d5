import { act, renderHook } from '@testing-library/react';
import { useCheck } from '@/components/editor/use-check';
import type { CheckAnswer, CheckRequest } from '@/lib/editor/check-worker';
import { buildApps } from '../../../fixtures/apps';
import { openDocument } from '../../../fixtures/editor';

jest.mock('idb-keyval', () => ({}));

let titles: unknown[];
let answer: (data: CheckAnswer) => void;
let fail: () => void;

beforeEach(() => {
  titles = [];
  jest.useFakeTimers();
  window.Worker = class {
    onmessage?: (event: { data: CheckAnswer }) => void;
    onerror?: () => void;
    constructor() {
      answer = (data) => act(() => this.onmessage?.({ data }));
      fail = () => act(() => this.onerror?.());
    }
    postMessage({ rows }: CheckRequest) {
      titles.push(rows[0]?.value.title);
    }
    terminate() {}
  } as unknown as typeof Worker;
});

afterEach(() => jest.useRealTimers());

/** Opens the editor's check, and returns what types a title and pauses. */
function openCheck() {
  const store = openDocument(buildApps(1));
  const { result } = renderHook(() => useCheck(store));
  const type = (title: string) => {
    act(() => store.getState().setField(store.getState().rows[0]!.key, ['title'], title));
    act(() => jest.advanceTimersByTime(200));
  };
  return { result, type };
}

test('while a check runs, only the latest document waits, and each answer is shown', () => {
  const { result, type } = openCheck();
  for (const title of ['A', 'Ab', 'Abc']) type(title);
  expect(titles).toEqual(['A']);
  const first: CheckAnswer = new Map([['first', []]]);
  answer(first);
  expect(result.current).toEqual({ diagnostics: first, hasFailed: false });
  expect(titles).toEqual(['A', 'Abc']);
  answer(new Map());
  expect(titles).toEqual(['A', 'Abc']);
  type('Abcd');
  expect(titles).toEqual(['A', 'Abc', 'Abcd']);
});

test('the check goes on after one that fails, which is known until the next answer', () => {
  const { result, type } = openCheck();
  for (const title of ['A', 'Ab']) type(title);
  expect(result.current.hasFailed).toBe(false);
  fail();
  expect(titles).toEqual(['A', 'Ab']);
  expect(result.current.hasFailed).toBe(true);
  answer(new Map());
  expect(result.current.hasFailed).toBe(false);
});
