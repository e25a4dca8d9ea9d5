import { followTabs } from '@/lib/browser/follow-tabs';

const onChange = jest.fn();
let stop: () => void;

const changeElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const restore = () => window.dispatchEvent(new Event('pageshow'));
const show = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  onChange.mockReset();
  stop = followTabs('appList', onChange);
});
afterEach(() => stop());

test.each([
  ['another tab changes the value', () => changeElsewhere('appList')],
  ['another tab clears the storage', () => changeElsewhere(null)],
  ['the page is restored from the bfcache', restore],
  ['the page becomes visible', show],
])('calls back when %s', (_title, act) => {
  expect(onChange).not.toHaveBeenCalled();
  act();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('ignores other keys', () => {
  changeElsewhere('appList.unreadable');
  expect(onChange).not.toHaveBeenCalled();
});

test('does not call back when the page becomes hidden', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show();
  expect(onChange).not.toHaveBeenCalled();
});

test('stops', () => {
  stop();
  changeElsewhere('appList');
  restore();
  show();
  expect(onChange).not.toHaveBeenCalled();
});
