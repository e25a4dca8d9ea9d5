import { stemOf } from '@/lib/text/stem';

test.each([
  ['gallery', 'galleries'],
  ['box', 'boxes'],
  ['batch', 'batches'],
  ['class', 'classes'],
  ['database', 'databases'],
  ['movie', 'movies'],
  ['note', 'notes'],
  ['bus', 'buses'],
  ['doc', 'docs'],
])('%s and %s have the same stem', (one, several) => {
  expect(stemOf(one)).toBe(stemOf(several));
});

test.each([
  ['new', 'news'],
  ['note', 'not'],
  ['analysis', 'analysi'],
  ['status', 'statu'],
  ['class', 'clas'],
  ['ios', 'io'],
])('%s and %s have not', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});
