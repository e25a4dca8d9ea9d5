import { inTasks } from '@/lib/catalogue/tasks';

test('a loop ends between two tasks when its signal is aborted', async () => {
  const controller = new AbortController();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const pause = inTasks(controller.signal);
  controller.abort(new Error('replaced'));
  expect(pause()).toBeUndefined();
  now.mockReturnValue(1008);
  await expect(pause()).rejects.toThrow('replaced');
});

test('a loop goes on in the next task when it has taken 8 ms, and not before', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const pause = inTasks();
  expect(pause()).toBeUndefined();
  now.mockReturnValue(1007.9);
  expect(pause()).toBeUndefined();
  now.mockReturnValue(1008);
  const pausing = pause();
  let isNextTask = false;
  setTimeout(() => {
    isNextTask = true;
  });
  expect(pausing).toBeInstanceOf(Promise);
  await pausing;
  expect(isNextTask).toBe(false);
  expect(pause()).toBeUndefined();
  now.mockReturnValue(1016);
  expect(pause()).toBeInstanceOf(Promise);
});

test('a loop of a build does not pause', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_RUNTIME: 'nodejs' });
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const pause = inTasks();
  now.mockReturnValue(2000);
  expect(pause()).toBeUndefined();
});
