import type { App } from '@/lib/catalogue/schema';
import { similarApps } from '@/lib/publish/catalogue/similar';
import { buildApp } from '../../../../fixtures/apps';
import { fc } from '../../../../fixtures/properties';

const apps = [
  buildApp({
    id: 1,
    title: 'Letter Box',
    description: 'Sorts the mail and the parcels of your post office.',
  }),
  buildApp({ id: 2, title: 'Star Map', description: 'Shows planets, moons and comets of tonight.' }),
  buildApp({ id: 3, title: 'Post Horn', description: 'Rings when mail or parcels are at the post office.' }),
  buildApp({ id: 4, title: 'Comet Hunter', description: 'Finds comets, planets and moons on a star map.' }),
  buildApp({ id: 5, title: 'Quiet', description: 'Nothing in common.' }),
];
/** The ids of the apps that are similar to one of a list. */
const similarTo = (id: number, list: readonly App[], limit = 4) =>
  similarApps(list, limit)
    .get(id)
    ?.map((app) => app.id);

test('finds apps with common words, not the app itself', () => {
  expect(similarTo(1, apps)).toEqual([3]);
  expect(similarTo(3, apps)).toEqual([1]);
  expect(similarTo(2, apps)).toEqual([4]);
});

test('finds nothing for an app that has no words in common with another one', () => {
  expect(similarTo(5, apps)).toEqual([]);
});

test.each([
  ['category', { categories: ['Post & Co'] }],
  ['product that they replace', { alternativeTo: ['Pigeon Post'] }],
])('a common %s is enough, and comes before common words', (_title, common) => {
  const list = [
    buildApp({ id: 1, title: 'Post Horn', description: 'Rings when mail or parcels are at the office.' }),
    buildApp({ id: 2, title: 'Letters', description: 'Sorts mail and parcels of an office.' }),
    buildApp({ id: 3, title: 'Quill', description: 'Ink.' }),
    buildApp({ id: 4, title: 'Star', description: 'Moons.' }),
  ].map((app) => (app.id % 2 === 1 ? { ...app, ...common } : app));
  expect(similarTo(1, list)).toEqual([3, 2]);
  expect(similarTo(3, list)).toEqual([1]);
  expect(similarTo(4, list)).toEqual([]);
});

test('categories without letters are not one category', () => {
  const list = ['🎮', '📷', '🎮', '🗺'].map((category, index) =>
    buildApp({ id: index + 1, title: `App ${index}`, description: 'Ink.', categories: [category] }),
  );
  expect(similarTo(1, list)).toEqual([3]);
  expect(similarTo(2, list)).toEqual([]);
});

test('common keywords count, words of URLs do not', () => {
  const list = [
    {
      ...buildApp({ id: 1, description: 'One https://docs.git.example/a-b' }),
      keywords: ['node.js', 'CI', 'GPL-3.0'],
    },
    { ...buildApp({ id: 2, description: 'Two https://docs.git.example/a-b' }) },
    { ...buildApp({ id: 3, description: 'Three' }), keywords: ['ci', 'Node.js', 'gpl-3.0'] },
    buildApp({ id: 4, title: 'Quiet', description: 'Four' }),
  ];
  expect(similarTo(1, list)).toEqual([3]);
});

test('a common platform orders apps, and finds none', () => {
  const list = [
    { ...buildApp({ id: 1, title: 'Quill', description: 'One' }), categories: ['Post'], platforms: ['Web'] },
    { ...buildApp({ id: 2, title: 'Ink', description: 'Two' }), categories: ['Post'], platforms: ['iOS'] },
    {
      ...buildApp({ id: 3, title: 'Stamp', description: 'Three' }),
      categories: ['Post'],
      platforms: ['Web'],
    },
    { ...buildApp({ id: 4, title: 'Star', description: 'Four' }), platforms: ['Web'] },
    { ...buildApp({ id: 5, title: 'Moon', description: 'Five' }), platforms: ['iOS'] },
  ];
  expect(similarTo(1, list)).toEqual([3, 2]);
});

test('a category of very many apps finds none of them, but counts', () => {
  const list = Array.from({ length: 1200 }, (_, id) => ({
    ...buildApp({ id, title: `Quill ${id}`, description: `rare${id % 400} odd${id % 400} few${id % 400}` }),
    categories: [id < 801 ? 'Tools' : 'Games'],
  }));
  expect(similarTo(0, list)).toEqual([400, 800]);
  expect(similarTo(1, list)).toEqual([401, 801]);
});

test('finds texts without spaces', () => {
  const list = [
    buildApp({ id: 1, title: '海の地図', description: '今夜の星座と惑星を表示します。' }),
    buildApp({ id: 2, title: '惑星カメラ', description: '星座と惑星を撮影します。' }),
    buildApp({ id: 3, title: '料理ノート', description: 'レシピを書きます。' }),
    buildApp({ id: 4, title: 'Quill', description: 'Writes letters.' }),
  ];
  expect(similarTo(1, list)).toEqual([2]);
});

test('returns at most as many as the limit, in the order of the catalogue if they are equal', () => {
  const list = Array.from({ length: 6 }, (_, id) =>
    buildApp({ id, title: id < 4 ? 'Alpha' : 'Other', description: id < 4 ? 'beta gamma delta' : 'epsilon' }),
  );
  expect(similarTo(3, list, 2)).toEqual([0, 1]);
});

test('any texts: each app has a list of other apps, each once', () => {
  const word = fc.constantFrom('mail', 'post', 'star', 'moon', 'ねこ', '', '😀', 'constructor');
  const text = fc.array(word).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(fc.record({ title: text, description: text })), (texts) => {
      const list = texts.map((fields, id) => ({ id, ...fields }));
      for (const [id, similar] of similarApps(list, 4)) {
        const found = similar.map((app) => app.id);
        expect(found).not.toContain(id);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(4);
      }
    }),
  );
});
