import { decodeShard, encodeShards, SHARD_SIZE, shardUrl } from '@/lib/catalogue/shards';
import { toComparedApp } from '@/lib/catalogue/views';
import { buildApp } from '../../../fixtures/apps';
import { fc } from '../../../fixtures/properties';

const appsOf = (ids: readonly number[]) => ids.map((id) => toComparedApp(buildApp({ id }), 'fjordline'));
const folder = '/_next/static/catalogue/1a2b';

test('each app is in the shard of its URL', () => {
  const anyIds = fc.uniqueArray(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), { minLength: 1 });
  fc.assert(
    fc.property(anyIds, fc.integer({ min: 1, max: 20 }), (ids, size) => {
      const shards = encodeShards(appsOf(ids), size);
      for (const id of ids) {
        const url = shardUrl({ folder, count: shards.length }, id);
        const index = Number(/^\/_next\/static\/catalogue\/1a2b\/(\d+)\.json$/.exec(url)?.[1]);
        const found = decodeShard(JSON.parse(shards[index]!)).filter((app) => app.id === id);
        expect(found).toEqual(appsOf([id]));
      }
    }),
  );
});

test.each([1, 2, 7, 10, 100, 1000, 4096])('ids with a step of %d are spread evenly', (step) => {
  const shards = encodeShards(appsOf(Array.from({ length: 1000 }, (_, index) => (index + 1) * step)));
  expect(shards).toHaveLength(10);
  for (const text of shards) {
    const apps = decodeShard(JSON.parse(text));
    expect(apps.length).toBeGreaterThan(SHARD_SIZE / 2);
    expect(apps.length).toBeLessThan(SHARD_SIZE * 2);
  }
});

test('an empty catalogue has no shards', () => {
  expect(encodeShards([])).toEqual([]);
});

test('rejects what is no list', () => {
  expect(() => decodeShard({})).toThrow(new TypeError('The shard has an unknown format.'));
});
