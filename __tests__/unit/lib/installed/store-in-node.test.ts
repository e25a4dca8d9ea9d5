import { installedStore } from '@/lib/installed/store';

test('the store can be imported in Node, where no app is installed', () => {
  expect(installedStore.getState().ids).toEqual([]);
});
