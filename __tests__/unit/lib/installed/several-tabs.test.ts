import { createInstalledStore } from '@/lib/installed/store';
import { fc } from '../../../fixtures/properties';
import { buildTabs } from '../../../fixtures/tabs';

/** Opens the site in tabs. Their writes wait for `grant`. */
function openTabs(count: number, list: string) {
  const { tabs, grant, stored } = buildTabs(count, { appList: list });
  const sites = tabs.map(({ storage, runAlone, sync }) => {
    const store = createInstalledStore(() => storage, runAlone);
    return { store, flush: store.getState().flush, sync };
  });
  const grantAll = () => {
    while (grant());
  };
  return { sites, grant, grantAll, stored };
}

test('an app is in the store at once, and in the list after the other tabs', async () => {
  const { sites, grant, stored } = openTabs(1, '[17]');
  const { store } = sites[0]!;
  const outcome = store.getState().install(3);
  expect(store.getState().ids).toEqual([17, 3]);
  expect(stored('appList')).toBe('[17]');
  store.getState().refresh();
  expect(store.getState().ids).toEqual([17, 3]);
  grant();
  expect(await outcome).toBe('installed');
  expect(stored('appList')).toBe('[17,3]');
});

test('an app that both tabs install at the same moment is in the list once', async () => {
  const { sites, grantAll, stored } = openTabs(2, '[]');
  const outcomes = sites.map(({ store }) => store.getState().install(3));
  grantAll();
  expect(await Promise.all(outcomes)).toEqual(['installed', 'installed']);
  expect(stored('appList')).toBe('[3]');
});

test('a change that waits is written at once when the page is left, and not again', async () => {
  const { sites, grantAll, stored } = openTabs(2, '[]');
  const [left, other] = sites as [(typeof sites)[0], (typeof sites)[0]];
  const outcome = left.store.getState().install(3);
  left.flush();
  expect(stored('appList')).toBe('[3]');
  other.sync();
  void other.store.getState().uninstall(3);
  other.flush();
  grantAll();
  expect(await outcome).toBe('installed');
  expect(stored('appList')).toBe('[]');
});

test('leaving a page without waiting changes writes nothing', () => {
  const { sites, stored } = openTabs(1, 'oops');
  sites[0]!.flush();
  expect(stored('appList')).toBe('oops');
  expect(stored('appList.unreadable')).toBeNull();
});

test('no change of any tab is lost, in any order of changes, writes and late updates', async () => {
  const TABS = 3;
  const step = fc.oneof(
    fc.record({ type: fc.constantFrom('install', 'uninstall'), tab: fc.nat(TABS - 1), app: fc.nat(3) }),
    fc.record({ type: fc.constantFrom('sync', 'reload'), tab: fc.nat(TABS - 1) }),
    fc.record({ type: fc.constant('grant') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { sites, grant, grantAll, stored } = openTabs(TABS, '[0,1,2,99]');
      const expected = new Set([0, 1, 2, 99]);
      for (const { type, tab = 0, app = 0 } of steps as { type: string; tab?: number; app?: number }[]) {
        const { store, sync } = sites[tab]!;
        // Each tab has its own apps, so that the order of the tabs does not matter.
        const id = app * TABS + tab;
        if (type === 'install') {
          void store.getState().install(id);
          expected.add(id);
        } else if (type === 'uninstall') {
          void store.getState().uninstall(id);
          expected.delete(id);
        } else if (type === 'sync') {
          sync();
          store.getState().refresh();
        } else if (type === 'grant') grant();
        for (const own of [0, 1, 2, 3].map((number) => number * TABS + tab))
          expect(store.getState().ids.includes(own)).toBe(expected.has(own));
      }
      grantAll();
      expect(new Set(JSON.parse(stored('appList')!))).toEqual(expected);
      for (const { store, sync } of sites) {
        sync();
        store.getState().refresh();
        expect(new Set(store.getState().ids)).toEqual(expected);
      }
    }),
  );
});
