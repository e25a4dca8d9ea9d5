import { checkCatalogue } from '@/lib/catalogue/check/check';
import { checkSchema } from '@/lib/catalogue/check/field-values';
import type { ImageFacts } from '@/lib/catalogue/check/images';
import { APP_FIELDS } from '@/lib/catalogue/schema';
import { checkMarked, formatted, markField } from '../../../../fixtures/placed';
import { fc } from '../../../../fixtures/properties';
import { buildValidApp } from '../../../../fixtures/valid-app';

const FIELD_NAMES = APP_FIELDS.join(', ');

const one = buildValidApp();
const two = (overrides: Record<string, unknown>) => buildValidApp({ id: 2, title: 'Quill', ...overrides });
const stars = (...names: string[]) => names.map((name) => ({ name, count: 400 }));

test('returns no diagnostics for a valid file', () => {
  expect(checkCatalogue(JSON.stringify([one, two({})]), { image: () => ({ bytes: 1 }) })).toEqual([]);
  expect(checkCatalogue('[]')).toEqual([]);
});

describe('reports at the value of the field', () => {
  test.each<[Record<string, unknown>, string]>([
    [
      { image: 'https://a b/' },
      'error is "https://a b/", which is not a valid URL. Use a path such as "/pictures/q.svg", or an http:// or https:// URL.',
    ],
    [
      { title: 'Wagtail' },
      'error is "Wagtail", which app 1 by the same developer already uses. Use another title, or remove one of the apps.',
    ],
    [
      { ratingAvg: 4.6 },
      'warning is 4.6, but the average of the star levels is 4.71. Use 4.7, or fix the counts.',
    ],
    [
      { reviews: 1961 },
      'warning is 1961, but the star levels have only 1960 ratings. Use 1960 or less, or fix the counts. Every review has a rating.',
    ],
    [
      { companyName: 'FjordLine' },
      'warning is "FjordLine", but other apps use "Fjordline". Use one spelling for all apps of a developer.',
    ],
    [
      { title: 'A title that is so long that no card of any catalogue has room for it' },
      'warning is as wide as 69 letters, and a card has space for about 44. Shorten it to the width of about 40 letters.',
    ],
    [
      { title: '星'.repeat(23) },
      'warning is as wide as 46 letters, and a card has space for about 44. Shorten it to the width of about 40 letters.',
    ],
    [{ description: 'Sorts letters.' }, 'warning has only 2 words. Use 40 words or more.'],
    [
      { description: '**Two** [words](https://a.example/b-c):\n\n```\nof four\n```' },
      'warning has only 4 words. Use 40 words or more.',
    ],
    [
      { description: `${one.description} <br/>` },
      'warning contains HTML ("<br/>"), which pages show as text. Write Markdown, such as **important**, [Quill](https://quill.example), and an empty line (\\n\\n) between paragraphs.',
    ],
    [
      { description: `${one.description} <img src="a.png">` },
      'warning contains HTML ("<img src=\\"a.png\\">"), which pages show as text. Write Markdown, such as **important**, [Quill](https://quill.example), and an empty line (\\n\\n) between paragraphs.',
    ],
    [
      { description: `${one.description} &amp;` },
      'warning contains HTML ("&amp;"), which pages show as text. Write the character itself.',
    ],
    [
      { companyName: 'Tom &amp; Co' },
      'warning contains HTML ("&amp;"), which pages show as text. Write the character itself.',
    ],
    [
      { price: '4.99&nbsp;€' },
      'warning contains HTML ("&nbsp;"), which pages show as text. Write the character itself.',
    ],
    [
      { summary: 'It is <b>fast</b>' },
      'warning contains HTML ("<b>"), which pages show as text. Remove the HTML.',
    ],
    [
      { description: `${one.description}\n\n##` },
      'warning has a heading without text, which pages leave out. Write its text after the number signs (#), or remove it.',
    ],
    [
      { description: `${one.description}\n\n[more](docs/more.md)` },
      'warning links to "docs/more.md", which pages show without the link. Use a whole URL with https://, or mailto: and an email address.',
    ],
    [
      { description: `${one.description}\n\n![A bird](https://a.example/q.png)` },
      'warning has an image ("https://a.example/q.png"), which pages do not show. Remove it, or add the picture to the screenshots.',
    ],
    [
      { image: 'https://a.example/q.png' },
      'warning is loaded from a.example, which receives a request from every visitor. Add the file under public/, and use its path, such as "/pictures/q.svg". Pages block an image that redirects to another origin.',
    ],
    [
      { companyName: 'Fjordline ' },
      'warning contains U+0020 as character 10, a space at its beginning or its end. Remove it.',
    ],
    [
      { summary: 'Itâ€™s a CafÃ©' },
      'warning contains U+00E2 as character 3, which is a part of another character that was read in a wrong encoding; it has 2 such characters. Type the character again, or read the source of the text as UTF-8.',
    ],
    [
      { version: 'undefined' },
      'warning is "undefined", which programs write for a text that is missing. Write the text, or remove it.',
    ],
    [
      { title: 'a\u202eb\u202ec' },
      'warning contains U+202E as character 2, which sets the direction of a text; it has 2 such characters. Remove it, as pages do. Browsers find the direction of a text themselves.',
    ],
    [
      { description: `${one.description} \u0092` },
      `warning contains U+0092 as character ${one.description.length + 2}, a control character. Remove it, or type the character again.`,
    ],
    [
      { title: 'Caf\ufffd' },
      'warning contains U+FFFD as character 4, which replaces a character that was lost. Type the character again, and save the file as UTF-8.',
    ],
    [
      { colour: 3 },
      `warning is an unknown field, which the site does not use. Remove it, or rename it to one of ${FIELD_NAMES}.`,
    ],
  ])('%j', (fields, words) => {
    const [field = ''] = Object.keys(fields);
    const { diagnostics, place } = checkMarked(markField([one, two(fields)], 1, field));
    const [severity, ...sentence] = words.split(' ');
    expect(diagnostics.map(formatted)).toEqual([`${severity} 1.${field}: ${sentence.join(' ')}`]);
    expect(diagnostics[0]).toMatchObject(place);
  });

  test('a right-to-left override in the name of a star level', () => {
    const ratings = one.ratings.map(({ name, count }) => ({ name: name.replace('5', '\u202e5'), count }));
    const { diagnostics } = checkMarked(markField([one, two({ ratings })], 1, 'ratings'));
    expect(diagnostics.map(formatted)).toEqual([
      'warning 1.ratings.4.name: contains U+202E as character 1, which sets the direction of a text. Remove it, as pages do. Browsers find the direction of a text themselves.',
    ]);
  });

  test('fewer than five star levels', () => {
    const ratings = stars('5 star');
    const { diagnostics, place } = checkMarked(
      markField([one, two({ ratings, ratingAvg: 5, reviews: 1 })], 1, 'ratings'),
    );
    expect(diagnostics.map(formatted)).toEqual([
      'warning 1.ratings: has only 1 star level. Use 5, "1 star" to "5 star". Use a count of 0 for a level without ratings.',
    ]);
    expect(diagnostics[0]).toMatchObject(place);
  });
});

/** The rules of the warnings about a summary. */
const rulesOf = (summary: string) =>
  checkMarked(`«${JSON.stringify([{ ...one, summary }])}`).diagnostics.map(({ rule }) => rule);

/** What Windows-1252 has for the control characters of Latin-1, from U+0080. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** A text in UTF-8 that was read as Latin-1, and as Windows-1252. */
function misread(text: string): string[] {
  const latin = Buffer.from(text).toString('latin1');
  return [latin, latin.replace(/[\x80-\x9f]/g, (control) => WINDOWS.charAt(control.charCodeAt(0) - 0x80))];
}

test.each([
  'Straße',
  'Über uns',
  'Öffnet',
  'Écran',
  'à la',
  '© Quill',
  '5 €',
  'it’s',
  'a → b',
  '✓',
  '😀',
  'Тест',
  'Noël',
  'Ångström',
  'L’écran',
  "l'étoile",
  '10\u00a0kg',
  'Larkmoor™',
  '≤ 5',
  '⚡ fast',
  'Müller',
  'Köln',
  'Müllerei',
  'Für',
  'Gîte',
  'Złoty',
  'MÜNCHEN',
  'KÄFER',
  'CAFÉS',
  'Žiemos',
  'przed naszą erą',
  'Tiếng Việt',
  'アプリ',
  '日本語',
  '应用',
  '한국어',
  'العربية',
  'עברית',
  'Ελληνικά',
  'ไทย',
])('reports %j if it was read in a wrong encoding', (text) => {
  expect(rulesOf(text)).toEqual([]);
  for (const wrong of misread(text)) expect(rulesOf(wrong)).toContain('text-lost');
});

test.each([
  'MAÇÃ®',
  '“AMANHÃ”',
  'IRMÃ© app',
  'A letter: “Ã”',
  'Â, Ê and Î',
  'España, ESPAÑA',
  'Ðð, þ',
  'La lettre «\u00a0Â\u00a0», la lettre Â\u00a0: la',
  'A, Ă, Â…',
  'Cum se scrie „Â”?',
  'Â’s sound',
  '»Ã« und »Ä«',
  "L'Ã”",
  'Ä–Ö–Ü, Größe – ß',
  '«“là”»',
  'GÅ™s, FÃ®s, JÃ’s',
  'Çžuan dili',
  'SMÅ–OCH, IRMÃ‡',
])('does not take %j for a text that was read in a wrong encoding', (text) => {
  expect(rulesOf(text)).toEqual([]);
});

test('reports the same title by spellings of one developer, and not by two developers', () => {
  const apps = ['Acme', 'ACME', 'Ac Me.', 'Acme & Co'].map((companyName, index) =>
    buildValidApp({ id: index + 1, title: 'Quill', companyName }),
  );
  expect(
    checkCatalogue(JSON.stringify(apps))
      .filter(({ rule }) => rule === 'duplicate-title')
      .map(({ path }) => path),
  ).toEqual([
    [1, 'title'],
    [2, 'title'],
  ]);
});

test('reports a duplicate star level at its name', () => {
  const ratings = stars('1 star', '2 star', '3 star', '4 star', '4 Star');
  const app = two({ ratings, ratingAvg: 2.8 });
  const { diagnostics, place } = checkMarked(JSON.stringify([app], null, 1).replace('"4 Star"', '«"4 Star"'));
  expect(diagnostics.map(formatted)).toEqual([
    'warning 0.ratings.4.name: is "4 Star", which is already in the list. Use each star level once.',
  ]);
  expect(diagnostics[0]).toMatchObject(place);
});

test.each([
  { ratings: [] },
  {
    ratings: stars('1 star', '2 star', '3 star', '4 star', '5 star').map((level) => ({ ...level, count: 0 })),
  },
])('reports an average that pages do not show: %j', (levels) => {
  const app = buildValidApp({ ratingAvg: 4.3, reviews: 0, ...levels });
  expect(checkCatalogue(JSON.stringify([app])).map(formatted)).toEqual([
    'warning 0.ratingAvg: is 4.3, but no star level has a rating, so that pages do not show it. Remove the star levels if they are not known, or fix the counts.',
  ]);
});

describe('duplicate ids are reported', () => {
  const errorsOf = (apps: readonly object[]) =>
    checkCatalogue(JSON.stringify(apps))
      .filter(({ severity }) => severity === 'error')
      .map(formatted);

  test('at each of the apps: any of them can be the wrong one', () => {
    expect(errorsOf([one, two({ id: 1 }), buildValidApp({ title: 'C' })])).toEqual([
      'error 0.id: is 1, which "Quill" uses, too. Use an id that no other app has.',
      'error 1.id: is 1, which "Wagtail" uses, too. Use an id that no other app has.',
      'error 2.id: is 1, which "Wagtail" uses, too. Use an id that no other app has.',
    ]);
  });

  test('with the position of an app without a title, and together with other errors', () => {
    expect(errorsOf([{ ...one, title: undefined }, two({ id: 1 })])).toEqual([
      'error 0.title: is missing. Use visible text.',
      'error 0.id: is 1, which "Quill" uses, too. Use an id that no other app has.',
      'error 1.id: is 1, which the app at position 1 uses, too. Use an id that no other app has.',
    ]);
  });

  test('with both ids if they differ in case', () => {
    expect(errorsOf([{ ...one, id: 'quill' }, two({ id: 'Quill' })])).toEqual([
      'error 0.id: is quill, which differs only in case from Quill of "Quill". Use an id that no other app has.',
      'error 1.id: is Quill, which differs only in case from quill of "Wagtail". Use an id that no other app has.',
    ]);
  });

  test('but not if they are missing', () => {
    expect(errorsOf([{ ...one, id: undefined }, two({ id: undefined })])).toEqual(
      [0, 1].map((index) => expect.stringMatching(`^error ${index}.id: is missing`)),
    );
    expect(errorsOf([{ ...one, id: undefined }, two({ id: 'undefined' })])).toEqual([
      expect.stringMatching('^error 0.id: is missing'),
    ]);
  });
});

test('reports a missing field at its app', () => {
  const { diagnostics, place } = checkMarked(`[\n «${JSON.stringify({ ...one, title: undefined })}\n]`);
  expect(diagnostics).toMatchObject([
    { severity: 'error', path: [0, 'title'], message: 'is missing', ...place },
  ]);
});

test.each([
  '9007199254740993',
  '-12345678901234567890',
  '12345678901234567890.0',
  '12345678901234567891e1',
  '1e400',
  '1e-999',
])('reports the number %s, which JSON.parse would change', (number) => {
  const text = JSON.stringify(one).replace('{', `{"note": {"by": [1, «${number}]},`);
  const { diagnostics, place } = checkMarked(`[${text}]`);
  expect(diagnostics[1]).toMatchObject({
    severity: 'error',
    rule: 'number-size',
    path: [0, 'note', 'by', 1],
    remedy: 'Use at most 15 digits. Downloads can be a text, in double quotation marks.',
    ...place,
  });
});

test('accepts numbers of any spelling that JSON.parse keeps', () => {
  const numbers = '[9007199254740992, 1e21, 1e23, 4.70, -0, 0.00, 0.1, 1E-3, 1200e-2]';
  expect(checkCatalogue(`[${JSON.stringify(one).replace('{', `{"note": ${numbers},`)}]`)).toMatchObject([
    { rule: 'unknown-field' },
  ]);
});

test('reports a duplicate field at the later name, and uses its last value', () => {
  const text = JSON.stringify(one, null, 1).replace('"id": 1', '"id": -1,\n«"id": 1');
  const { diagnostics, place } = checkMarked(`[${text}]`);
  expect(diagnostics).toEqual([
    {
      severity: 'error',
      rule: 'duplicate-field',
      path: [0, 'id'],
      message: 'is a duplicate field of the same object',
      remedy: 'Remove one of them. Only the last one is used.',
      app: '1 "Wagtail"',
      ...place,
    },
  ]);
});

test('reports a wrong value of a duplicate field where it is, and not at the right one', () => {
  const text = JSON.stringify(one, null, 1).replace('"id": 1', '"id": 1,\n"id": -1');
  const line = text.slice(0, text.indexOf('-1')).split('\n').length;
  expect(checkCatalogue(`[${text}]`)).toMatchObject([
    { rule: 'duplicate-field', line },
    { rule: 'schema', path: [0, 'id'], line },
  ]);
});

describe('an image on another site', () => {
  const check = (image: string) =>
    checkCatalogue(JSON.stringify([buildValidApp({ image })])).map(({ severity, rule }) => [severity, rule]);

  test.each([
    ['https://a"b/x.png', 'a"b'],
    ['https://*.example/x.png', '*.example'],
    ['https://[::1]:8080/x.png', '[::1]:8080'],
  ])('must have a host that the policy of pages can contain: %s', (image, host) => {
    expect(checkCatalogue(JSON.stringify([buildValidApp({ image })])).map(formatted)).toEqual([
      `error 0.image: is on the host ${JSON.stringify(host)}, which the Content-Security-Policy of pages cannot contain. Use a host of letters, digits and hyphens, separated by dots (at most 63 between dots, 253 in all), or add the file under public/.`,
    ]);
  });

  test.each([`${'a'.repeat(100_000)}.example`, `${'a.'.repeat(127)}a`])(
    'must have a host that can exist, which the message truncates',
    (host) => {
      const [message = ''] = checkCatalogue(
        JSON.stringify([buildValidApp({ image: `https://${host}/x.png` })]),
      ).map(formatted);
      expect(message).toMatch(/^error 0\.image: is on the host "a.*…", which the Content-Security-Policy/);
      expect(message.length).toBeLessThan(500);
    },
  );

  test.each(['user@', ':pass@'])('must have no user name or password: %s', (user) => {
    expect(
      checkCatalogue(JSON.stringify([buildValidApp({ image: `https://${user}a.example/x.png` })])).map(
        formatted,
      ),
    ).toEqual([
      'error 0.image: has a user name or a password, and some browsers block such images. Remove it from the URL, or add the file under public/.',
    ]);
  });

  test.each([
    'https://a.example/x.png',
    'http://a-1.b2.example:8080/x.png?a;b,c*',
    'HTTPS://A.EXAMPLE/x.png',
    'https://münchen.example/x.png',
  ])('is only a warning otherwise: %s', (image) => {
    expect(check(image)).toEqual([['warning', 'image-offsite']]);
  });
});

describe('an image under public/', () => {
  const small: ImageFacts = { bytes: 100_000, width: 64, height: 64 };
  test.each<[string, ImageFacts | null, string[]]>([
    ['is valid if it is small', small, []],
    ['can have any shape', { ...small, height: 8 }, []],
    ['is valid if it cannot be measured', { bytes: 1 }, []],
    [
      'must exist',
      null,
      [
        'error 0.image: is "/pictures/wagtail.svg", but there is no such file under public/. Add the file, or fix the path.',
      ],
    ],
    [
      'must have the same case as the file name',
      { ...small, actualPath: '/pictures/Wagtail.svg' },
      [
        'error 0.image: is "/pictures/wagtail.svg", but the file is "/pictures/Wagtail.svg". Use the same upper and lower case as the file name.',
      ],
    ],
    [
      'should have at most 100 kB',
      { ...small, bytes: 100_001 },
      ['warning 0.image: is a file of 101 kB. Use a file of 100 kB or less.'],
    ],
  ])('%s', (_title, facts, sentences) => {
    const { diagnostics, place } = checkMarked(markField([one], 0, 'image'), { image: () => facts });
    expect(diagnostics.map(formatted)).toEqual(sentences);
    expect(diagnostics).toMatchObject(sentences.map(() => place));
  });

  test('must have the accents of the file name in the same encoding', () => {
    const [image, actualPath] = ['/pictures/caf\u00e9.svg', '/pictures/cafe\u0301.svg'];
    const facts = { ...small, actualPath };
    expect(
      checkCatalogue(JSON.stringify([buildValidApp({ image })]), { image: () => facts }).map(formatted),
    ).toEqual([
      `error 0.image: is "${image}", but the file is "${actualPath}", which differs in the encoding of accents. Use a name without accents for the file, and here.`,
    ]);
  });

  test.each<[string, ImageFacts, string[]]>([
    ['/q.png', { ...small, bytes: 1_000_000 }, []],
    [
      '/q.jpg',
      { ...small, bytes: 1_000_001 },
      ['warning 0.image: is a file of 1001 kB. Use a file of 1000 kB or less.'],
    ],
    ['/my icon.webp', { ...small, bytes: 1_000_000 }, []],
    [
      '/q.png?v=2',
      { ...small, bytes: 100_001 },
      ['warning 0.image: is a file of 101 kB. Use a file of 100 kB or less.'],
    ],
    [
      '/q.JPEG',
      { bytes: 4, isUnreadable: true },
      [
        'error 0.image: is "/q.JPEG", which browsers cannot show: it is damaged, of another format, too large, or its permissions do not let it be read. Save it again as a PNG, JPEG or SVG file.',
      ],
    ],
    ['/q.bmp', { bytes: 4 }, []],
    [
      '/q.HEIC',
      { bytes: 4, isUnreadable: true },
      [
        'error 0.image: is "/q.HEIC", which browsers cannot show: it is damaged, of another format, too large, or its permissions do not let it be read. Save it again as a PNG, JPEG or SVG file.',
      ],
    ],
    [
      '/q.svg',
      { ...small, lacks: 'namespace' },
      [
        'error 0.image: is "/q.svg", which browsers cannot show: its svg element is not in the namespace of SVG. Add xmlns="http://www.w3.org/2000/svg" to the svg element.',
      ],
    ],
    [
      '/q.svg',
      { ...small, lacks: 'encoding' },
      [
        'error 0.image: is "/q.svg", which browsers cannot show: its text is not in UTF-8, which some of them expect whatever the file declares. Save the file with the encoding UTF-8.',
      ],
    ],
    [
      '/q.svg',
      { ...small, script: '<script' },
      [
        'warning 0.image: is an SVG file that contains a script ("<script"), which runs if a visitor opens the file. Remove the script. Pages show the file as an image, and never run it.',
      ],
    ],
  ])('can be larger if the build resizes it, and must be valid then: %s, %j', (image, facts, sentences) => {
    const diagnostics = checkCatalogue(JSON.stringify([buildValidApp({ image })]), { image: () => facts });
    expect(diagnostics.map(formatted)).toEqual(sentences);
  });

  test.each([
    ['image', '/q.psd', {}],
    ['image', '/notes.txt', { isUnreadable: true }],
    ['image', '/LICENSE', { isUnreadable: true }],
    ['image', '/films/q.webm', {}],
    ['poster', '/films/q.webm', {}],
  ])('must be of a format that browsers show as a picture: %s %s', (field, file, facts) => {
    const film = { video: '/v.mp4', alt: 'A list', poster: '/q.png', [field]: file };
    const app = buildValidApp({
      image: '/q.svg',
      ...(field === 'image' ? { image: file } : { screenshots: [film] }),
    });
    const image = (path: string) => ({ bytes: 4, ...(path === file && facts) });
    expect(checkCatalogue(JSON.stringify([app]), { image })).toMatchObject([
      {
        rule: 'image-invalid',
        message: expect.stringContaining(file),
        remedy: 'Save it again as a PNG, JPEG or SVG file.',
      },
    ]);
  });

  test.each(['/q/100%.png', '/q/hash#1.png', '/q/q?1.png', '/q/100%25.png'])(
    'is named by its URL, not by the name of the file: %s',
    (image) => {
      const find = (names: string[]) => (path: string) => (names.includes(path) ? small : null);
      const check = (...names: string[]) =>
        checkCatalogue(JSON.stringify([buildValidApp({ image })]), { image: find(names) }).map(formatted);
      expect(check(image)).toEqual([
        `error 0.image: is "${image}", which is the name of a file, not its URL. Write % as %25, # as %23 and ? as %3F, or rename the file.`,
      ]);
      expect(check()).toEqual([expect.stringContaining('but there is no such file under public/.')]);
    },
  );

  test.each([
    ['/pictures/a%20b.svg?v=2#top', '/pictures/a b.svg'],
    ['/pictures/../q.svg', '/q.svg'],
    ['/../../etc/passwd', '/etc/passwd'],
  ])('is resolved as in a browser: %s', (image, path) => {
    const look = jest.fn(() => small);
    expect(checkCatalogue(JSON.stringify([buildValidApp({ image })]), { image: look })).toEqual([]);
    expect(look.mock.calls).toEqual([[path]]);
  });

  test('does not exist if its percent-encoding is malformed', () => {
    const text = JSON.stringify([buildValidApp({ image: '/pictures/%ff.svg' })]);
    expect(checkCatalogue(text, { image: () => small })).toMatchObject([
      { severity: 'error', path: [0, 'image'] },
    ]);
  });
});

describe('does not report', () => {
  test.each([
    ['missing star levels of an app without ratings', { ratings: [], ratingAvg: 0, reviews: 0 }],
    [
      'placeholders in angle brackets',
      { description: `${one.description} <username> <your-name> 1 < 2 > 1 R&D; a<b && c>d, a <b or b> c` },
    ],
    ['an average within the error of rounding', { ratingAvg: 4.75 - 0.04 }],
    ['an average if star levels have other names', { ratings: stars('a', 'b', 'c', 'd', 'e'), ratingAvg: 1 }],
    [
      'five star levels without ratings',
      {
        ratings: stars('1 star', '2 star', '3 star', '4 star', '5 star').map((level) => ({
          ...level,
          count: 0,
        })),
        ratingAvg: 0,
        reviews: 0,
      },
    ],
    ['"<" and "&" in plain text', { description: `${one.description} I <3 x < y && z > 1 & so on;` }],
    ['forty words in a script without spaces', { description: 'これは日本語の説明です。'.repeat(12) }],
    ['a title of two lines', { title: 'Onionskin: Flipbook Animation' }],
    ['one long word that needs two lines', { title: 'Donaudampfschifffahrtskapitän' }],
    ['a title of 22 East Asian characters', { title: '星'.repeat(22) }],
    ['a title with accents and invisible characters', { title: 'e\u0301\u200b'.repeat(44) }],
    ['marks of direction, which change no neighbour', { title: 'א\u200f!', companyName: 'a\u200e' }],
    ['line breaks and tabs', { description: `${one.description}\r\n\tEnd.` }],
    ['the same title from another developer', { title: 'Wagtail', companyName: 'Other' }],
  ])('%s', (_title, overrides) => {
    expect(checkCatalogue(JSON.stringify([one, two(overrides)]))).toEqual([]);
  });
});

test.each([
  ['ID', 'id'],
  ['Titel', 'title'],
  ['company_name', 'companyName'],
  ['screenshot', 'screenshots'],
])('an unknown field %s is nearly %s', (name, field) => {
  expect(checkCatalogue(JSON.stringify([{ ...one, [name]: 1 }]))).toMatchObject([
    { rule: 'unknown-field', remedy: `Rename it to ${field}, or remove it.` },
  ]);
});

describe('reports once per file', () => {
  test('each unknown field of apps and of ratings, at its first occurrence', () => {
    const ratings = one.ratings.map((rating) => ({ ...rating, colour: 1 }));
    const apps = [one, two({ colour: 1 }), buildValidApp({ id: 3, title: 'C', colour: 1, ratings })];
    expect(checkCatalogue(JSON.stringify(apps)).map(formatted)).toEqual([
      `warning 1.colour: is an unknown field, which the site does not use; it occurs 2 times. Remove it, or rename it to one of ${FIELD_NAMES}.`,
      'warning 2.ratings.0.colour: is an unknown field, which the site does not use; it occurs 5 times. Remove it, or rename it to one of name, count.',
    ]);
  });

  test('new apps between those of an earlier version, with their number', () => {
    const app = (id: number) => buildValidApp({ id, title: `App ${id}` });
    const known = Array.from({ length: 10 }, (_, index) => app(index + 1));
    const history = new Map(known.map(({ id, title, companyName }) => [id, [{ title, companyName }]]));
    const warnings = (apps: readonly object[]) =>
      checkCatalogue(JSON.stringify(apps), { history }).map(formatted);
    expect(warnings([...known.slice(0, 9), app(11), app(12), app(10), app(13)])).toEqual([
      'warning 9.id: is 11, of a new app that is not at the end, as are 1 more new app. Add new apps at the end of the file.',
    ]);
    // Moved apps, and a new one that is trending.
    expect(warnings([app(11), ...known.toReversed(), app(12)])).toEqual([]);
  });
});

test('reports all diagnostics at once, also of invalid apps, in the order of the text', () => {
  const text = `[
  // apps
  {"id": -1, "description": "Short.", "colour": 3},
  7,
  ${JSON.stringify(two({ reviews: -1, description: 'x' }))},
]`;
  const diagnostics = checkCatalogue(text);
  expect(diagnostics.map(({ severity, path, line }) => `${line} ${severity} ${path.join('.')}`)).toEqual([
    '2 error ',
    '3 error 0.title',
    '3 error 0.id',
    '3 warning 0.description',
    '3 warning 0.colour',
    '4 error 1',
    '5 warning 2.description',
    '5 error 2.reviews',
    '5 error ',
  ]);
});

test('reports only the syntax errors after an unrecoverable one', () => {
  expect(checkCatalogue('[{"id": -1')).toMatchObject([
    { severity: 'error', path: [], line: 1 },
    { severity: 'error' },
  ]);
});

test('does not count a byte-order mark in the column', () => {
  expect(checkCatalogue('\uFEFF{}')).toMatchObject([{ line: 1, column: 1, message: 'is not a list' }]);
});

test('every diagnostic of any file has a position, a message and a remedy, and no schema error is lost', () => {
  const field = fc.oneof(fc.json(), fc.constantFrom('1', '"/q.svg"', '"a"', '[{"name":"5 star","count":1}]'));
  const keys = fc.constantFrom(...Object.keys(one), 'colour');
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
      const told = diagnostics.map(({ path, message }) => ({ path, message }));
      for (const { path, message } of checkSchema(JSON.parse(text)))
        expect(told).toContainEqual({ path, message });
    }),
    { examples: [['[{"id":-1e+21}]']] },
  );
});

test('counts the words of a text of any length without spaces', () => {
  const description = '星を見る。'.repeat(30_000);
  expect(checkCatalogue(JSON.stringify([{ ...one, description }]))).toEqual([]);
});

test('does not count words without spaces in browsers without a segmenter', () => {
  const { Segmenter } = Intl;
  const rules = () =>
    jest
      .requireActual<typeof import('@/lib/catalogue/check/check')>('@/lib/catalogue/check/check')
      .checkCatalogue(JSON.stringify([{ ...one, description: '静かな鳥の声を聞く。' }]))
      .map(({ rule }) => rule);
  jest.isolateModules(() => expect(rules()).toContain('description-length'));
  jest.isolateModules(() => {
    Object.assign(Intl, { Segmenter: undefined });
    try {
      expect(rules()).not.toContain('description-length');
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});
