import { progressOf } from '@/lib/machine/progress';

test('prints how much is done, at most once a minute', () => {
  jest.useFakeTimers();
  const print = jest.spyOn(console, 'log').mockImplementation();
  const onDone = progressOf((done) => `${done} of 5`);

  onDone();
  onDone();
  expect(print).not.toHaveBeenCalled();

  jest.advanceTimersByTime(60_000);
  onDone();
  onDone();
  expect(print.mock.calls).toEqual([['3 of 5']]);

  jest.advanceTimersByTime(60_000);
  onDone();
  expect(print).toHaveBeenLastCalledWith('5 of 5');
});
