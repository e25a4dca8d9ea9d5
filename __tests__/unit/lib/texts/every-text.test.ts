import { readdirSync } from 'node:fs';
import * as english from '../../../fixtures/english';

type Text = string | ((count: number) => string);

const LANGUAGES = readdirSync('lib/texts').filter((name) => !name.includes('.'));

/** Some of each plural category. A language can say the first three by words. */
const COUNTS = [0, 1, 2, 3, 11, 100, 1e6];

const LEFTOVERS = /undefined|null|NaN|object|[{}]| {2}|^\s|\s$|(["']).*\1|^$/;

/** Dates, lists and the formats of numbers have their own tests. */
const AREAS = Object.keys(english).filter((area) => !['dates', 'format', 'language', 'lists'].includes(area));

/** The texts of a language by area and name. */
async function textsOf(language: string): Promise<Map<string, Text>> {
  const texts = new Map<string, Text>();
  const add = (name: string, value: unknown) => {
    if (typeof value === 'function') {
      const textOf = (...values: unknown[]) => String(Reflect.apply(value, undefined, values));
      const isDate = /\.(added|updated)On$/.test(name);
      texts.set(name, isDate ? textOf('2019-03-11') : (count) => textOf(count, count));
    } else if (typeof value === 'string') texts.set(name, value);
    else for (const [key, member] of Object.entries(Object(value))) add(`${name}.${key}`, member);
  };
  for (const area of AREAS) add(`${language}.${area}`, await import(`@/lib/texts/${language}/${area}`));
  for (const name of ['ratings.formatPercent', 'ratings.levelName', 'facts.formatMoney'])
    texts.delete(`${language}.${name}`);
  return texts;
}

const sayWith = (text: Text, count: number) => (typeof text === 'string' ? text : text(count));

test.each(LANGUAGES)('the texts of %j are complete, with their numbers', async (language) => {
  for (const [name, text] of await textsOf(language))
    for (const count of COUNTS) {
      const said = sayWith(text, count);
      expect([name, said]).toEqual([name, expect.not.stringMatching(LEFTOVERS)]);
      if (typeof text === 'string' || count < 3) continue;
      expect([name, said.replace(/[^\d]/g, '')]).toEqual([name, expect.stringContaining(`${count}`)]);
    }
});

test.each(LANGUAGES)(
  'an order by date shows it in %j as cards without figures do, which show it once',
  async (language) => {
    const texts = await textsOf(language);
    expect(sayWith(texts.get(`${language}.listing.updatedOn`)!, 1)).toBe(
      sayWith(texts.get(`${language}.facts.updatedOn`)!, 1),
    );
  },
);

/** What another language can say as English does: a single word, such as “Filter”, and names. */
const SAME = /^(\P{L}*\p{L}+\P{L}*|Google Play|App Store)$/u;

test.each(LANGUAGES.filter((name) => name !== 'en'))('the texts of %j are translated', async (language) => {
  const english = [...(await textsOf('en')).values()].map((text) => sayWith(text, 3));
  const own = [...(await textsOf(language)).values()].map((text) => sayWith(text, 3));
  expect(own.filter((text) => english.includes(text) && !SAME.test(text))).toEqual([]);
});

test.each([
  ['en', '4.5 · 1 review', '4.5 · 2 reviews'],
  ['de', '4,5 · 1 Rezension', '4,5 · 2 Rezensionen'],
])('a share picture in %j counts reviews', async (language, one, two) => {
  const { ratingOf } = await import(`@/lib/texts/${language}/publish`);
  expect([ratingOf(4.5, 1), ratingOf(4.5, 2)]).toEqual([one, two]);
});

test.each([
  ['en', ['1 star', '2 star', ' 5 Stars']],
  ['de', ['1 Stern', '2 Sterne', '5 Sterne']],
  ['ja', ['星1つ', '星2つ', '星5つ']],
  ['ar', ['نجمة واحدة', 'نجمتان', '5 نجوم']],
])(
  'the star levels of a chart are in %j, and other levels as the catalogue has them',
  async (language, names) => {
    const { levelName } = await import(`@/lib/texts/${language}/ratings`);
    expect(['1 star', '2 star', ' 5 Stars', 'Iyi'].map(levelName)).toEqual([...names, 'Iyi']);
  },
);

// Components put an element into the place of the name.
test.each(LANGUAGES)('the sentences of %j have their name once', async (language) => {
  const [compare, details, facts, layout, offline] = await Promise.all(
    ['compare', 'details', 'facts', 'layout', 'offline'].map(
      (area) => import(`@/lib/texts/${language}/${area}`),
    ),
  );
  const ofApps = [details.developedBy, details.moreFrom, details.replacedBy, compare.needsAnother];
  for (const sentence of [...ofApps, facts.version, layout.foundedIn, offline.fromLastVisit])
    expect(sentence('\ufffc', 1992).split('\ufffc')).toHaveLength(2);
});
