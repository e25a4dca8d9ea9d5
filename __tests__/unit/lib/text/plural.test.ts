import { rootOf } from '@/lib/text/plural';

test.each([
  ['gallery', 'galleries'],
  ['photo', 'photos'],
  ['box', 'boxes'],
  ['batch', 'batches'],
  ['cache', 'caches'],
  ['class', 'classes'],
  ['database', 'databases'],
  ['movie', 'movies'],
  ['note', 'notes'],
  ['bus', 'buses'],
  ['doc', 'docs'],
])('%s and %s have the same root', (one, several) => {
  expect(rootOf(one)).toBe(rootOf(several));
});

test.each([
  ['new', 'news'],
  ['note', 'not'],
  ['analysis', 'analysi'],
  ['status', 'statu'],
  ['class', 'clas'],
  ['ios', 'io'],
])('%s and %s have not', (one, other) => {
  expect(rootOf(one)).not.toBe(rootOf(other));
});
