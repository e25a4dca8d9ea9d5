import { createScrollPositions } from '@/lib/navigation/scroll-positions';
import { buildStorage, refuse } from '../../../fixtures/storage';

test('returns the last position of each entry', () => {
  const positions = createScrollPositions(buildStorage);
  positions.set('a', 100);
  positions.set('b', 200);
  positions.set('a', 150);
  expect(positions.get('a')).toBe(150);
  expect(positions.get('b')).toBe(200);
  expect(positions.get('c')).toBeUndefined();
});

test('restores positions in the next document of the tab', () => {
  const storage = buildStorage();
  const positions = createScrollPositions(() => storage);
  positions.set('a', 100);
  expect(createScrollPositions(() => storage).get('a')).toBeUndefined();
  positions.persist();
  expect(createScrollPositions(() => storage).get('a')).toBe(100);
});

test('keeps the last 50 entries', () => {
  const storage = buildStorage();
  const positions = createScrollPositions(() => storage);
  for (let entry = 0; entry < 60; entry += 1) positions.set(`${entry}`, entry);
  positions.set('0', 1);
  positions.persist();
  const restored = createScrollPositions(() => storage);
  expect(restored.get('0')).toBe(1);
  expect(restored.get('10')).toBeUndefined();
  expect(restored.get('11')).toBe(11);
});

test('reads the valid positions in a damaged storage', () => {
  const text = '[null,["a",100],["b","c"],7,["d",200]]';
  const positions = createScrollPositions(() => buildStorage({ scrollPositions: text }));
  expect(positions.get('a')).toBe(100);
  expect(positions.get('b')).toBeUndefined();
  expect(positions.get('d')).toBe(200);
});

test('reads the storage once, on first use', () => {
  const open = jest.fn(() => buildStorage({ scrollPositions: '[["a",100]]' }));
  const positions = createScrollPositions(open);
  expect(open).not.toHaveBeenCalled();
  positions.set('b', 200);
  expect(positions.get('a')).toBe(100);
  expect(positions.get('b')).toBe(200);
  expect(open).toHaveBeenCalledTimes(1);
});

test.each(['{oops', 'null', '{}', '7', '[1,null,["a"],["b","c"],["d",null],[3,4]]'])(
  'ignores the stored value %s',
  (text) => {
    const positions = createScrollPositions(() => buildStorage({ scrollPositions: text }));
    for (const key of ['a', 'b', 'd', '3']) expect(positions.get(key)).toBeUndefined();
  },
);

test.each([
  ['denied', refuse],
  ['full', () => buildStorage({}, { setItem: refuse })],
])('works within the document if the storage is %s', (_, open: () => Storage) => {
  const positions = createScrollPositions(open);
  positions.set('a', 100);
  expect(() => positions.persist()).not.toThrow();
  expect(positions.get('a')).toBe(100);
});
