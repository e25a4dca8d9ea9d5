import { dayOfInstallation, formatDays, parseDays, today } from '@/lib/installed/days';
import { createInstalledStore } from '@/lib/installed/store';
import { character, fc } from '../../../fixtures/properties';
import { buildStorage, refuse } from '../../../fixtures/storage';
import { buildTabs } from '../../../fixtures/tabs';

const createStore = (browser: Storage) => createInstalledStore(() => browser);
const storedDays = (browser: Storage) => JSON.parse(browser.getItem('appList.days') ?? 'null');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 12), doNotFake: ['queueMicrotask'] });
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => jest.useRealTimers());

test('today is the day on the visitor’s calendar', () => {
  jest.setSystemTime(new Date(2026, 10, 20, 23, 59));
  expect(today()).toBe('2026-11-20');
  jest.setSystemTime(new Date(2026, 0, 1, 0, 0));
  expect(today()).toBe('2026-01-01');
});

test('it can be tomorrow east of Greenwich', () => {
  jest.setSystemTime(new Date('2026-11-20T23:30:00Z'));
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValueOnce(-60);
  expect(today()).toBe('2026-11-21');
});

test('an app that is installed when the day of a publisher in the east has begun is installed on that day', () => {
  jest.setSystemTime(new Date('2026-11-20T01:00:00Z'));
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480);
  expect(today()).toBe('2026-11-19');
  expect(dayOfInstallation()).toBe('2026-11-20');
  jest.setSystemTime(new Date('2026-11-20T23:30:00Z'));
  offset.mockReturnValue(-60);
  expect(dayOfInstallation()).toBe('2026-11-21');
});

test.each([
  [null, []],
  ['{}', []],
  [
    '{"3":"2026-11-20","wagtail":"2025-01-02"}',
    [
      [3, '2026-11-20'],
      ['wagtail', '2025-01-02'],
    ],
  ],
  ['{"3":"9999-99-99","5":"2026-11-20T10","17":"on 2026-11-20","19":["2026-11-20"]}', []],
  ['{"3":"soon","-":"2026-11-20","17":7,"5":"2026-11-20"}', [[5, '2026-11-20']]],
  ['oops', []],
  ['null', []],
  ['[["3","2026-11-20"]]', []],
  ['"2026-11-20"', []],
])('recovers the valid days of %j', (text, days) => {
  expect([...parseDays(text)].sort()).toEqual(days.sort());
});

test('reads what it has written, and any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: character }), fc.json()), (text) => {
      const days = parseDays(text);
      expect(parseDays(formatDays(days, [...days.keys()]))).toEqual(days);
    }),
  );
});

describe('the store', () => {
  test('remembers the day of an installation beside the list', async () => {
    const browser = buildStorage({ appList: '[17]' });
    const store = createStore(browser);
    await store.getState().install(3);
    expect(browser.getItem('appList')).toBe('[17,3]');
    expect(storedDays(browser)).toEqual({ 3: '2026-11-20' });
    expect([...store.getState().days]).toEqual([[3, '2026-11-20']]);
    expect(createStore(browser).getState().days).toEqual(store.getState().days);
  });

  test('forgets the day of an app that is uninstalled, and has a new one if it is installed again', async () => {
    const browser = buildStorage({
      appList: '[3,17]',
      'appList.days': '{"3":"2026-01-02","17":"2026-01-03"}',
    });
    const store = createStore(browser);
    await store.getState().uninstall(3);
    expect(storedDays(browser)).toEqual({ 17: '2026-01-03' });
    await store.getState().install(3);
    expect(storedDays(browser)).toEqual({ 17: '2026-01-03', 3: '2026-11-20' });
  });

  test('keeps the days of imported apps, which are new otherwise, and those of apps in the list', async () => {
    const browser = buildStorage({ appList: '[3]', 'appList.days': '{"3":"2026-01-02"}' });
    const days = new Map([
      [3, '2025-12-24'],
      [17, '2025-12-24'],
    ]);
    await createStore(browser).getState().installAll([3, 17, 5], days);
    expect(storedDays(browser)).toEqual({ 3: '2026-01-02', 17: '2025-12-24', 5: '2026-11-20' });
  });

  test('a damaged value loses no app, and is replaced', async () => {
    const browser = buildStorage({ appList: '[3]', 'appList.days': 'oops' });
    const store = createStore(browser);
    expect(store.getState().ids).toEqual([3]);
    expect(await store.getState().install(17)).toBe('installed');
    expect(storedDays(browser)).toEqual({ 17: '2026-11-20' });
  });

  test('an app is installed if there is space for the list only', async () => {
    const browser = buildStorage();
    const write = browser.setItem;
    browser.setItem = (key, value) => (key === 'appList' ? write(key, value) : refuse());
    const store = createStore(browser);
    expect(await store.getState().install(3)).toBe('installed');
    expect(browser.getItem('appList')).toBe('[3]');
    store.getState().refresh();
    expect(store.getState().days.size).toBe(0);
  });

  test('an installation that is saved later has the day on which it was made', async () => {
    const browser = buildStorage();
    const write = browser.setItem;
    browser.setItem = refuse;
    const store = createStore(browser);
    expect(await store.getState().install(3)).toBe('unsaved');
    expect(store.getState().days.get(3)).toBe('2026-11-20');
    browser.setItem = write;
    jest.setSystemTime(new Date(2026, 10, 21, 12));
    await store.getState().install(17);
    expect(storedDays(browser)).toEqual({ 3: '2026-11-20', 17: '2026-11-21' });
  });

  test('two tabs that install at the same moment keep both days', async () => {
    const { tabs, grant, stored } = buildTabs(2, { appList: '[]', 'appList.days': '{}' });
    const stores = tabs.map(({ storage, runAlone, sync }) => ({
      store: createInstalledStore(() => storage, runAlone),
      sync,
    }));
    const outcomes = stores.map(({ store }, index) => store.getState().install(index + 1));
    while (grant()) for (const { sync } of stores) sync();
    await Promise.all(outcomes);
    expect(JSON.parse(stored('appList.days') ?? '')).toEqual({ 1: '2026-11-20', 2: '2026-11-20' });
  });
});
