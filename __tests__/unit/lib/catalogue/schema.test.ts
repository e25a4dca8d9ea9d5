import { CatalogueError, type Diagnostic } from '@/lib/catalogue/diagnostic';
import { parseCatalogue } from '@/lib/catalogue/schema';
import { buildApp, buildApps } from '../../../fixtures/apps';

function diagnosticsOf(input: unknown): readonly Diagnostic[] {
  try {
    parseCatalogue(input);
  } catch (error) {
    if (error instanceof CatalogueError) return error.diagnostics;
    throw error;
  }
  return [];
}

describe('a catalogue that can be used', () => {
  test('is given back app by app, in the order of the file', () => {
    const apps = [buildApp({ id: 9 }), buildApp({ id: 2 }), buildApp({ id: 5 })];
    expect(parseCatalogue(apps)).toEqual(apps);
  });

  test('may be empty', () => {
    expect(parseCatalogue([])).toEqual([]);
  });

  test('loses the fields that the schema does not know, those of ratings too', () => {
    const ratings = [{ name: '5 star', count: 3, colour: 'orange' }];
    const [app] = parseCatalogue([{ ...buildApp(), ratings, price: 3 }]);
    expect(app).toEqual(buildApp({ ratings: [{ name: '5 star', count: 3 }] }));
  });

  test.each([
    ['an id of 0', { id: 0 }],
    ['the greatest id that JSON keeps exactly', { id: 2 ** 53 - 1 }],
    ['downloads of 0', { downloads: 0 }],
    ['downloads as a text', { downloads: '500K+' }],
    ['downloads as a grouped text', { downloads: '1,200,000' }],
    ['an average of 0', { ratingAvg: 0 }],
    ['an average of 5', { ratingAvg: 5 }],
    ['reviews of 0', { reviews: 0 }],
    ['no ratings', { ratings: [] }],
    ['an image by http', { image: 'http://cdn.example/q.png' }],
    ['an image by https, whatever the case', { image: 'HTTPS://cdn.example/q.png' }],
    ['a title in other letters', { title: 'Ünïçødé 表計算' }],
  ])('may hold %s, which stays as it is', (_title, overrides) => {
    expect(parseCatalogue([buildApp(overrides)])).toEqual([buildApp(overrides)]);
  });
});

describe('a wrong field', () => {
  const count = 'Give a whole number, without quotation marks.';
  const whole = 'is not a whole number that JSON keeps exactly';
  const below = 'Give one below 2^53.';
  const textRemedy = 'Write a text in quotation marks.';
  const imageRemedy = 'Give a path from the root of the site, such as "/icons/q.svg", or an http(s) URL.';
  const downloadsRemedy = 'Give a number, or a text such as "500K+", "29.6M" or "1,200,000".';
  const valueRemedy = 'Give a whole number of 0 or more, or a text such as "500K+", "29.6M" or "1,200,000".';
  const starsRemedy = 'Give an average of 0 to 5 stars.';

  test.each([
    ['id', '1', 'is not a number', count],
    ['id', null, 'is not a number', count],
    ['id', 1.5, whole, below],
    ['id', 2 ** 53, whole, below],
    ['id', -1, 'is negative', 'Give a count of 0 or more.'],
    ['image', 3, 'is not a text', textRemedy],
    ['image', '', 'is empty', 'Write a text.'],
    ['image', ' ', 'is empty', 'Write a text.'],
    ['image', 'icons/q.svg', 'is neither a path nor a web address', imageRemedy],
    ['image', '//cdn.example/q.png', 'is neither a path nor a web address', imageRemedy],
    ['image', 'https://', 'is neither a path nor a web address', imageRemedy],
    ['image', 'javascript:alert(1)', 'is neither a path nor a web address', imageRemedy],
    ['image', 'data:image/png;base64,', 'is neither a path nor a web address', imageRemedy],
    ['title', 7, 'is not a text', textRemedy],
    ['title', '', 'is empty', 'Write a text.'],
    ['title', ' \n', 'is empty', 'Write a text.'],
    ['companyName', false, 'is not a text', textRemedy],
    ['companyName', '', 'is empty', 'Write a text.'],
    ['description', ['a'], 'is not a text', textRemedy],
    ['description', '\t', 'is empty', 'Write a text.'],
    ['downloads', null, 'is not a count', downloadsRemedy],
    ['downloads', true, 'is not a count', downloadsRemedy],
    ['downloads', [], 'is not a count', downloadsRemedy],
    ['downloads', 'lots', 'is "lots", which is no count', valueRemedy],
    ['downloads', '', 'is "", which is no count', valueRemedy],
    ['downloads', '-5', 'is "-5", which is no count', valueRemedy],
    ['downloads', -5, 'is -5, which is no count', valueRemedy],
    ['downloads', 2 ** 53, 'is 9007199254740992, which is no count', valueRemedy],
    ['downloads', '10000T', 'is "10000T", which is no count', valueRemedy],
    ['downloads', 0.5, 'is 0.5, which is no count', valueRemedy],
    ['ratingAvg', '4.5', 'is not a number', 'Give an average of 0 to 5 stars, without quotation marks.'],
    ['ratingAvg', -0.1, 'is below 0', starsRemedy],
    ['ratingAvg', 5.1, 'is above 5', starsRemedy],
    ['reviews', '12', 'is not a number', count],
    ['reviews', 0.5, whole, below],
    ['reviews', -1, 'is negative', 'Give a count of 0 or more.'],
    ['ratings', {}, 'is not a list', 'Write [ … ], one entry a star level.'],
    ['ratings', null, 'is not a list', 'Write [ … ], one entry a star level.'],
  ])('%s %j is found, with what would be right', (field, value, message, remedy) => {
    const [diagnostic, ...others] = diagnosticsOf([buildApp(), { ...buildApp({ id: 2 }), [field]: value }]);
    expect(diagnostic).toMatchObject({ path: [1, field], message, remedy });
    expect(others).toEqual([]);
  });

  test.each([
    'id',
    'image',
    'title',
    'companyName',
    'description',
    'downloads',
    'ratingAvg',
    'reviews',
    'ratings',
  ])('%s is said to be missing where it is not there', (field) => {
    const [diagnostic, ...others] = diagnosticsOf([{ ...buildApp(), [field]: undefined }]);
    expect(diagnostic).toMatchObject({
      severity: 'error',
      path: [0, field],
      message: 'is missing',
      remedy: expect.stringMatching(/\S/),
    });
    expect(others).toEqual([]);
  });

  test.each([
    ['an entry that is no object', ['5 star'], [0], 'is not an object'],
    ['a name that is no text', [{ name: 5, count: 1 }], [0, 'name'], 'is not a text'],
    ['an empty name', [{ name: '', count: 1 }], [0, 'name'], 'is empty'],
    ['a missing count', [{ name: '5 star' }], [0, 'count'], 'is missing'],
    ['a negative count', [{ name: '5 star', count: -1 }], [0, 'count'], 'is negative'],
    [
      'a diagnostic in a later entry',
      [
        { name: '1 star', count: 1 },
        { name: '2 star', count: '2' },
      ],
      [1, 'count'],
      'is not a number',
    ],
  ])('in the ratings is found by its place: %s', (_title, ratings, path, message) => {
    const [diagnostic, ...others] = diagnosticsOf([{ ...buildApp(), ratings }]);
    expect(diagnostic).toMatchObject({ path: [0, 'ratings', ...path], message });
    expect(others).toEqual([]);
  });
});

describe('a wrong shape', () => {
  test.each([
    ['an object', {}],
    ['a text', 'apps'],
    ['null', null],
  ])('of the file is told at its root: %s', (_title, input) => {
    expect(diagnosticsOf(input)).toEqual([
      {
        severity: 'error',
        path: [],
        message: 'is not a list of apps',
        remedy: 'Write [ … ], even for one app.',
        app: undefined,
      },
    ]);
  });

  test.each([null, 3, 'app', [[]]])('of an app is told at its place in the list: %j', (app) => {
    expect(diagnosticsOf([buildApp(), app])).toEqual([
      {
        severity: 'error',
        path: [1],
        message: 'is not an app',
        remedy: 'Write an object, { "id": 1, … }.',
        app: 'at place 2 of the list',
      },
    ]);
  });
});

describe('ids', () => {
  test('that two apps share are told at the later app, naming the first', () => {
    const apps = [
      buildApp({ id: 3, title: 'Quill' }),
      buildApp({ id: 4 }),
      buildApp({ id: 3, title: 'Ink' }),
    ];
    expect(diagnosticsOf(apps)).toEqual([
      {
        severity: 'error',
        path: [2, 'id'],
        message: 'is 3, which "Quill" has already',
        remedy: 'Give every app an id of its own.',
        app: '3 "Ink"',
      },
    ]);
  });

  test('that three apps share are told twice', () => {
    expect(diagnosticsOf([buildApp(), buildApp(), buildApp()]).map(({ path }) => path)).toEqual([
      [1, 'id'],
      [2, 'id'],
    ]);
  });

  test('that two apps share are told beside the diagnostics of these and of others', () => {
    const apps = [
      buildApp({ id: 3, title: 'Quill', reviews: -1 }),
      null,
      buildApp({ id: 3, title: 'Ink', ratingAvg: 7 }),
    ];
    const found = diagnosticsOf(apps);
    expect(found).toHaveLength(4);
    expect(found).toContainEqual({
      severity: 'error',
      path: [2, 'id'],
      message: 'is 3, which "Quill" has already',
      remedy: 'Give every app an id of its own.',
      app: '3 "Ink"',
    });
  });

  test('that are missing in two apps are no duplicates', () => {
    const apps = [
      { ...buildApp(), id: undefined },
      { ...buildApp(), id: undefined },
    ];
    expect(diagnosticsOf(apps).map(({ message }) => message)).toEqual(['is missing', 'is missing']);
  });
});

describe('the app that a diagnostic belongs to', () => {
  test.each([
    ['id and title', { id: 3, title: 'Quill', reviews: -1 }, '3 "Quill"'],
    ['the id alone, without a title', { id: 3, title: undefined, reviews: 1 }, '3'],
    ['the title alone, without an id', { id: undefined, title: 'Quill', reviews: 1 }, '"Quill"'],
    ['an id of the wrong type as it stands', { id: 'three', title: 'Quill', reviews: 1 }, 'three "Quill"'],
  ])('is named by %s', (_title, overrides, name) => {
    const [diagnostic] = diagnosticsOf([{ ...buildApp(), ...overrides }]);
    expect(diagnostic?.app).toBe(name);
  });

  test('is named by its place, without id and title', () => {
    const [diagnostic] = diagnosticsOf([buildApp(), { ...buildApp(), id: undefined, title: undefined }]);
    expect(diagnostic?.app).toBe('at place 2 of the list');
  });
});

test('several diagnostics, in one app and in several, are told at once', () => {
  const apps = [
    buildApp({ id: 1, title: '', reviews: -1 }),
    buildApp({ id: 2 }),
    buildApp({ id: 3, downloads: 'lots', ratings: [{ name: '', count: 1.5 }] }),
  ];
  expect(diagnosticsOf(apps).map(({ path }) => path.join('.'))).toEqual([
    '0.title',
    '0.reviews',
    '2.downloads',
    '2.ratings.0.name',
    '2.ratings.0.count',
  ]);
});

test('diagnostics are told in the order of the apps, duplicate ids among them', () => {
  const apps = [
    buildApp({ id: 1 }),
    buildApp({ id: 1 }),
    buildApp({ id: 2, reviews: -1 }),
    buildApp({ id: 2 }),
    ...buildApps(12).map((app) => ({ ...app, id: app.id + 10, title: '' })),
  ];
  const places = diagnosticsOf(apps).map(({ path }) => path[0]);
  expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('the message names the file given', () => {
  expect(() => parseCatalogue({}, 'public/appsData.json')).toThrow(/^public\/appsData\.json: is not a list/m);
});

test('the message names appsData.json where no file is given', () => {
  expect(() => parseCatalogue({})).toThrow(/^appsData\.json: is not a list/m);
});
