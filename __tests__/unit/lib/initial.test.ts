import { initialOf } from '@/lib/initial';

test.each([
  ['Fantail', 'F'],
  ['  Ünïcødé', 'Ü'],
  ['👩‍🚀 Orbit', '👩‍🚀'],
  ['', ''],
])('the initial of %j is %j', (title, initial) => {
  expect(initialOf(title)).toBe(initial);
});
