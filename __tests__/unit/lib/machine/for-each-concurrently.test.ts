import { setImmediate } from 'node:timers/promises';
import { forEachConcurrently } from '@/lib/machine/for-each-concurrently';

test('calls the function once for each item, and at most as often at once as the limit', async () => {
  const seen: number[] = [];
  let running = 0;
  let most = 0;
  await forEachConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    seen.push(item);
    running -= 1;
  });
  expect(seen.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('throws the error of a call', async () => {
  const fail = () => Promise.reject(new Error('no space left'));
  await expect(forEachConcurrently([1, 2, 3], 2, fail)).rejects.toThrow('no space left');
});

test('takes no further item after an error', async () => {
  const taken: number[] = [];
  const run = async (item: number) => {
    taken.push(item);
    if (item === 1) throw new Error('no space left');
    await setImmediate();
  };
  await expect(forEachConcurrently([1, 2, 3, 4], 2, run)).rejects.toThrow('no space left');
  await setImmediate();
  await setImmediate();
  expect(taken).toEqual([1, 2]);
});

test('prints how many items are done, at most once a minute', async () => {
  jest.useFakeTimers();
  const print = jest.spyOn(console, 'log').mockImplementation();
  const takeHalfAMinute = async () => jest.setSystemTime(Date.now() + 30_000);
  await forEachConcurrently([1, 2, 3, 4, 5], 1, takeHalfAMinute, 'picture');
  expect(print.mock.calls).toEqual([['2 of 5 pictures are done.'], ['4 of 5 pictures are done.']]);
});
