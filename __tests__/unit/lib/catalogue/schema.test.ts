import { checkSchema } from '@/lib/catalogue/check/field-values';
import { APP_FIELDS, parseCatalogue } from '@/lib/catalogue/schema';
import { withoutDirections } from '@/lib/text/bidi';
import { buildApp, buildFullApp } from '../../../fixtures/apps';
import { fc, hostileText } from '../../../fixtures/properties';

describe('a valid catalogue', () => {
  test('is returned in the order of the file', () => {
    const apps = [buildApp({ id: 9 }), buildApp({ id: 2 }), buildApp({ id: 5 })];
    expect(parseCatalogue(apps)).toEqual(apps);
  });

  test('may be empty', () => {
    expect(parseCatalogue([])).toEqual([]);
  });

  test('loses unknown fields, also in ratings', () => {
    const ratings = [{ name: '5 star', count: 3, colour: 'orange' }];
    const [app] = parseCatalogue([{ ...buildApp(), ratings, colour: 3 }]);
    expect(app).toEqual(buildApp({ ratings: [{ name: '5 star', count: 3 }] }));
  });

  test.each([
    ['an id of 0', { id: 0 }],
    ['the greatest safe integer as id', { id: 2 ** 53 - 1 }],
    ['downloads as text', { downloads: '500K+' }],
    ['an average of 0', { ratingAvg: 0 }],
    ['an average of 5', { ratingAvg: 5 }],
    ['no ratings', { ratings: [] }],
    ['an http image', { image: 'http://cdn.example/q.png' }],
    ['an https image in upper case', { image: 'HTTPS://cdn.example/q.png' }],
    ['a title in another script', { title: 'Ünïçødé 表計算' }],
    ['white space of several kinds', { description: 'a\tb\r\nc\fd\u00a0\u2028' }],
    ['characters that are only discouraged', { title: '\x7f\x85\ufffd\uffff' }],
  ])('may contain %s, which is returned unchanged', (_title, overrides) => {
    expect(parseCatalogue([buildApp(overrides)])).toEqual([buildApp(overrides)]);
  });
});

describe('a character that HTML cannot contain', () => {
  test.each([
    ['a null character', 'ab\0', 'contains U+0000 as character 3, which HTML cannot contain'],
    ['an escape character', '\u001b[31m', 'contains U+001B as character 1, which HTML cannot contain'],
    ['a vertical tab', 'a\v', 'contains U+000B as character 2, which HTML cannot contain'],
    [
      'the first half of a surrogate pair',
      '🦜\ud83ea',
      'contains U+D83E as character 2, which HTML cannot contain',
    ],
    ['the second half', '\udd9c', 'contains U+DD9C as character 1, which HTML cannot contain'],
  ])('is an error: %s', (_title, text, message) => {
    for (const field of ['title', 'companyName', 'description', 'image']) {
      const [diagnostic, ...others] = checkSchema([{ ...buildApp(), [field]: `${text}` }]);
      expect(diagnostic).toMatchObject({ path: [0, field], severity: 'error', rule: 'schema' });
      expect(diagnostic?.message).toContain(message);
      expect(diagnostic?.remedy).toMatch(/^Use /);
      expect(others.filter(() => field !== 'image')).toEqual([]);
    }
    const ratings = [{ name: text, count: 1 }];
    expect(checkSchema([{ ...buildApp(), ratings }])).toMatchObject([{ path: [0, 'ratings', 0, 'name'] }]);
  });

  test('is an error in downloads, where white space is accepted', () => {
    expect(checkSchema([{ ...buildApp(), downloads: '5\vK' }])).toMatchObject([
      { path: [0, 'downloads'], message: 'is "5\\u000bK", which is not a valid count' },
    ]);
  });
});

test('removes bidirectional controls, so that a text cannot change the direction of its neighbours', () => {
  const ratings = [{ name: '5 star\u2069', count: 1 }];
  const fields = { title: '\u202eA', companyName: 'B\u2069', description: '\u2067C', ratings };
  expect(parseCatalogue([{ ...buildApp(), ...fields }])).toMatchObject([
    { title: 'A', companyName: 'B', description: 'C', ratings: [{ name: '5 star', count: 1 }] },
  ]);
});

describe('an invalid field', () => {
  const count = 'Use a whole number, 0 or more, such as 1204.';
  const id =
    'Use a whole number, or a name such as "quill-2": at most 64 letters from a to z, digits, ".", "-" and "_". Both ends are letters or digits, not all are digits, and names of files, such as "con", "index", "a.html" or "a.svg", are not allowed.';
  const textRemedy = 'Use visible text.';
  const pathOrUrl = 'is neither a path that begins with "/" nor an http(s) URL';
  const imageRemedy = 'Use a path such as "/pictures/q.svg", or an http:// or https:// URL.';
  const downloadsRemedy = 'Use a whole number, 0 or more, or text such as "500K+", "29.6M" or "1,200,000".';
  const unknown = 'Remove the field if it is not known.';
  const noMarks = ' A number has no quotation marks.';
  const starsRemedy = 'Use a number from 0 to 5, such as 4.7.';

  test.each([
    ['id', '1', 'is "1", which is not a valid id', id + noMarks],
    ['id', null, 'is null, which is not a valid id', id],
    ['id', 2 ** 53, 'is 9007199254740992, which is not a valid id', id],
    ['image', '', 'has no visible character', unknown],
    ['image', 'pictures/q.svg', pathOrUrl, imageRemedy],
    ['image', '//cdn.example/q.png', pathOrUrl, imageRemedy],
    ['image', 'https://', pathOrUrl, imageRemedy],
    ['image', 'javascript:alert(1)', pathOrUrl, imageRemedy],
    ['title', 7, 'is not text', `${textRemedy} Text is in double quotation marks.`],
    ['title', '', 'has no visible character', textRemedy],
    ['title', '\u2069\u202c\u200b', 'has no visible character', textRemedy],
    ['downloads', null, 'is null, which is not a valid count', unknown],
    ['downloads', 'lots', 'is "lots", which is not a valid count', downloadsRemedy],
    ['downloads', -5, 'is -5, which is not a valid count', downloadsRemedy],
    ['ratingAvg', '4.5', 'is not a number', starsRemedy + noMarks],
    ['ratingAvg', '4,5', 'is not a number', starsRemedy],
    ['ratingAvg', -0.1, 'is negative', starsRemedy],
    ['ratingAvg', 5.1, 'is greater than 5', starsRemedy],
    ['reviews', '12', 'is not a number', count + noMarks],
    ['reviews', '1,200', 'is not a number', count],
    ['reviews', '007', 'is not a number', count],
    ['reviews', '12345678901234567890', 'is not a number', count],
    ['reviews', 0.5, 'is not a whole number', count],
    ['reviews', -1, 'is negative', count],
    ['ratings', {}, 'is not a list', 'Use a list, [ … ], with one entry per star level.'],
    ['ratings', null, 'is not a list', unknown],
    ['ratings', '5', 'is not a list', 'Use a list, [ … ], with one entry per star level.'],
    ['updated', '5', 'is not a date', 'Use year, month and day, such as "2026-11-20".'],
  ])('is reported with its remedy: %s %j', (field, value, message, remedy) => {
    const [diagnostic, ...others] = checkSchema([buildApp(), { ...buildApp({ id: 2 }), [field]: value }]);
    expect(diagnostic).toMatchObject({ path: [1, field], message, remedy });
    expect(others).toEqual([]);
  });

  test.each(['id', 'title'])('is reported as missing: %s', (field) => {
    const [diagnostic, ...others] = checkSchema([{ ...buildApp(), [field]: undefined }]);
    expect(diagnostic).toMatchObject({
      severity: 'error',
      rule: 'schema',
      path: [0, field],
      message: 'is missing',
      remedy: expect.stringMatching(/\S/),
    });
    expect(others).toEqual([]);
  });

  test.each([
    ['an entry that is not an object', ['5 star'], [0], 'is not an object'],
    ['a missing count', [{ name: '5 star' }], [0, 'count'], 'is missing'],
    [
      'an invalid later entry',
      [
        { name: '1 star', count: 1 },
        { name: '2 star', count: '2' },
      ],
      [1, 'count'],
      'is not a number',
    ],
  ])('of ratings is reported with its path: %s', (_title, ratings, path, message) => {
    const [diagnostic, ...others] = checkSchema([{ ...buildApp(), ratings }]);
    expect(diagnostic).toMatchObject({ path: [0, 'ratings', ...path], message });
    expect(others).toEqual([]);
  });
});

const filmOf = (video: string) => ({ video, poster: '/q.png', alt: 'Q' });

describe('an optional field', () => {
  test('may have any valid value, which is returned unchanged', () => {
    expect(parseCatalogue([buildFullApp()])).toEqual([buildFullApp()]);
  });

  const link = 'is not a link to a site';
  test.each<[string, unknown, (string | number)[], string]>([
    ['links', [], [], 'is not an object'],
    ['links', { get: 'ftp://quill.example' }, ['get'], link],
    ['links', { get: 'https://quill.example/ ' }, ['get'], 'begins or ends with a space'],
    ['links', { source: 'mailto:a@b.example' }, ['source'], link],
    ['links', { support: 'mailto:nobody' }, ['support'], 'nor mailto: with an email address'],
    ['categories', [], [], 'is an empty list'],
    ['categories', ['a', ' '], [1], 'has no visible character'],
    ['categories', 'a', [], 'is not a list'],
    ['added', '2026-02-29', [], 'is not a date'],
    ['updated', 20261120, [], 'is not text'],
    ['version', 4.2, [], 'is not text'],
    ['changes', '', [], 'has no visible character'],
    ['versions', ['4.1'], [0], 'is not an object'],
    ['versions', [{ date: '2026-10-05' }], [0, 'version'], 'is missing'],
    ['versions', [{ version: '4.1', date: '5 October' }], [0, 'date'], 'is not a date'],
    ['keywords', [3], [0], 'is not text'],
    ['screenshots', Array(9).fill({ image: '/q.png', alt: 'Q' }), [], 'has more than 8 entries'],
    ['screenshots', ['/q.png'], [0], 'is not an object'],
    ['screenshots', [{ image: 'q.png', alt: 'Q' }], [0, 'image'], 'is neither a path'],
    ['screenshots', [{ alt: 'Q' }], [0, 'image'], 'is missing'],
    ['screenshots', [{ video: '/q.webm', alt: 'Q' }], [0, 'poster'], 'is missing'],
    ['screenshots', [filmOf('films/q.webm')], [0, 'video'], 'is not the path'],
    ['screenshots', [filmOf('//films.example/q.webm')], [0, 'video'], 'is not the path'],
    ['screenshots', [filmOf('/films/q.mov')], [0, 'video'], 'is not the path'],
    ['screenshots', [{ ...filmOf('/q.webm'), poster: 'q.png' }], [0, 'poster'], 'is neither a path'],
    ['status', { replacedBy: 2 }, ['deprecated'], 'is missing'],
    ['status', { deprecated: 'Old.', replacedBy: '2' }, ['replacedBy'], 'which is not a valid id'],
    ['requires', ['2'], [0], 'which is not a valid id'],
    ['worksWith', 2, [], 'is not a list'],
    ['alternativeTo', ['Tunewell', ''], [1], 'has no visible character'],
  ])('is reported with its remedy if it is wrong: %s %j', (field, value, path, message) => {
    const [diagnostic, ...others] = checkSchema([{ ...buildApp(), [field]: value }]);
    expect(diagnostic).toMatchObject({
      path: [0, field, ...path],
      remedy: expect.stringMatching(/^(Use|Remove) /),
    });
    expect(diagnostic?.message).toContain(message);
    expect(others).toEqual([]);
  });
});

describe('an invalid type', () => {
  test.each([{}, 'apps', null, { apps: [] }])(
    'of the whole file is reported with an empty path: %j',
    (input) => {
      expect(checkSchema(input)).toEqual([
        {
          severity: 'error',
          rule: 'schema',
          path: [],
          message: 'is not a list',
          remedy: 'Use a list of apps, [ … ], even for a single app, with nothing around it.',
        },
      ]);
    },
  );

  test.each([null, 3, 'app', [buildApp()]])('of an app is reported with its index: %j', (app) => {
    expect(checkSchema([buildApp(), app])).toEqual([
      {
        severity: 'error',
        rule: 'schema',
        path: [1],
        message: 'is not an object',
        remedy: 'Use an object: { "id": 1, … }.',
      },
    ]);
  });
});

test('reports all errors of one app and of several apps at once', () => {
  const apps = [
    buildApp({ id: 1, title: '', reviews: -1 }),
    buildApp({ id: 2 }),
    buildApp({ id: 3, downloads: 'lots', ratings: [{ name: '', count: 1.5 }] }),
  ];
  expect(checkSchema(apps).map(({ path }) => path.join('.'))).toEqual([
    '0.title',
    '0.reviews',
    '2.downloads',
    '2.ratings.0.name',
    '2.ratings.0.count',
  ]);
});

test('gives an example for a rating that is not an object', () => {
  const [diagnostic] = checkSchema([{ ...buildApp(), ratings: [5] }]);
  expect(diagnostic?.remedy).toContain('{ "name": "5 star", "count": 12 }');
});

test('throws for a catalogue that is not valid', () => {
  expect(() => parseCatalogue([buildApp({ reviews: -1 })])).toThrow();
});

describe('any JSON', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    hostileText(),
    fc.constantFrom(1, '/q.svg', [{ name: '5 star', count: 1 }]),
  );
  const names = fc.constantFrom(...APP_FIELDS, '__proto__', 'constructor', 'toString');
  const app = fc
    .array(fc.tuple(names, value))
    .map((entries) => ({ ...buildApp(), ...Object.fromEntries(entries) }));

  test('is either rejected, or has the fields of the schema and texts without controls', () => {
    let parsedApps = 0;
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(app, { maxLength: 3 })), (input) => {
        // As in a file: `__proto__` is a field like any other.
        const parsed: unknown = JSON.parse(JSON.stringify(input));
        if (checkSchema(parsed).length > 0) return;
        for (const found of parseCatalogue(parsed)) {
          parsedApps += 1;
          const fields = Object.keys(found);
          expect(fields).toEqual(APP_FIELDS.filter((field) => fields.includes(field)));
          expect(fields).toEqual(expect.arrayContaining(['id', 'title']));
          for (const text of [found.title, found.companyName ?? '', found.description ?? '']) {
            expect(withoutDirections(text)).toBe(text);
            expect(text).not.toMatch(/\p{Cs}/u);
            expect(text).not.toContain('\0');
          }
        }
      }),
    );
    expect(parsedApps).toBeGreaterThan(0);
  });

  test('a valid app stays valid after it is parsed', () => {
    const texts = hostileText().filter((text) => checkSchema([buildApp({ title: text })]).length === 0);
    fc.assert(
      fc.property(texts, (title) => {
        const [found] = parseCatalogue([buildApp({ title })]);
        if (found?.title.trim()) expect(parseCatalogue([found])).toEqual([found]);
      }),
    );
  });
});
