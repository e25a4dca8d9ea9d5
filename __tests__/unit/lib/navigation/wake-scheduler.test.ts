import { wakeSchedulerAfterBfcache } from '@/lib/navigation/wake-scheduler';

class FakeChannel {
  readonly port2 = { postMessage: jest.fn() };
}

const { MessageChannel } = window;
afterEach(() => {
  window.MessageChannel = MessageChannel;
});

function show(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('sends a message through the first channel when the page is restored from the bfcache', () => {
  window.MessageChannel = FakeChannel as never;
  wakeSchedulerAfterBfcache();
  const [first, second] = [new window.MessageChannel(), new window.MessageChannel()];
  expect(window.MessageChannel).toBe(FakeChannel);

  show(false);
  expect(first.port2.postMessage).not.toHaveBeenCalled();

  show(true);
  show(true);
  expect(jest.mocked(first.port2.postMessage).mock.calls).toEqual([[null], [null]]);
  expect(second.port2.postMessage).not.toHaveBeenCalled();
});
