import { oneLine } from '@/components/ui/inline-script';
import { leaveRoom, RESERVE_ROOM } from '@/lib/early/reserve-room';
import { refuse } from '../../../fixtures/storage';

const room = () => document.documentElement.style.getPropertyValue('--bar-room');

/** Loads a page of a tab with these stored values, and runs the script before its footer. */
function load(stored: Record<string, string>): void {
  window.sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) window.sessionStorage.setItem(key, value);
  const script = document.createElement('script');
  script.textContent = oneLine(RESERVE_ROOM);
  document.body.append(script);
}

afterEach(leaveRoom);

test('reserves the height of the last bar, until it is shown', () => {
  load({ compare: '[{"id":1,"title":"Wagtail"}]', compareHeight: '65' });
  expect(room()).toBe('65px');

  leaveRoom();
  expect(room()).toBe('');
});

test.each([
  ['no app was chosen', {}],
  ['the chosen apps were cleared', { compare: '[]', compareHeight: '65' }],
  ['the height is not known', { compare: '[{"id":1,"title":"Wagtail"}]' }],
])('reserves nothing if %s', (_case, stored) => {
  load(stored);

  expect(room()).toBe('');
});

test('does not throw if the storage is denied', () => {
  const complain = jest.spyOn(console, 'error');
  jest
    .spyOn(window, 'sessionStorage', 'get')
    .mockReturnValueOnce(window.sessionStorage)
    .mockImplementation(refuse);

  load({});

  expect(room()).toBe('');
  expect(complain).not.toHaveBeenCalled();
});
