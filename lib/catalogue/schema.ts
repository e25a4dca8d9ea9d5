import * as z from 'zod/mini';
import { NAME } from '@/lib/id';
import { site } from '@/lib/site';
import { withoutDirections } from '@/lib/text/bidi';
import { nameCharacter } from '@/lib/text/printable';
import { parseDownloads } from './downloads';
import { isLink } from './link';
import { decodeLocalized, type Untranslated } from './localize';
import { imageFileOf, isFilm } from './urls';

/**
 * Characters that HTML cannot contain (https://html.spec.whatwg.org/multipage/syntax.html#text): browsers change them, so
 * hydration fails. Lone surrogates, and control characters other than white space. Those from U+007F to U+009F are only
 * discouraged.
 */
const NOT_IN_HTML = /(?![\t\n\f\r\x7f-\x9f])[\p{Cc}\p{Cs}]/u;

/** A visible character: no white space, control, or invisible character such as a zero-width space. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{DI}]/u;

/** What editors of JSON must know of texts: patterns for what the checks below say, except for hosts and encoded paths. */
const IN_HTML = '[^\\u0000-\\u0008\\u000b\\u000e-\\u001f\\ud800-\\udfff]*$';
export const JSON_TEXT = `^(?=[\\s\\S]*[^\\s\\p{Cc}\\p{Cf}\\p{DI}])${IN_HTML}`;
const JSON_PICTURE = `^(?=/(?!/)|[hH][tT][tT][pP][sS]?://[^/])${IN_HTML}`;
const JSON_FILM = `^/(?!/)(?=[^?#]*\\.([wW][eE][bB][mM]|[mM][pP]4)([?#]|$))${IN_HTML}`;
const JSON_WEB_LINK = '[hH][tT][tT][pP][sS]?://(?![^/?#]*@)[^\\s\\\\/][^\\s\\\\]*';

/** The form of a BCP 47 tag. The check also looks for the names of languages. */
const LANGUAGE_TAG = /^[A-Za-z]{2,8}(-[A-Za-z\d]{1,8})*$/;

/** How a form, a table or a check treats a field. */
export type FieldKind =
  | 'text'
  /** A text of several lines. */
  | 'paragraphs'
  | 'link'
  /** A whole number, 0 or more. */
  | 'count'
  /** A whole number, or a name. */
  | 'id'
  | 'decimal'
  /** A count, or a text such as `500K+`. */
  | 'downloads'
  /** An amount of a currency, or a text such as `Free`. */
  | 'price'
  /** A day of the calendar, as `2026-11-20`. */
  | 'date'
  | 'picture'
  /** The path of a film of this site. */
  | 'film'
  | 'group'
  | 'list';

/** Metadata of a field, for forms, messages and the JSON Schema. */
export interface FieldMeta {
  kind: FieldKind;
  label: string;
  /** Sentences: what it is, and what is asked of it. */
  hint: string;
  /** Valid values. The first is the usual one. */
  examples: readonly unknown[];
  /** What to do if the value is invalid. */
  remedy: string;
  /** Of a text, in JSON Schema: what its type does not say. */
  pattern?: string;
  /** Whether it is a text that can be in several languages. See `localize`. */
  isTranslatable?: boolean;
}

/** The metadata of the catalogue, of an app, and of each field and entry in it. */
export const fieldMeta = z.registry<FieldMeta>();

/** What a declaration says of a field. The rest follows from its kind. An entry of a list is explained with the list. */
type MetaInput = Pick<FieldMeta, 'label'> & Partial<FieldMeta>;

function withMeta<Schema extends z.core.$ZodType>(
  schema: Schema,
  kind: FieldKind,
  remedy: string,
  meta: MetaInput,
): Schema {
  fieldMeta.add(schema, { kind, remedy, hint: '', examples: [], ...meta });
  return schema;
}

/**
 * A text that pages show, without the controls that could change the direction of another. Fields copy it with `check()`,
 * because the registry of their words is by schema.
 */
const visible = z.string().check(
  z.regex(VISIBLE, { error: 'has no visible character', abort: true }),
  z.refine((value) => !NOT_IN_HTML.test(value), {
    error: ({ input }) => {
      const value = String(input);
      return `contains ${nameCharacter(value, value.search(NOT_IN_HTML))}, which HTML cannot contain`;
    },
  }),
  z.overwrite(withoutDirections),
);

const text = (meta: MetaInput) =>
  withMeta(visible.check(), 'text', 'Use visible text.', {
    pattern: JSON_TEXT,
    isTranslatable: true,
    ...meta,
  });

const wholeNumber = z.int().check(z.nonnegative());

const count = (meta: MetaInput) =>
  withMeta(wholeNumber.check(), 'count', 'Use a whole number, 0 or more, such as 1204.', meta);

const id = (meta: MetaInput) =>
  withMeta(
    z.union([wholeNumber, z.string().check(z.regex(NAME))]),
    'id',
    'Use a whole number, or a name such as "quill-2": at most 64 letters from a to z, digits, ".", "-" and "_". Both ends are letters or digits, not all are digits, and names of files, such as "con", "index", "a.html" or "a.svg", are not allowed.',
    meta,
  );

/** How to fix an invalid path or URL of a picture. */
export const PICTURE_REMEDY = 'Use a path such as "/pictures/q.svg", or an http:// or https:// URL.';

const picture = (meta: MetaInput) =>
  withMeta(
    visible.check(
      z.regex(/^(\/(?!\/)|https?:\/\/[^/])/i, 'is neither a path that begins with "/" nor an http(s) URL'),
    ),
    'picture',
    PICTURE_REMEDY,
    { pattern: JSON_PICTURE, ...meta },
  );

const link = (meta: MetaInput) =>
  withMeta(
    visible.check(
      z.refine((value) => isLink(value, ['https:', 'http:']), {
        error: ({ input }) =>
          /^\s|\s$/.test(String(input)) ? 'begins or ends with a space' : 'is not a link to a site',
      }),
    ),
    'link',
    'Use a URL such as "https://quill.example/get", without a user name and spaces.',
    { pattern: `^${JSON_WEB_LINK}$`, ...meta },
  );

/** An optional link of an app. */
const siteLink = (label: string, hint: string, example: string) =>
  z.optional(link({ label, hint: `${hint} An https:// URL.`, examples: [example] }));

const date = (meta: MetaInput) =>
  withMeta(z.iso.date('is not a date'), 'date', 'Use year, month and day, such as "2026-11-20".', meta);

/** A field that an app can lack. */
const optional = <Schema extends z.core.$ZodType>(declare: (meta: MetaInput) => Schema, meta: MetaInput) =>
  z.optional(declare(meta));

/** White space that HTML can contain is around the number. */
const DOWNLOADS = /^[^\S\v]*(\d+|\d{1,3}(,\d{3})+)(\.\d+)?[^\S\v]*[KMBTkmbt]?\+?[^\S\v]*$/;

const downloads = z.union([
  wholeNumber,
  z.string().check(
    z.regex(DOWNLOADS, { abort: true }),
    z.refine((value) => parseDownloads(value) !== null),
  ),
]);

/** The usual names of the star levels. */
export const STAR_LEVELS = ['1 star', '2 star', '3 star', '4 star', '5 star'] as const;

const rating = withMeta(
  z.object({
    name: text({
      label: 'Star level',
      hint: 'The label in the chart. Use each of "1 star" to "5 star" once.',
      examples: STAR_LEVELS,
      isTranslatable: false,
    }),
    count: count({
      label: 'Ratings of this level',
      hint: 'Number of ratings with this many stars. A whole number, 0 or more.',
      examples: [60113, 0],
    }),
  }),
  'group',
  'Use an object: { "name": "5 star", "count": 12 }.',
  { label: 'Star level' },
);

const links = z.object({
  get: siteLink(
    'Get',
    'Where the app itself is: a store, a download or a web app.',
    'https://hornbill.example/get',
  ),
  website: siteLink('Website', 'The site of the app.', 'https://hornbill.example'),
  source: siteLink('Source code', 'The source code of the app.', 'https://git.example/hornbill'),
  support: z.optional(
    withMeta(
      visible.check(
        z.refine(
          (value) => isLink(value, ['https:', 'http:', 'mailto:']),
          'is neither a link to a site nor mailto: with an email address',
        ),
      ),
      'link',
      'Use a URL such as "https://quill.example/help", or "mailto:help@quill.example".',
      {
        label: 'Support',
        hint: 'Where users get help: an https:// URL, or an email address with mailto:.',
        examples: ['https://hornbill.example/help', 'mailto:help@hornbill.example'],
        pattern: `^(${JSON_WEB_LINK}|[mM][aA][iI][lL][tT][oO]:[^\\s@?]+@[^\\s@?]+)$`,
      },
    ),
  ),
  docs: siteLink('Documentation', 'The manual of the app.', 'https://docs.hornbill.example'),
  demo: siteLink(
    'Demo',
    'Where the app can be tried without installing it.',
    'https://demo.hornbill.example',
  ),
  chat: siteLink('Chat', 'Where users and developers talk.', 'https://chat.example/hornbill'),
  changelog: siteLink('Changelog', 'What has changed in each version.', 'https://hornbill.example/changelog'),
  privacy: siteLink(
    'Privacy policy',
    'What the app does with data of its users.',
    'https://hornbill.example/privacy',
  ),
});

const earlierVersion = withMeta(
  z.object({
    version: text({ label: 'Version', hint: 'The name of the version.', examples: ['4.1.0'] }),
    date: optional(date, {
      label: 'Date',
      hint: 'The day on which it was released.',
      examples: ['2026-10-05'],
    }),
    changes: optional(text, {
      kind: 'paragraphs',
      label: 'Changes',
      hint: 'What was new in it. Markdown.',
      examples: ['Remembers the last song.'],
    }),
  }),
  'group',
  'Use an object: { "version": "4.1.0", "date": "2026-10-05" }.',
  { label: 'Earlier version' },
);

/** An amount that an app costs. */
const money = z.object({
  amount: withMeta(
    z.number().check(z.gte(0), z.lte(1_000_000_000)),
    'decimal',
    'Use a number, 0 or more, such as 4.99.',
    {
      label: 'Amount',
      hint: 'A number, 0 or more.',
      examples: [4.99],
    },
  ),
  currency: withMeta(
    z.string().check(z.regex(/^[A-Z]{3}$/, 'is not the code of a currency')),
    'text',
    'Use a code of ISO 4217, such as "EUR" or "USD".',
    { label: 'Currency', hint: 'The code of a currency, by ISO 4217.', examples: ['EUR'] },
  ),
});

const priceWords = text({
  label: 'Price',
  examples: ['Free', 'from 4 € a month'],
  // The price as a whole is: each language can have words or an amount.
  isTranslatable: false,
});

const language = withMeta(
  z.string().check(z.regex(LANGUAGE_TAG, 'is not a BCP 47 tag such as "en" or "pt-BR"')),
  'text',
  'Use a BCP 47 tag: "en" for English, "pt-BR" for Portuguese as in Brazil.',
  { label: 'Language', examples: ['en', 'pt-BR'] },
);

const screenshot = withMeta(
  z.object({
    image: picture({
      label: 'Picture',
      hint: 'The path of a file under public/, in the same upper and lower case, or an http(s) URL. Of any shape.',
      examples: ['/pictures/hornbill-1.png'],
    }),
    alt: optional(text, {
      label: 'Alternative text',
      hint: 'What the picture shows, for those who do not see it.',
      examples: ['A list of songs'],
    }),
  }),
  'group',
  'Use an object: { "image": "/pictures/q-1.png", "alt": "What it shows" }.',
  { label: 'Screenshot' },
);

const film = withMeta(
  z.object({
    video: withMeta(
      visible.check(
        z.refine(
          (value) => value.startsWith('/') && isFilm(imageFileOf(value) ?? ''),
          'is not the path of a WebM or MP4 file of this site',
        ),
      ),
      'film',
      'Use the path of a WebM or MP4 file under public/, such as "/films/q.webm". A film of another site is not loaded.',
      {
        label: 'Film',
        hint: 'The path of a WebM or MP4 file under public/, in the same upper and lower case, of 10 MB or less. It plays after a click.',
        examples: ['/films/hornbill.webm'],
        pattern: JSON_FILM,
      },
    ),
    poster: picture({
      label: 'Poster',
      hint: 'The picture that is shown before the film plays, of the shape of the film.',
      examples: ['/pictures/hornbill-film.png'],
    }),
    alt: optional(text, {
      label: 'Alternative text',
      hint: 'What the film shows, for those who do not see it.',
      examples: ['How a song is found'],
    }),
  }),
  'group',
  'Use an object: { "video": "/films/q.webm", "poster": "/pictures/q.png", "alt": "What it shows" }.',
  { label: 'Film' },
);

const screenshotOrFilm = withMeta(
  z.union([screenshot, film]),
  'group',
  'Use an object: { "image": "/pictures/q-1.png", "alt": "What it shows" }.',
  { label: 'Screenshot' },
);

const status = z.object({
  deprecated: text({
    label: 'Reason',
    hint: 'Why the app is deprecated, in a sentence.',
    examples: ['It is not developed any more.'],
  }),
  replacedBy: optional(id, {
    label: 'Replaced by',
    hint: 'The id of the app that replaces it.',
    examples: [7, 'hornbill'],
    remedy: 'Use the id of another app.',
  }),
});

/** An optional list. */
const list = <Entry extends z.core.$ZodType>(
  entry: Entry,
  meta: MetaInput & Pick<FieldMeta, 'remedy'>,
  ...checks: z.core.$ZodCheck<z.output<Entry>[]>[]
) => z.optional(withMeta(z.array(entry).check(...checks), 'list', meta.remedy, meta));

/** A list of names. Without any, it would say nothing. */
const names = (
  entry: string,
  examples: readonly string[],
  { isTranslatable = true, ...meta }: Pick<FieldMeta, 'label' | 'hint' | 'remedy'> & Partial<FieldMeta>,
) =>
  list(
    text({ label: entry, examples: examples.slice(0, 1), isTranslatable }),
    { ...meta, examples: [examples] },
    z.minLength(1),
  );

const relatedApps = (meta: Pick<FieldMeta, 'label' | 'hint'>) =>
  list(id({ label: 'App', examples: ['hornbill', 7], remedy: 'Use the id of another app.' }), {
    ...meta,
    remedy: 'Use a list of ids: ["hornbill", 7].',
    examples: [['hornbill', 7]],
  });

/** One app of the catalogue, as in `public/appsData.json`. Unknown fields are removed. */
export const appSchema = withMeta(
  z.object({
    id: id({
      label: 'Id',
      hint: 'A whole number, or a name that no other app has, of at most 64 letters, digits, “.”, “-” and “_”, with a letter or a digit at both ends. It is part of the page’s URL, and visitors’ browsers store it: never change it.',
      examples: [133, 'hornbill'],
    }),
    image: optional(picture, {
      label: 'Icon',
      hint: 'The path of a file under public/, in the same upper and lower case, or an http(s) URL. The build adds a margin to one that is not square, and a background to one that a theme would hide, unless it is an SVG file with its own. At most 100 kB as SVG, and 1 MB in other formats.',
      examples: ['/pictures/hornbill.svg', 'https://cdn.example/hornbill.png'],
    }),
    title: text({
      label: 'Title',
      hint: 'The name of the app. A developer can use a title once. Cards show two lines, about 40 letters.',
      examples: ['Hornbill'],
    }),
    companyName: optional(text, {
      label: 'Developer',
      hint: 'The developer’s name. Use one spelling for all apps of a developer.',
      examples: ['Loose Thread Audio'],
    }),
    summary: optional(text, {
      label: 'Summary',
      hint: 'What the app is, in one line of at most 140 letters. Without it, it is made of the start of the description.',
      examples: ['Plays songs, one after the other.'],
    }),
    description: optional(text, {
      kind: 'paragraphs',
      label: 'Description',
      hint: 'Text of 40 words or more, in Markdown, without HTML and images. An empty line (\\n\\n) starts a new paragraph.',
      examples: ['First paragraph.\n\nSecond paragraph.'],
    }),
    downloads: z.optional(
      withMeta(
        downloads,
        'downloads',
        'Use a whole number, 0 or more, or text such as "500K+", "29.6M" or "1,200,000".',
        {
          label: 'Downloads',
          hint: 'A whole number, shown as 312.7M, or text, shown unchanged and sorted by its value.',
          examples: [312740918, '500K+', '29.6M', '1,200,000'],
        },
      ),
    ),
    ratingAvg: z.optional(
      withMeta(z.number().check(z.gte(0), z.lte(5)), 'decimal', 'Use a number from 0 to 5, such as 4.7.', {
        label: 'Average rating',
        hint: 'The average of the star levels, 0 to 5, with one decimal.',
        examples: [4.7],
      }),
    ),
    reviews: optional(count, {
      label: 'Reviews',
      hint: 'Number of written reviews. At most the number of ratings.',
      examples: [1204331],
    }),
    ratings: list(rating, {
      label: 'Star levels',
      hint: 'Number of ratings for each number of stars. The chart shows the last entry first.',
      examples: [STAR_LEVELS.map((name, index) => ({ name, count: 100 * (index + 1) }))],
      remedy: 'Use a list, [ … ], with one entry per star level.',
    }),
    links: z.optional(
      withMeta(links, 'group', 'Use an object: { "website": "https://quill.example" }.', {
        label: 'Links',
        hint: 'Where the app and its developer are. Shown on the app’s page, each with its host.',
        examples: [{ get: 'https://hornbill.example/get', website: 'https://hornbill.example' }],
      }),
    ),
    license: optional(text, {
      label: 'Licence',
      hint: 'An SPDX expression, whose licences are linked, or words such as Proprietary.',
      examples: ['AGPL-3.0-only OR MIT', 'Proprietary'],
    }),
    price: z.optional(
      withMeta(
        z.union([priceWords, money]),
        'price',
        'Use "Free", words such as "from 4 € a month", or { "amount": 4.99, "currency": "EUR" }.',
        {
          label: 'Price',
          hint: 'Free, words such as “from 4 € a month”, or an amount with the code of its currency: 4.99 EUR. In the file, an amount is an object.',
          examples: ['Free', { amount: 4.99, currency: 'EUR' }, 'from 4 € a month'],
          isTranslatable: true,
        },
      ),
    ),
    platforms: names('Platform', ['Android', 'Web'], {
      label: 'Platforms',
      hint: 'What the app runs on: systems, processors, languages of programs.',
      remedy: 'Use a list of names: ["Android", "Web"]. Remove the field if they are not known.',
    }),
    languages: list(
      language,
      {
        label: 'Languages',
        hint: 'The languages of the app, as BCP 47 tags. Pages show their names.',
        examples: [['en', 'pt-BR']],
        remedy: 'Use a list of BCP 47 tags: ["en", "pt-BR"]. Remove the field if they are not known.',
      },
      z.minLength(1),
    ),
    badges: names('Badge', ['official'], {
      label: 'Badges',
      hint: 'Names that lib/site.ts declares, with the text and the meaning that pages show.',
      remedy: 'Use a list of names: ["official"]. Remove the field if the app has none.',
      isTranslatable: false,
    }),
    categories: names('Category', ['Photo & Video', 'Tools'], {
      label: 'Categories',
      hint: 'One to three names. Each has a page with its apps. Use one spelling of a name in all apps.',
      remedy: 'Use a list of names: ["Photo & Video"]. Remove the field if the app has none.',
    }),
    collections: names('Collection', ['Start here', 'For the garden'], {
      label: 'Collections',
      hint: 'Names of lists that editors put together. Each has a page with its apps, and lib/site.ts says what it is, and whether home shows it.',
      remedy: 'Use a list of names: ["Start here"]. Remove the field if the app is in none.',
    }),
    added: optional(date, {
      label: 'Added',
      hint: 'The day on which the app came into the catalogue: year, month and day. It has a New mark for 30 days.',
      examples: ['2026-11-20'],
    }),
    updated: optional(date, {
      label: 'Updated',
      hint: 'The day of the last update: year, month and day.',
      examples: ['2026-11-22'],
    }),
    version: optional(text, {
      label: 'Version',
      hint: 'The current version, shown with what is new.',
      examples: ['4.2.0'],
    }),
    changes: optional(text, {
      kind: 'paragraphs',
      label: 'Changes',
      hint: 'What is new in the version, in a sentence or two. Markdown, as in the description.',
      examples: ['Plays one song after the other.'],
    }),
    versions: list(earlierVersion, {
      label: 'Earlier versions',
      hint: 'The versions before the current one, the newest first. Its page shows them on demand.',
      examples: [[{ version: '4.1.0', date: '2026-10-05', changes: 'Remembers the last song.' }]],
      remedy: 'Use a list of versions: [{ "version": "4.1.0", "date": "2026-10-05" }].',
    }),
    keywords: list(text({ label: 'Keyword', examples: ['songs'] }), {
      label: 'Keywords',
      hint: 'Words that a search finds, and that no page shows.',
      examples: [['songs', 'radio']],
      remedy: 'Use a list of words: ["letters", "post"].',
    }),
    screenshots: list(
      screenshotOrFilm,
      {
        label: 'Screenshots',
        hint: 'At most eight pictures and films of the app, in this order.',
        examples: [[{ image: '/pictures/hornbill-1.png', alt: 'A list of songs' }]],
        remedy: 'Use a list of at most eight: [{ "image": "/pictures/q-1.png", "alt": "What it shows" }].',
      },
      z.maxLength(8),
    ),
    status: z.optional(
      withMeta(status, 'group', 'Use an object: { "deprecated": "Why, in a sentence." }.', {
        label: 'Status',
        hint: 'Of an app that is deprecated. It stays in the catalogue, with a note.',
        examples: [{ deprecated: 'It is not developed any more.', replacedBy: 7 }],
      }),
    ),
    requires: relatedApps({
      label: 'Requires',
      hint: 'The ids of the apps that it needs. Its page links to them.',
    }),
    worksWith: relatedApps({
      label: 'Works with',
      hint: 'The ids of apps that it can be used with. Its page links to them.',
    }),
    alternativeTo: list(text({ label: 'Product', examples: ['Tunewell'] }), {
      label: 'Alternative to',
      hint: 'Names of products that the catalogue does not have, and that it can replace. A search for them finds it.',
      examples: [['Tunewell', 'Songbox Pro']],
      remedy: 'Use a list of names: ["Tunewell", "Songbox Pro"].',
    }),
  }),
  'group',
  'Use an object: { "id": 1, … }.',
  { label: 'App', hint: 'One app of the catalogue.' },
);

type AppInFile = z.infer<typeof appSchema>;

/** The name of a field of an app. */
export type FieldName = keyof AppInFile;

/** An app in one language. */
export type App = AppInFile & {
  /** Of an app that lacks texts in that language. Not a field of the file. */
  untranslated?: Untranslated;
};

export type Rating = NonNullable<App['ratings']>[number];
export type ScreenshotOrFilm = z.infer<typeof screenshotOrFilm>;
export type EarlierVersion = z.infer<typeof earlierVersion>;
export type Status = z.infer<typeof status>;
export type Money = z.infer<typeof money>;

/** The names of an app's fields, in the order of the schema. */
export const APP_FIELDS = Object.keys(appSchema.shape) as FieldName[];

export type LinkKind = keyof NonNullable<App['links']>;

/** The kinds of links, in the order of the schema. */
export const LINK_KINDS = Object.keys(links.shape) as LinkKind[];

/** The whole file: a list of apps. May be empty. The check also tests that ids are unique. */
export const catalogueSchema = withMeta(
  z.array(appSchema),
  'list',
  'Use a list of apps, [ … ], even for a single app, with nothing around it.',
  {
    label: 'Catalogue',
    hint: 'All apps, in the order of the site. The first eight are the trending apps.',
  },
);

/**
 * The apps of a catalogue file that the build has checked, in one language.
 *
 * @param input The result of `JSON.parse`.
 * @param languages As of `localize`. By default, the language is that of the site.
 * @returns In the order of the file, without unknown fields.
 * @throws ZodError
 */
export function parseCatalogue(input: unknown, languages: readonly string[] = site.languages): App[] {
  return decodeLocalized<App>(input, languages, (localized) => z.parse(catalogueSchema, localized));
}
