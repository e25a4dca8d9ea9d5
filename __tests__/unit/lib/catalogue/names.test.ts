import { foldName, groupByName, indexNames, KINDS, nameKey, nameSlug } from '@/lib/catalogue/names';
import { character, fc } from '../../../fixtures/properties';

const by = (...names: string[]) => names.map((companyName) => ({ companyName }));
const slugsOf = (...names: string[]) => indexNames(by(...names), 'developer').all.map(({ slug }) => slug);
const inCategories = (...lists: string[][]) => lists.map((categories, id) => ({ id, categories }));
const categorySlugsOf = (...names: string[]) =>
  indexNames(inCategories(...names.map((name) => [name])), 'category').all.map(({ slug }) => slug);

test.each([
  ['Fjordline', 'fjordline'],
  ['Bird’s Nest & Co.', 'birds-nest-co'],
  ['  Studio   42 ', 'studio-42'],
  ['Ünïcødé', 'ünïcødé'],
  ['株式会社ねこ', '株式会社ねこ'],
  ['שלום בע"מ', 'שלום-בע-מ'],
  ['Ｆｕｌｌ Ｗｉｄｔｈ', 'full-width'],
  ['हिन्दी ऐप', 'हिन्दी-ऐप'],
  ['Index', 'developer-index'],
  ['404', 'developer-404'],
  ["O'Neill Apps", 'oneill-apps'],
  ['C', 'c'],
  ['C++', 'cplusplus'],
  ['C++ Tools', 'cplusplus-tools'],
  ['C#', 'csharp'],
  ['.NET', 'dotnet'],
  ['Net', 'net'],
  ['ASP.NET + Tools', 'asp-net-tools'],
  ['Books+Games #1', 'books-games-1'],
  ['Top+10', 'top-10'],
  ['a'.repeat(48), 'a'.repeat(48)],
  ['𒀀'.repeat(48), '𒀀'.repeat(48)],
])('the slug of %j is %j', (name, slug) => {
  expect(slugsOf(name)).toEqual([slug]);
  expect(indexNames([{ companyName: name }], 'developer').find(name).slug).toBe(slug);
  expect(nameSlug(name, 'developer')).toBe(slug);
});

test.each(['Con', 'PRN', 'aux', 'Nul', 'COM1', 'lpt9'])('Windows can store the page of %j', (name) => {
  expect(slugsOf(name)).toEqual([`developer-${name.toLowerCase()}`]);
  expect(categorySlugsOf(name)).toEqual([`category-${name.toLowerCase()}`]);
});

test('signs that are said as words are spellings of them', () => {
  expect(indexNames(by('C#', 'C Sharp', 'Disney+', 'Disney Plus'), 'developer').all).toEqual([
    { name: 'C#', slug: 'csharp' },
    { name: 'Disney+', slug: 'disneyplus' },
  ]);
});

test('a name whose slug another one has gets the next number', () => {
  expect(slugsOf('Developer Index 2', 'Index', 'Developer Index')).toEqual([
    'developer-index-2',
    'developer-index',
    'developer-index-3',
  ]);
});

test.each([
  ['Bird-Song Ltd.', 'birdsongltd'],
  [' 🦜 ', '🦜'],
])('the key of %j is %j', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test('space around a name does not count', () => {
  expect(indexNames(by(' 🦜 ', '🦜'), 'developer').all.map(({ name }) => name)).toEqual(['🦜']);
  expect(slugsOf(' 🦜 ')).toEqual(slugsOf('🦜'));
});

test('an app that lacks names is in no group', () => {
  const app = { companyName: 'Quill', categories: ['Quill'], collections: ['Quill'] };
  for (const kind of KINDS)
    expect(groupByName([{}, app], kind)).toEqual([{ name: 'Quill', slug: 'quill', apps: [app] }]);
});

test('spellings of one name are one developer, with the first spelling', () => {
  const { all, find } = indexNames(by('Bird Song', 'BirdSong', 'bird-song.'), 'developer');
  expect(all).toEqual([{ name: 'Bird Song', slug: 'bird-song' }]);
  expect(find('BIRDSONG')).toBe(all[0]);
});

test('names without letters are different developers', () => {
  const slugs = slugsOf('🦜', '🦉', '🦜', '❤️', '✈️', '#️⃣', '*️⃣');
  expect(slugs).toHaveLength(6);
  for (const slug of slugs) expect(slug).toMatch(/^developer-[a-z0-9]+$/);
});

test('an emoji is not part of a name, whichever way it is drawn', () => {
  expect(slugsOf('Tools', '🎮 Tools', '⚙️ Tools')).toEqual(['tools']);
});

test('long names with the same beginning have different slugs, that fit in a file name', () => {
  const slugs = slugsOf(`${'𒀀'.repeat(500)} one`, `${'𒀀'.repeat(500)} two`);
  expect(new Set(slugs).size).toBe(2);
  for (const slug of slugs) {
    expect(slug).toMatch(/^𒀀{48}-[a-z\d]+$/u);
    expect(Buffer.byteLength(`${slug}.html`)).toBeLessThanOrEqual(255);
  }
});

test('a slug does not depend on the other developers', () => {
  expect(slugsOf('Zebra', 'Fjordline', 'Aardvark')).toContain(slugsOf('Fjordline')[0]);
});

const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.string({ unit: character, minLength: 1 }),
);

test('any names have unique slugs that are one part of a path', () => {
  fc.assert(
    fc.property(fc.array(anyName), (names) => {
      const { all, find } = indexNames(by(...names), 'developer');
      const slugs = all.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) {
        expect(slug).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
        expect(slug).toBe(slug.normalize('NFC'));
        expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
      }
      for (const name of names) expect(all).toContain(find(name));
    }),
  );
});

test('names with equal letters are one developer', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      fc.pre(foldName(name) !== '');
      expect(slugsOf(name, `${name} .`)).toHaveLength(1);
    }),
  );
});

test('a name in ASCII and its full-width form are one developer', () => {
  const fullWidth = (text: string) =>
    text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (name) => {
      expect(foldName(fullWidth(name))).toBe(foldName(name));
    }),
  );
  expect(foldName("Bird's-Nest & Co. 42")).toBe('birdsnestco42');
});

test('an app has its categories in its own order', () => {
  const { namesOf } = indexNames(inCategories(['Tools', 'Games']), 'category');
  expect(namesOf({ categories: ['games', 'Tools', 'GAMES'] }).map(({ name }) => name)).toEqual([
    'Games',
    'Tools',
  ]);
});

test('names of categories that mean something in paths or objects have safe slugs', () => {
  const slugs = categorySlugsOf('..', 'index', '__proto__', 'constructor', '/', '🦜');
  expect(slugs.slice(1, 4)).toEqual(['category-index', 'proto', 'constructor']);
  for (const slug of [slugs[0], slugs[4], slugs[5]]) expect(slug).toMatch(/^category-[a-z0-9]+$/);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('any names of categories have unique slugs that are one part of a path, and each app is in its categories', () => {
  const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(names), (lists) => {
      const list = inCategories(...lists);
      const groups = groupByName(list, 'category');
      const slugs = groups.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
      const { namesOf } = indexNames(list, 'category');
      for (const { slug, apps } of groups)
        expect(apps).toEqual(list.filter((app) => namesOf(app).some((named) => named.slug === slug)));
    }),
  );
});

test('a name that an app lacks in the language of the page has the language that it is in', () => {
  jest.replaceProperty(process, 'env', { ...process.env, TEXT_LANGUAGES: 'de en' });
  const app = {
    companyName: 'Harbour Workshop',
    categories: ['At sea', 'Web', 'at  sea'],
    untranslated: { companyName: 'fr', 'categories.0': 'en', title: 'de' },
  };
  expect(indexNames([{ categories: ['at sea'] }, app], 'category').namesOf(app)).toEqual([
    { name: 'at sea', slug: 'at-sea', language: 'en' },
    { name: 'Web', slug: 'web' },
  ]);
  expect(groupByName([app], 'developer')[0]).toMatchObject({ language: 'fr' });
});
