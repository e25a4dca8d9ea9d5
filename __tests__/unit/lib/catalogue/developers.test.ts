import { indexDevelopers } from '@/lib/catalogue/developers';
import { foldName } from '@/lib/catalogue/names';
import { character, fc } from '../../../fixtures/properties';

const apps = (...names: string[]) => names.map((companyName) => ({ companyName }));
const slugsOf = (...names: string[]) => indexDevelopers(apps(...names)).developers.map(({ slug }) => slug);

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
])('the slug of %j is %j', (name, slug) => {
  expect(slugsOf(name)).toEqual([slug]);
});

test('spellings of one name are one developer, with the first spelling', () => {
  const { developers, developerOf } = indexDevelopers(apps('Bird Song', 'BirdSong', 'bird-song.'));
  expect(developers).toEqual([{ name: 'Bird Song', slug: 'bird-song' }]);
  expect(developerOf({ companyName: 'BIRDSONG' })).toBe(developers[0]);
});

test('names without letters are different developers', () => {
  const slugs = slugsOf('🦜', '🦉', '🦜');
  expect(slugs).toHaveLength(2);
  for (const slug of slugs) expect(slug).toMatch(/^developer-[a-z0-9]+$/);
});

test('long names with the same beginning have different slugs, that fit in a file name', () => {
  const slugs = slugsOf(`${'𒀀'.repeat(500)} one`, `${'𒀀'.repeat(500)} two`);
  expect(new Set(slugs).size).toBe(2);
  for (const slug of slugs) expect(Buffer.byteLength(`${slug}.html`)).toBeLessThanOrEqual(255);
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
      const { developers, developerOf } = indexDevelopers(apps(...names));
      const slugs = developers.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) {
        expect(slug).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
        expect(slug).toBe(slug.normalize('NFC'));
        expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
      }
      for (const companyName of names) expect(developers).toContain(developerOf({ companyName }));
    }),
  );
});

test('names with equal letters are one developer', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      fc.pre(foldName(name) !== '');
      expect(
        indexDevelopers(apps(name, ` ${name.toUpperCase().toLowerCase()}!`, name)).developers.length,
      ).toBeLessThanOrEqual(2);
      expect(indexDevelopers(apps(name, `${name} .`)).developers).toHaveLength(1);
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
