import fc from 'fast-check';
import type { CatalogueError } from '@/lib/catalogue/diagnostic';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { checkCatalogue } from '@/lib/editor/check/check';
import type { ImageFacts } from '@/lib/editor/check/images';
import { checkMarked, markField, said } from '../../../../fixtures/placed';
import { buildValidApp } from '../../../../fixtures/valid-app';

const one = buildValidApp();
const two = (overrides: Record<string, unknown>) => buildValidApp({ id: 2, title: 'Quill', ...overrides });
const stars = (...names: string[]) => names.map((name) => ({ name, count: 400 }));

test('a file without blemish gives no diagnostics', () => {
  expect(checkCatalogue(JSON.stringify([one, two({})]), { image: () => ({ bytes: 1 }) })).toEqual([]);
  expect(checkCatalogue('[]')).toEqual([]);
});

describe('of a second app, at the value of its field,', () => {
  test.each<[string, string, unknown, string]>([
    ['a duplicate id', 'id', 1, 'error is 1, which "Fantail" has already. Give every app an id of its own.'],
    [
      'an unsafe integer',
      'reviews',
      2 ** 53,
      'error is not a whole number that JSON keeps exactly. Give one below 2^53.',
    ],
    ['a wrong type', 'id', '2', 'error is not a number. Give a whole number, without quotation marks.'],
    ['an empty text', 'companyName', ' ', 'error is empty. Write a text.'],
    [
      'a negative count',
      'downloads',
      -3,
      'error is -3, which is no count. Give a whole number of 0 or more, or a text such as "500K+", "29.6M" or "1,200,000".',
    ],
    ['an average above 5', 'ratingAvg', 5.1, 'error is above 5. Give an average of 0 to 5 stars.'],
    ['an average below 0', 'ratingAvg', -1, 'error is below 0. Give an average of 0 to 5 stars.'],
    [
      'another URL scheme',
      'image',
      'ftp://a.example/q.png',
      'error is neither a path nor a web address. Give a path from the root of the site, such as "/icons/q.svg", or an http(s) URL.',
    ],
    [
      'a web address that is none',
      'image',
      'https://a b/',
      'error is "https://a b/", which no browser can read. Give a path such as "/icons/q.svg", or an http(s) URL.',
    ],
    [
      'the same title by the same developer',
      'title',
      ' Fantail',
      'error is " Fantail", the title of app 1 by the same developer. Take one of the two out, or tell them apart.',
    ],
    [
      'an average that the stars do not make',
      'ratingAvg',
      4.6,
      'warning is 4.6, but its stars make 4.71. Write 4.7, or mend the counts.',
    ],
    [
      'reviews above the ratings',
      'reviews',
      1961,
      'warning is 1961, more than the 1960 ratings that its stars count. Mend the one or the others: who writes a review gives stars too.',
    ],
    [
      'a developer’s name in another case',
      'companyName',
      'LarkMoor',
      'warning is "LarkMoor", which elsewhere is "Larkmoor". Spell one developer one way.',
    ],
    [
      'a developer’s name with other spaces',
      'companyName',
      'Lark moor',
      'warning is "Lark moor", which elsewhere is "Larkmoor". Spell one developer one way.',
    ],
    [
      'a developer’s name with a full stop',
      'companyName',
      'Larkmoor.',
      'warning is "Larkmoor.", which elsewhere is "Larkmoor". Spell one developer one way.',
    ],
    [
      'a long title',
      'title',
      'A title that is so long that no card of any catalogue has room for it',
      'warning takes about 3 lines of a card, which shows two. Shorten it to some 40 letters.',
    ],
    [
      'a short description',
      'description',
      'Sorts letters.',
      'warning has 2 words. Write 40 or more: it is all that a page says of the app.',
    ],
    [
      'HTML',
      'description',
      `${one.description} <br/>`,
      'warning holds HTML, "<br/>", which is shown as it stands. Write plain text; an empty line (\\n\\n) parts paragraphs.',
    ],
    [
      'an HTML entity',
      'description',
      `${one.description} &amp;`,
      'warning holds HTML, "&amp;", which is shown as it stands. Write plain text; an empty line (\\n\\n) parts paragraphs.',
    ],
    [
      'an image of another site',
      'image',
      'https://a.example/q.png',
      'warning is loaded from a.example, which thereby sees who visits. Put the file under public/, and give its path, such as "/icons/q.svg".',
    ],
    ['an unknown field', 'price', 3, 'warning is a field that nothing shows. Take it out.'],
    [
      'a misspelt field',
      'tittle',
      'Q',
      'warning is a field that nothing shows. Write "title" if that is meant, or take it out.',
    ],
    [
      'an id that is less than the one before',
      'id',
      0,
      'warning is 0, but stands after 1. Keep the apps in the order of their ids.',
    ],
  ])('%s is found', (_title, field, value, words) => {
    const { diagnostics, place } = checkMarked(markField([one, two({ [field]: value })], 1, field));
    const [severity, ...sentence] = words.split(' ');
    expect(diagnostics.map(said)).toEqual([`${severity} 1.${field}: ${sentence.join(' ')}`]);
    expect(diagnostics[0]).toMatchObject(place);
  });

  test('fewer than five star levels are found', () => {
    const ratings = stars('5 star');
    const { diagnostics, place } = checkMarked(
      markField([one, two({ ratings, ratingAvg: 5, reviews: 1 })], 1, 'ratings'),
    );
    expect(diagnostics.map(said)).toEqual([
      'warning 1.ratings: has 1 star level. Give 5, "1 star" to "5 star", with a count of 0 where nobody chose one.',
    ]);
    expect(diagnostics[0]).toMatchObject(place);
  });
});

test('a repeated star level is found at its name', () => {
  const ratings = stars('1 star', '2 star', '3 star', '4 star', '4 Star');
  const app = two({ ratings, ratingAvg: 2.8 });
  const { diagnostics, place } = checkMarked(JSON.stringify([app], null, 1).replace('"4 Star"', '«"4 Star"'));
  expect(diagnostics.map(said)).toEqual([
    'warning 0.ratings.4.name: is "4 Star", a level that the list has already. Give every star level once.',
  ]);
  expect(diagnostics[0]).toMatchObject(place);
});

test('a missing field is found at the app that lacks it', () => {
  const { diagnostics, place } = checkMarked(`[\n «${JSON.stringify({ ...one, image: undefined })}\n]`);
  expect(diagnostics).toMatchObject([
    { severity: 'error', path: [0, 'image'], message: 'is missing', ...place },
  ]);
});

test('a field that is written twice is found at the later name, and its last value counts', () => {
  const text = JSON.stringify(one, null, 1).replace('"id": 1', '"id": -1,\n«"id": 1');
  const { diagnostics, place } = checkMarked(`[${text}]`);
  expect(diagnostics).toEqual([
    {
      severity: 'error',
      path: [0, 'id'],
      message: 'is a duplicate of a field of the same object',
      remedy: 'Remove one of the two: only the last one counts.',
      app: '1 "Fantail"',
      ...place,
    },
  ]);
});

describe('an image under public/', () => {
  const small: ImageFacts = { bytes: 100_000, width: 64, height: 64 };
  test.each<[string, ImageFacts | null, string[]]>([
    ['is good where it is square and light', small, []],
    ['is good where it cannot be measured', { bytes: 1 }, []],
    [
      'must be there',
      null,
      [
        'error 0.image: is "/icons/fantail.svg", but there is no such file under public/. Put it there, or mend the path.',
      ],
    ],
    [
      'must be written as the disk has it',
      { ...small, actualPath: '/icons/Fantail.svg' },
      [
        'error 0.image: is "/icons/fantail.svg", but the file is "/icons/Fantail.svg". Write capitals and small letters as the file has them: a host tells them apart.',
      ],
    ],
    [
      'should weigh no more than 100 kB',
      { ...small, bytes: 100_001 },
      ['warning 0.image: weighs 101 kB. Make it 100 kB or less: a visitor loads dozens of them.'],
    ],
    [
      'should be square',
      { ...small, height: 63 },
      [
        'warning 0.image: is 64 × 63 px, which is not square. Make it as wide as high: a card cuts it to a square.',
      ],
    ],
  ])('%s', (_title, facts, sentences) => {
    const { diagnostics, place } = checkMarked(markField([one], 0, 'image'), { image: () => facts });
    expect(diagnostics.map(said)).toEqual(sentences);
    expect(diagnostics).toMatchObject(sentences.map(() => place));
  });

  test.each([
    ['/icons/a%20b.svg?v=2#top', '/icons/a b.svg'],
    ['/icons/../q.svg', '/q.svg'],
    ['/../../etc/passwd', '/etc/passwd'],
  ])('is looked for where a browser would: %s', (image, path) => {
    const look = jest.fn(() => small);
    expect(checkCatalogue(JSON.stringify([buildValidApp({ image })]), { image: look })).toEqual([]);
    expect(look.mock.calls).toEqual([[path]]);
  });

  test('is not there where its path is badly encoded', () => {
    const text = JSON.stringify([buildValidApp({ image: '/icons/%ff.svg' })]);
    expect(checkCatalogue(text, { image: () => small })).toMatchObject([
      { severity: 'error', path: [0, 'image'] },
    ]);
  });
});

describe('what is no diagnostic', () => {
  test.each([
    ['an average that rounding explains', { ratingAvg: 4.75 - 0.04 }],
    [
      'star levels in other words, which make no average',
      { ratings: stars('a', 'b', 'c', 'd', 'e'), ratingAvg: 1 },
    ],
    [
      'five star levels that nobody chose',
      {
        ratings: stars('1 star', '2 star', '3 star', '4 star', '5 star').map((level) => ({
          ...level,
          count: 0,
        })),
        reviews: 0,
      },
    ],
    ['a heart and a sum', { description: `${one.description} I <3 x < y && z > 1 & so on;` }],
    ['forty words without blanks', { description: 'これは日本語の説明です。'.repeat(12) }],
    ['a title of two lines', { title: 'Onionskin: Flipbook Animation' }],
    ['one long word in two lines', { title: 'Donaudampfschifffahrtskapitän' }],
    ['the same title by another developer', { title: 'Fantail', companyName: 'Other' }],
  ])('%s', (_title, overrides) => {
    expect(checkCatalogue(JSON.stringify([one, two(overrides)]))).toEqual([]);
  });
});

describe('once in a file', () => {
  test('each unknown field is told, where it stands first, those of ratings apart', () => {
    const ratings = one.ratings.map((rating) => ({ ...rating, price: 1 }));
    const apps = [one, two({ price: 1 }), buildValidApp({ id: 3, title: 'C', price: 1, ratings })];
    expect(checkCatalogue(JSON.stringify(apps)).map(said)).toEqual([
      'warning 1.price: is a field that nothing shows, here and in 1 more places. Take it out.',
      'warning 2.ratings.0.price: is a field that nothing shows, here and in 4 more places. Take it out.',
    ]);
  });

  test('ids that do not ascend are told, with how many there are', () => {
    const apps = [9, 4, 6, 5].map((id) => buildValidApp({ id, title: `App ${id}` }));
    expect(checkCatalogue(JSON.stringify(apps)).map(said)).toEqual([
      'warning 1.id: is 4, but stands after 9, and 1 more ids are less than the one before. Keep the apps in the order of their ids.',
    ]);
  });
});

test('all diagnostics are told at once, of broken apps too, in the order of the text', () => {
  const text = `[
  // apps
  {"id": -1, "title": "A", "description": "Short.", "price": 3},
  7,
  ${JSON.stringify(two({ reviews: -1, description: 'x' }))},
]`;
  const diagnostics = checkCatalogue(text);
  expect(diagnostics.map(({ severity, path, line }) => `${line} ${severity} ${path.join('.')}`)).toEqual([
    '2 error ',
    '3 error 0.image',
    '3 error 0.companyName',
    '3 error 0.downloads',
    '3 error 0.ratingAvg',
    '3 error 0.reviews',
    '3 error 0.ratings',
    '3 error 0.id',
    '3 warning 0.description',
    '3 warning 0.price',
    '4 error 1',
    '5 warning 2.description',
    '5 error 2.reviews',
    '5 error ',
  ]);
});

test('a text that is far from JSON gives its syntax errors alone', () => {
  expect(checkCatalogue('[{"id": -1')).toMatchObject([
    { severity: 'error', path: [], line: 1 },
    { severity: 'error' },
  ]);
});

test('the column is that of an editor, which hides a byte-order mark', () => {
  expect(checkCatalogue('\uFEFF{}')).toMatchObject([
    { line: 1, column: 1, message: 'is not a list of apps' },
  ]);
});

test('whatever the file holds, every diagnostic has a place, a message and a remedy, and errors are found where the schema finds some', () => {
  const field = fc.oneof(fc.json(), fc.constantFrom('1', '"/q.svg"', '"a"', '[{"name":"5 star","count":1}]'));
  const keys = fc.constantFrom(...Object.keys(one), 'price');
  const app = fc
    .dictionary(keys, field)
    .map((fields) => `{${Object.entries(fields).map(([key, value]) => `"${key}":${value}`)}}`);
  const files = fc
    .array(fc.oneof(app, fc.constant(JSON.stringify(one)), fc.json()))
    .map((apps) => `[${apps.join(',\n')}]`);
  fc.assert(
    fc.property(files, (text) => {
      const diagnostics = checkCatalogue(text);
      for (const { line, column, message, remedy } of diagnostics) {
        expect([line, column]).toEqual([expect.any(Number), expect.any(Number)]);
        expect(message).toMatch(/^\S.*[^.]$/s);
        expect(remedy).toMatch(/^[A-Z].*\.$/s);
      }
      let schemaErrors = 0;
      try {
        parseCatalogue(JSON.parse(text));
      } catch (error) {
        schemaErrors = (error as CatalogueError).diagnostics.length;
      }
      expect(diagnostics.filter(({ severity }) => severity === 'error').length).toBeGreaterThanOrEqual(
        schemaErrors,
      );
    }),
  );
});
