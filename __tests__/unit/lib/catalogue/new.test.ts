import { isNew } from '@/lib/catalogue/new';

test.each([
  ['2026-11-19T12:00:00+12:00', true],
  ['2026-11-20T00:00:00Z', true],
  ['2026-12-19T23:59:59Z', true],
  ['2026-12-20T00:00:00Z', false],
  ['2026-11-18T23:59:59Z', false],
  ['1970-01-01', false],
])('at %s, an app of 2026-11-20 is new: %j', (now, expected) => {
  expect(isNew('2026-11-20', Date.parse(now))).toBe(expected);
});

test.each(['0000-01-01', '9999-12-31', 'yesterday'])('an app of %s is not new', (added) => {
  expect(isNew(added, Date.parse('2026-11-20'))).toBe(false);
});
