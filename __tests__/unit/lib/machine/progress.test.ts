import { progressOf } from '@/lib/machine/progress';

test('prints how much is done, at most once a minute', () => {
  jest.useFakeTimers();
  const print = jest.spyOn(console, 'log').mockImplementation();
  const onDone = progressOf((done, all) => `${done} of ${all}`);

  onDone(5);
  onDone(5);
  expect(print).not.toHaveBeenCalled();

  jest.advanceTimersByTime(60_000);
  onDone(5);
  onDone(5);
  expect(print.mock.calls).toEqual([['3 of 5']]);

  jest.advanceTimersByTime(60_000);
  onDone(5);
  expect(print).toHaveBeenLastCalledWith('5 of 5');
});
