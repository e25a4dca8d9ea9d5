import { isDetailed } from '@/lib/catalogue/detailed';
import { toListedApp } from '@/lib/catalogue/views';
import { buildFullApp } from '../../../fixtures/apps';

test.each([
  ['has a summary', { summary: 'Sorts letters.' }, true],
  ['has an empty summary, because nothing is said of it', { summary: '' }, true],
  ['is one of a large catalogue', {}, false],
])('all fields of an app are loaded if it %s: %j', (_, loaded, expected) => {
  expect(isDetailed({ ...toListedApp(buildFullApp()), ...loaded })).toBe(expected);
});
